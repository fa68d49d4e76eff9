const INVISIBLE = /[\u00AD\u200B\u2060\uFEFF]/g

const VISIBLE = /[^\s\u00AD\u200B-\u200F\u202A-\u202E\u2060\uFEFF]/

/** Whether nothing can be seen. */
export const isBlank = (text: string) => !VISIBLE.test(text)

/**
 * The text without soft hyphens, zero-width spaces and byte order marks, trimmed; '' if nothing can
 * be seen. Joiners (U+200C, U+200D) stay where they hold visible text together.
 */
export function visibleText(text: string): string {
  const cleaned = text.replace(INVISIBLE, '').trim()
  return isBlank(cleaned) ? '' : cleaned
}
