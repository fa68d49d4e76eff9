import { perLocale } from './active-language'
import { type Part, parseMessage } from './parse-message'

const known = new Map<string, Part[]>()

function partsOf(message: string): Part[] {
  const parts = known.get(message) ?? parseMessage(message)
  known.set(message, parts)
  return parts
}

const numberFormat = perLocale((locale) => new Intl.NumberFormat(locale))
const pluralRules = perLocale((locale) => new Intl.PluralRules(locale))

type Wrap = (name: string, inner: unknown[]) => unknown

/**
 * Splits the message into strings, values and tags. The content of an unknown tag is plain text.
 */
export function formatMessage(
  message: string,
  values: Readonly<Record<string, unknown>>,
  wrap: Wrap = (_name, inner) => inner.join(''),
): unknown[] {
  const piecesOf = (parts: Part[] = [], count?: number): unknown[] =>
    parts.flatMap((part) => piecesOfPart(part, count))

  const piecesOfPart = (part: Part, count?: number): unknown => {
    if (part === '#' && count !== undefined) return numberFormat().format(count)
    if (typeof part === 'string') return part
    const { kind, name } = part
    if (kind === 'tag') return wrap(name, piecesOf(part.parts, count))
    const value = values[name]
    if (kind === 'value') return value
    const number = Number(value)
    if (kind === 'number') return numberFormat().format(number)
    const { branches } = part
    const branch =
      kind === 'select'
        ? branches[String(value)]
        : (branches[`=${number}`] ?? branches[pluralRules().select(number)])
    return piecesOf(branch ?? branches.other, kind === 'plural' ? number : count)
  }

  return piecesOf(partsOf(message))
}
