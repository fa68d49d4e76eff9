import { Node } from 'slate'
import type { Block, Dir } from './document'

const RTL_LETTER =
  /[\u0590-\u08FF\uFB1D-\uFDFF\uFE70-\uFEFC\u{10800}-\u{10FFF}\u{1E800}-\u{1EFFF}]/u
const LETTER = /\p{L}/u
const LETTERS = /\p{L}/gu

/** Direction of the first letter; tokens, numbers and punctuation are neutral. */
function textDirection(text: string): Dir | undefined {
  const letter = LETTER.exec(text)?.[0]
  if (letter === undefined) return undefined
  return RTL_LETTER.test(letter) ? 'rtl' : 'ltr'
}

/** Direction of a block: explicit, or derived from its text. Code is always left to right. */
export function blockDirection(block: Block): Dir | undefined {
  if (block.type === 'code') return undefined
  return block.dir ?? textDirection(Node.string(block))
}

/**
 * Default alignment of a block.
 * @param outer inherited direction, used for a block without letters
 */
export const startSide = (block: Block, outer?: Dir) =>
  (blockDirection(block) ?? outer) === 'rtl' ? 'right' : 'left'

/**
 * Drops a pasted direction that does not matter. It does for text that has it, but starts with the
 * other one.
 */
export function dropNeedlessDirection(block: Block): void {
  const letters = Node.string(block).match(LETTERS) ?? []
  const isMixed =
    textDirection(letters.join('')) !== block.dir &&
    letters.some((letter) => textDirection(letter) === block.dir)
  if (!isMixed) delete block.dir
}
