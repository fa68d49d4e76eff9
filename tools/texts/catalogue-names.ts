import type { CatalogueName } from '../../src/shared/i18n/catalogues.ts'

/** Which catalogue has the texts of a file: that of the first folder that fits. */
const folders: [folder: string, name: CatalogueName][] = [
  ['src/features/auth/', 'start'],
  ['src/shared/', 'start'],
  ['src/features/home/', 'home'],
  ['src/features/lead-search/', 'lead-search'],
  ['src/features/lists/', 'lists'],
  ...['ai', 'attachments', 'editor', 'library', 'preview', 'sequence', 'tokens'].map(
    (name): [string, CatalogueName] => [`src/features/campaigns/${name}/`, 'builder'],
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

const catalogueOfFile = (file: string): CatalogueName =>
  folders.find(([folder]) => file.startsWith(folder))?.[1] ?? 'signed-in'

/** A text of several catalogues stands in the one that is loaded before all of them. */
export function catalogueOf(files: readonly string[]): CatalogueName {
  const names = new Set(files.map(catalogueOfFile))
  const [only] = names
  if (only !== undefined && names.size === 1) return only
  if (names.has('start')) return 'start'
  return [...names].every((name) => name === 'campaigns' || name === 'builder')
    ? 'campaigns'
    : 'signed-in'
}
