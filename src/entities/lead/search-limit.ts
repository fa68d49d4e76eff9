import { clampInteger } from '@/shared/lib/clamp-integer'

/** Range of the maximum number of leads of a search. */
export const limitRange = { min: 1, max: 1000, fallback: 25 }

/** Gives 25 for a value that is not a number. */
export function clampLimit(limit: unknown): number {
  const isReadable = typeof limit === 'number' || typeof limit === 'string'
  return clampInteger(isReadable ? limit : '', limitRange)
}
