import { clampInteger } from '@/shared/lib/clamp-integer'

/** How many leads a search may give. */
export const limitRange = { min: 1, max: 1000, fallback: 25 }

/** 25 for what is not a number. */
export function clampLimit(limit: unknown): number {
  const isReadable = typeof limit === 'number' || typeof limit === 'string'
  return clampInteger(isReadable ? limit : '', limitRange)
}
