import type { Part } from '../../src/shared/i18n/parse-message.ts'

export function namesOf(parts: readonly Part[]): Set<string> {
  const names = parts.flatMap((part) => {
    if (typeof part === 'string') return []
    const inner =
      part.kind === 'tag'
        ? part.parts
        : 'branches' in part
          ? Object.values(part.branches).flat()
          : []
    return [part.name, ...namesOf(inner)]
  })
  return new Set(names)
}
