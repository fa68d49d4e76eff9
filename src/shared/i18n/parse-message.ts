/** Separator between context and text, as in gettext. */
export const CONTEXT_END = '\u0004'

/**
 * The supported subset of ICU MessageFormat: `{name}`, `{count, number}`, `{count, plural, one {#
 * lead} other {# leads}}`, `{kind, select, a {…} other {…}}`, and tags: `<link>text</link>`. There
 * is no quoting: pass text with braces as a value.
 */
export type Part =
  | string
  | { kind: 'value'; name: string }
  | { kind: 'number'; name: string }
  | { kind: 'plural' | 'select'; name: string; branches: Record<string, Part[]> }
  | { kind: 'tag'; name: string; parts: Part[] }

/** @throws Error for an unclosed brace or tag, or a plural or select without `other` */
export function parseMessage(message: string): Part[] {
  let rest = message
  const take = (pattern: RegExp): string[] | undefined => {
    const found = pattern.exec(rest) ?? undefined
    if (found) rest = rest.slice(found[0].length)
    return found
  }
  const expect = (pattern: RegExp) => {
    if (!take(pattern)) throw new Error(`"${message}" cannot be read at "${rest}"`)
  }

  const readBranches = () => {
    const branches: Record<string, Part[]> = {}
    for (let key = take(/^(=?\w+) *\{/); key; key = take(/^(=?\w+) *\{/)) {
      branches[key[1] ?? ''] = readParts()
      expect(/^\} */)
    }
    if (!branches.other) throw new Error(`"${message}" has no "other"`)
    expect(/^\}/)
    return branches
  }

  const readPart = (): Part | undefined => {
    const text = take(/^(?:[^{}#<]+|[#<](?!\/?\w+>))/) ?? take(/^#/)
    if (text) return text[0]
    const [, tag] = take(/^<(\w+)>/) ?? []
    if (tag !== undefined) {
      const parts = readParts()
      expect(new RegExp(`^</${tag}>`))
      return { kind: 'tag', name: tag, parts }
    }
    const [, name = '', , kind] = take(/^\{(\w+)(, *(number|plural|select) *,? *)?/) ?? []
    if (!name) return undefined
    if (kind === 'plural' || kind === 'select') return { kind, name, branches: readBranches() }
    expect(/^\}/)
    return kind === 'number' ? { kind, name } : { kind: 'value', name }
  }

  const readParts = (): Part[] => {
    const parts: Part[] = []
    for (let part = readPart(); part !== undefined; part = readPart()) parts.push(part)
    return parts
  }

  const parts = readParts()
  expect(/^$/)
  return parts
}
