import { useStore, createStore } from '@/shared/lib/state/store'
import { activeLanguage, numberFormat, perLocale } from './active-language'
import { CONTEXT_END, type Part, parseMessage } from './parse-message'

declare const translatable: unique symbol

/**
 * A text declared outside a component, for example in a table of labels, and translated when shown.
 * At runtime it is the English text; the type prevents showing it untranslated.
 */
export type Translatable = { readonly [translatable]: true }

type Value = string | number

type NameOf<Slot> = Slot extends `${infer Name},${string}` ? Name : Slot
type NamesOf<Message> = Message extends `${string}{${infer Slot}}${infer Rest}`
  ? NameOf<Slot> | NamesOf<Rest>
  : never

type Values<Message> = string extends Message
  ? never
  : Message extends `${string}, ${'plural' | 'select'},${string}`
    ? [values: Readonly<Record<string, Value>>]
    : [NamesOf<Message>] extends [never]
      ? []
      : [values: Readonly<Record<Extract<NamesOf<Message>, string>, Value>>]

export type Translate = <const Message extends string | Translatable>(
  message: Message,
  ...values: Values<Message>
) => string

/**
 * Declares a translatable text.
 * @param context distinguishes texts that are identical in English only, such as a verb and a noun
 */
export const msg = <const Message extends string>(
  message: [NamesOf<Message>] extends [never] ? Message : never,
  context?: string,
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the type hides the string on purpose
): Translatable => (context ? context + CONTEXT_END + message : message) as unknown as Translatable

/** The translation, with its placeholders unfilled. */
export function wordingOf(message: string): string {
  const { catalogue } = activeLanguage.get()
  const wording = Object.hasOwn(catalogue, message) ? catalogue[message] : undefined
  return wording ?? message.slice(message.indexOf(CONTEXT_END) + 1)
}

const known = new Map<string, Part[]>()

function partsOf(message: string): Part[] {
  const parts = known.get(message) ?? parseMessage(message)
  known.set(message, parts)
  return parts
}

const plainNumber = numberFormat()
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
    if (part === '#' && count !== undefined) return plainNumber().format(count)
    if (typeof part === 'string') return part
    const { kind, name } = part
    if (kind === 'tag') return wrap(name, piecesOf(part.parts, count))
    const value = values[name]
    if (kind === 'value') return value
    const number = Number(value)
    if (kind === 'number') return plainNumber().format(number)
    const { branches } = part
    const branch =
      kind === 'select'
        ? branches[String(value)]
        : (branches[`=${number}`] ?? branches[pluralRules().select(number)])
    return piecesOf(branch ?? branches.other, kind === 'plural' ? number : count)
  }

  return piecesOf(partsOf(message))
}

const toSentence = (message: string, values?: Readonly<Record<string, Value>>): string => {
  const wording = wordingOf(message)
  return values ? formatMessage(wording, values).join('') : wording
}

const createTranslate = (): Translate =>
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- a Translatable is a string
  ((...args: Parameters<typeof toSentence>) => toSentence(...args)) as Translate

const translator = createStore<Translate>(createTranslate())
activeLanguage.subscribe(() => translator.set(createTranslate()))

/**
 * For use outside components. Returns text in the current language, so call it when the text is
 * shown.
 */
// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- a Translatable is a string
export const translate = toSentence as Translate

/** For use in components, which re-render when the language changes. */
export const useTranslation = (): Translate => useStore(translator)

export const toText = (text: string | Translatable): string =>
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- a Translatable is a string
  wordingOf(text as string)
