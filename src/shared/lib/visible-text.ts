const INVISIBLE = /[\u00AD\u200B\u2060\uFEFF]/g

/** A letter, digit or mark of ASCII at the start: told without a search, for files of many cells. */
const startsVisibly = (text: string) => {
  const code = text.charCodeAt(0)
  return code > 0x20 && code < 0x7f
}

/** Whether nothing can be seen. */
export function isBlank(text: string): boolean {
  return !startsVisibly(text) && visibleText(text) === ''
}

/**
 * The text without soft hyphens, zero-width spaces and byte order marks, trimmed; '' if nothing can
 * be seen. Joiners (U+200C, U+200D) stay where they hold visible text together.
 */
export function visibleText(text: string): string {
  const cleaned = text.replace(INVISIBLE, '').trim()
  return /[^\s\u200C-\u200F\u202A-\u202E]/.test(cleaned) ? cleaned : ''
}
