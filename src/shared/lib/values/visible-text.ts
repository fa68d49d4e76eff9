/** Soft hyphens, zero-width spaces, word joiners and byte order marks: no text needs them. */
const NEEDLESS = '\u00AD\u200B\u2060\uFEFF'
/** Joiners and direction marks: invisible alone, but they shape the text beside them. */
const SHAPING = '\u200C-\u200F\u202A-\u202E'

/** All invisible characters, to stand between the brackets of a regular expression. */
export const INVISIBLE = NEEDLESS + SHAPING

const everyNeedless = new RegExp(`[${NEEDLESS}]`, 'g')
const everyInvisible = new RegExp(`[${INVISIBLE}]`, 'g')
const anyVisible = new RegExp(`[^\\s${INVISIBLE}]`)

/** For text where no joiner belongs: an address, the name of a token. */
export const withoutInvisible = (text: string) => text.replace(everyInvisible, '')

/** Whether nothing can be seen. */
export const isBlank = (text: string) => !anyVisible.test(text)

/**
 * The text without soft hyphens, zero-width spaces and byte order marks, trimmed; '' if nothing is
 * visible. Joiners (U+200C, U+200D) stay between visible characters.
 */
export function visibleText(text: string): string {
  const cleaned = text.replace(everyNeedless, '').trim()
  return isBlank(cleaned) ? '' : cleaned
}
