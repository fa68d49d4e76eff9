/**
 * Limits in characters of HTML, characters of text, and blocks: pasting more at once takes over a
 * second.
 */
const MAX_HTML = 500_000
const MAX_TEXT = 200_000
const MAX_BLOCKS = 500

const BLOCK_START = /<(?:p|div|li|h[1-6]|blockquote|pre|tr)[\s>]/gi
/** Embedded images, which take no time to paste. */
const DATA_URL = /data:[^"')\s]+/g

type PasteSize = {
  /** Characters of text. */
  size: number
  /** Approximate number of paragraphs. */
  paragraphs: number
}

/** A paste that would block the page for a while, and makes an e-mail that is too long. */
export type LargePaste = PasteSize & { insert: () => void }

/** Undefined for a paste that needs no question. */
export function sizeOfLarge(text: string, html: string): PasteSize | undefined {
  const paragraphs = (html ? html.match(BLOCK_START) : text.match(/\n+/g))?.length ?? 0
  const isLarge =
    (html.length > MAX_HTML && html.replace(DATA_URL, '').length > MAX_HTML) ||
    text.length > MAX_TEXT ||
    paragraphs > MAX_BLOCKS
  const size = text.length || html.replace(/<[^>]*>/g, '').length
  return isLarge ? { size, paragraphs } : undefined
}
