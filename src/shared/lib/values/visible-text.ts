/** Soft hyphens, zero-width spaces, word joiners and byte order marks: safe to remove anywhere. */
const NEEDLESS = '\u00AD\u200B\u2060\uFEFF'
/** Joiners and direction marks: invisible, but they affect neighbouring text. */
const SHAPING = '\u200C-\u200F\u202A-\u202E'

/** All invisible characters, for use inside a regular expression's brackets. */
export const INVISIBLE = NEEDLESS + SHAPING

const everyNeedless = new RegExp(`[${NEEDLESS}]`, 'g')
const everyInvisible = new RegExp(`[${INVISIBLE}]`, 'g')
const anyVisible = new RegExp(`[^\\s${INVISIBLE}]`)

/** For text that needs no joiners: addresses, token names. */
export const withoutInvisible = (text: string) => text.replace(everyInvisible, '')

export const isBlank = (text: string) => !anyVisible.test(text)

/**
 * Trims, and removes soft hyphens, zero-width spaces and byte order marks; '' if nothing is
 * visible. Joiners (U+200C, U+200D) between visible characters stay.
 */
export function visibleText(text: string): string {
  const cleaned = text.replace(everyNeedless, '').trim()
  return isBlank(cleaned) ? '' : cleaned
}
