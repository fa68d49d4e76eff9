/**
 * In which PO file the texts of a source file stand, for translators: that of the first folder that fits. What the
 * application loads is another question (catalogues.ts).
 */
const folders: [folder: string, name: string][] = [
  ['src/features/auth/', 'start'],
  ['src/shared/', 'start'],
  ['src/features/home/', 'home'],
  ['src/features/lead-search/', 'lead-search'],
  ['src/features/lists/', 'lists'],
  ...['ai', 'attachments', 'editor', 'library', 'preview', 'sequence', 'tokens'].map(
    (name): [string, string] => [`src/features/campaigns/${name}/`, 'builder'],
  ),
  ['src/features/campaigns/', 'campaigns'],
  ['src/features/analytics/', 'analytics'],
  ['src/features/settings/', 'settings'],
  // What is shown before the routes are there.
  ['src/app/session-', 'start'],
  ['src/app/last-resort', 'start'],
  ['src/app/missing-code', 'start'],
  ['src/entities/session/', 'start'],
  ['src/', 'signed-in'],
]

const poFileOfSource = (file: string): string =>
  folders.find(([folder]) => file.startsWith(folder))?.[1] ?? 'signed-in'

/** A text of several stands once. */
export function poFileOf(paths: readonly string[]): string {
  const names = new Set(paths.map(poFileOfSource))
  const [only] = names
  if (only !== undefined && names.size === 1) return only
  if (names.has('start')) return 'start'
  return [...names].every((name) => name === 'campaigns' || name === 'builder')
    ? 'campaigns'
    : 'signed-in'
}
