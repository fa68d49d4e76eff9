import * as z from 'zod/mini'

/** An invalid value counts as none. */
export const textParam = z.catch(z.optional(z.coerce.string()), undefined)

const typed = new Set(['q', 'find'])

export const isTypedParam = (name: string): boolean => typed.has(name)

/**
 * Typing replaces the history entry; choosing a filter or sort order pushes one, which Back undoes.
 */
export const isOnlyTyping = (change: object): boolean => Object.keys(change).every(isTypedParam)

/** @param declared params by name, as given to `z.object` */
export const cleared = (declared: object): Record<string, undefined> =>
  Object.fromEntries(Object.keys(declared).map((name) => [name, undefined]))

/** @param declared params by name, as given to `z.object` */
export const isAnySet = (declared: object, params: Readonly<Record<string, unknown>>): boolean =>
  Object.keys(declared).some((name) => Boolean(params[name]))
