const INVISIBLE = /[\u00AD\u200B\u2060\uFEFF]/g

/**
 * The text without soft hyphens, zero-width spaces and byte order marks, trimmed; '' if nothing can
 * be seen. Joiners (U+200C, U+200D) stay where they hold visible text together.
 */
export function visibleText(text: string): string {
  const cleaned = text.replace(INVISIBLE, '').trim()
  return /[^\s\u200C-\u200F\u202A-\u202E]/.test(cleaned) ? cleaned : ''
}
