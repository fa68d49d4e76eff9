import * as z from 'zod/mini'
import { AnswerError } from './api-error'

/**
 * Readers of answers. They are generous where a server may differ without harm (a number as an id,
 * null for a text, a missing array) and refuse what a screen cannot do without.
 */

/** Takes whatever is there: five thousand contacts are read in one go, and a failed check is dear. */
const lenient = <Value>(convert: (value: unknown) => Value) => z.transform<unknown, Value>(convert)

function toText(value: unknown): string {
  if (typeof value === 'string') return value
  return typeof value === 'number' ? String(value) : ''
}

function toNumber(value: unknown): number | undefined {
  const number = toText(value).trim() === '' ? NaN : Number(value)
  return Number.isFinite(number) ? number : undefined
}

/** An identifier: a string, or a number made into one. Required. */
export const id = z.pipe(
  z.union([z.string(), z.number()]),
  z.transform((value) => String(value)),
)

/** A text; '' when it is missing, null or not a text. */
export const text = lenient(toText)

/** A text that may be hidden or unknown; undefined when it is missing, null or blank. */
export const optionalText = lenient((value) => toText(value).trim() || undefined)

/** A number, or a text that says one; undefined when there is none. */
export const optionalNumber = lenient(toNumber)

/** A count; 0 when it is missing, negative or not a number. */
export const count = lenient((value) => Math.max(0, toNumber(value) ?? 0))

/** Numbers below are seconds since the epoch, those above are milliseconds. */
const MILLISECONDS_FROM = 100_000_000_000

function toInstant(value: string): number | undefined {
  if (value.trim() === '') return undefined
  const number = Number(value)
  const epoch = number < MILLISECONDS_FROM ? number * 1000 : number
  const milliseconds = Number.isNaN(number) ? Date.parse(value) : epoch
  return Number.isNaN(new Date(milliseconds).getTime()) ? undefined : milliseconds
}

/** A point in time, in milliseconds since the epoch; undefined when it is missing or none. */
export const instant = lenient((value) => toInstant(toText(value)))

/** An array whose unreadable items are left out; empty when it is missing or null. */
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

/** A bare array, or an object that holds it (or null) under one of the keys. */
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
 * What a screen needs, read out of a body.
 * @throws AnswerError when it is not there
 */
export function read<Schema extends z.ZodMiniType>(schema: Schema, body: unknown) {
  const result = schema.safeParse(body)
  if (result.success) return result.data
  throw new AnswerError(
    body === undefined
      ? 'The server sent an empty answer.'
      : 'The server sent an answer without the data that is needed here.',
  )
}

/** What lists, and the items in them, were read from. */
const sources = new WeakMap<object, string>()

/**
 * Reads a list out of the text of an answer: a bare array, or an object that holds it under the key.
 * Whatever is as it was in `previous` is the same object, down to the whole list: all lists and
 * campaigns are read again after every change, and most of them have not changed.
 * @throws AnswerError when the text is not JSON or holds no list
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
    throw new AnswerError('The server sent an answer that could not be read.', { cause: error })
  }
}
