import { CONTEXT_END } from '../../src/shared/i18n/context-end.ts'
import type { Source } from './sources.ts'

const ENTRY = 'src/main.tsx'
const ROUTES = 'src/app/routes/'
const ROOT = `${ROUTES}__root.tsx`

/** The key of a text in a catalogue. */
export const keyOf = ({ message, context }: { message: string; context: string }): string =>
  context ? context + CONTEXT_END + message : message

/**
 * Which texts each catalogue has: all that can be shown by the file that loads it, except those of catalogues that are
 * loaded before it. So a text may stand in several.
 * @returns with what is wrong: texts that no catalogue has
 */
export function cataloguesOf(sources: readonly Source[]) {
  const byPath = new Map(sources.map((source) => [source.path, source]))
  const names = new Map<string, string>([[ENTRY, 'start']])
  for (const { path, catalogue } of sources) if (catalogue) names.set(path, catalogue)

  /** What a file imports, at any depth, up to the files that load a catalogue of their own. */
  const reach = (entry: string, isEnd: (path: string) => boolean) => {
    const found = new Set<string>([entry])
    for (const path of found) {
      for (const next of byPath.get(path)?.imports ?? []) if (!isEnd(next)) found.add(next)
    }
    return found
  }
  const own = new Map([...names.keys()].map((entry) => [entry, reach(entry, (p) => names.has(p))]))

  const textsIn = (paths: Iterable<string>) =>
    new Set(
      Array.from(paths, (path) => byPath.get(path)?.messages ?? [])
        .flat()
        .map(keyOf),
    )
  /** Whether the application cannot come to the file without loading the other first. */
  const isAfter = (entry: string, other: string) =>
    other === ENTRY ||
    (other === ROOT && entry !== ENTRY) ||
    !reach(ENTRY, (path) => path === other).has(entry)

  const catalogues = new Map<string, Set<string>>()
  for (const [entry, name] of names) {
    const before = [...names.keys()].filter((other) => other !== entry && isAfter(entry, other))
    const known = textsIn(before.flatMap((other) => Array.from(own.get(other) ?? [])))
    const texts = [...textsIn(own.get(entry) ?? [])].filter((text) => !known.has(text))
    catalogues.set(name, new Set(texts))
  }

  const all = new Set([...own.values()].flatMap((paths) => Array.from(paths)))
  const problems = sources
    .filter(({ path, messages }) => messages.length > 0 && !all.has(path))
    .map(({ path }) => `${path} has texts, but no screen imports it`)
  return { catalogues, problems }
}
