import * as z from 'zod/mini'
import { translate } from '@/shared/i18n/translate'
import { AnswerError } from './api-error'

/**
 * Readers of response bodies. They tolerate harmless differences (a number as an id, null for a text,
 * a missing array) and reject a body without the data that a screen needs.
 */

/** Never throws: zod's failure path is slow, and imports read 5,000 contacts at once. */
const lenient = <Value>(convert: (value: unknown) => Value) => z.transform<unknown, Value>(convert)

function toText(value: unknown): string {
  if (typeof value === 'string') return value
  return typeof value === 'number' ? String(value) : ''
}

function toNumber(value: unknown): number | undefined {
  const number = toText(value).trim() === '' ? NaN : Number(value)
  return Number.isFinite(number) ? number : undefined
}

/** Required id: a string, or a number converted to one. */
export const id = z.pipe(
  z.union([z.string(), z.number()]),
  z.transform((value) => String(value)),
)

/** An id as a server sent it. It is sent back unchanged; its text (`idText`) is the key of maps. */
export type WireId = string | number

export const idText = (id: WireId): string => String(id).trim()

/** An id that may be absent, as it came; undefined when it is missing, null or blank. */
export const optionalWireId = lenient((value): WireId | undefined =>
  (typeof value === 'string' || typeof value === 'number') && idText(value) !== ''
    ? value
    : undefined,
)

/** A string; '' when it is missing, null or not a string. */
export const text = lenient(toText)

/** Optional string; undefined when missing, null or blank. */
export const optionalText = lenient((value) => toText(value).trim() || undefined)

/** Number or numeric string; undefined otherwise. */
export const optionalNumber = lenient(toNumber)

/** A count; 0 when it is missing, negative or not a number. */
export const count = lenient((value) => Math.max(0, toNumber(value) ?? 0))

/** Smaller values are seconds since the epoch, larger ones milliseconds. */
const MILLISECONDS_FROM = 100_000_000_000

function toInstant(value: string): number | undefined {
  if (value.trim() === '') return undefined
  const number = Number(value)
  const epoch = number < MILLISECONDS_FROM ? number * 1000 : number
  const milliseconds = Number.isNaN(number) ? Date.parse(value) : epoch
  return Number.isNaN(new Date(milliseconds).getTime()) ? undefined : milliseconds
}

/** A point in time, in milliseconds since the epoch; undefined when it is missing or invalid. */
export const instant = lenient((value) => toInstant(toText(value)))

export function items<Item extends z.ZodMiniType>(item: Item) {
  return z.pipe(
    lenient((value): unknown[] => (Array.isArray(value) ? value : [])),
    z.transform((values) =>
      values.flatMap((value): z.output<Item>[] => {
        const result = item.safeParse(value)
        return result.success ? [result.data] : []
      }),
    ),
  )
}

/** An array, or an object that holds one (or null) under one of the keys. */
export function itemsIn<Item extends z.ZodMiniType>(item: Item, ...keys: string[]) {
  return z.pipe(
    z.pipe(
      z.unknown(),
      z.transform((body, context) => {
        if (Array.isArray(body)) return body
        const entries = Object.entries(typeof body === 'object' && body !== null ? body : {})
        const found = entries.find(([key]) => keys.includes(key))
        if (found) return found[1]
        context.issues.push({ code: 'custom', input: body, message: 'holds no list' })
        return z.NEVER
      }),
    ),
    items(item),
  )
}

/**
 * Parses a response body with the schema.
 * @throws AnswerError when required data is missing
 */
export function read<Schema extends z.ZodMiniType>(schema: Schema, body: unknown) {
  const result = schema.safeParse(body)
  if (result.success) return result.data
  throw new AnswerError(
    body === undefined
      ? translate('The server sent an empty answer.')
      : translate('The server sent an answer without the data that is needed here.'),
  )
}

/** JSON source of each parsed list and item. */
const sources = new WeakMap<object, string>()

/**
 * Parses a list from a response: an array, or an object that holds one under the key. Items that
 * are unchanged since `previous`, or the whole unchanged list, keep their identity to avoid
 * re-renders: lists and campaigns are refetched after every change. See
 * docs/performance.md#tricks-and-what-they-buy
 * @throws AnswerError when the text is not JSON or contains no list
 */
export function readAgain<Item extends object>(
  reader: z.ZodMiniType<Item>,
  key: string,
  text: string,
  previous: Item[] = [],
): Item[] {
  if (sources.get(previous) === text) return previous
  const known = new Map(previous.map((item) => [sources.get(item), item]))
  const items = read(itemsIn(z.unknown(), key), parsed(text)).flatMap((value) => {
    const source = JSON.stringify(value)
    const item = known.get(source) ?? reader.safeParse(value).data
    if (!item) return []
    sources.set(item, source)
    return [item]
  })
  sources.set(items, text)
  return items
}

function parsed(text: string): unknown {
  if (text.trim() === '') return undefined
  try {
    return JSON.parse(text)
  } catch (error) {
    throw new AnswerError(translate('The server sent an answer that could not be read.'), {
      cause: error,
    })
  }
}
