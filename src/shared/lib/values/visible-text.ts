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

// oxlint-disable-next-line no-control-regex -- control characters are what it looks for
const BREAKS = /[\t-\r\u001C-\u001F\u0085\u2028\u2029]+/g
// oxlint-disable-next-line no-control-regex -- control characters are what it looks for
const UNSENT = new RegExp(
  `[\\u0000-\\u001F\\u007F-\\u009F\\u202A-\\u202E\\u2066-\\u2069${NEEDLESS}]`,
  'g',
)

/**
 * Text for a header of a mail, such as the subject: one line without control and invisible
 * characters. Joiners stay, because emoji and some scripts need them.
 */
export const lineOfHeader = (text: string) => text.replace(BREAKS, ' ').replace(UNSENT, '')

export const isBlank = (text: string) => !anyVisible.test(text)

/**
 * Trims, and removes soft hyphens, zero-width spaces and byte order marks; '' if nothing is
 * visible. Joiners (U+200C, U+200D) between visible characters stay.
 */
export function visibleText(text: string): string {
  const cleaned = text.replace(everyNeedless, '').trim()
  return isBlank(cleaned) ? '' : cleaned
}
