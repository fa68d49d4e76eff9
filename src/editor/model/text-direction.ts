import { Node } from 'slate'
import type { Block, Dir } from './document'

/** Hebrew, Arabic and the other scripts that are written from right to left. */
const RTL_LETTER =
  /[\u0590-\u08FF\uFB1D-\uFDFF\uFE70-\uFEFC\u{10800}-\u{10FFF}\u{1E800}-\u{1EFFF}]/u
const LETTER = /\p{L}/u

/** The direction of the first letter; tokens, numbers and punctuation have none. */
function textDirection(text: string): Dir | undefined {
  const letter = LETTER.exec(text)?.[0]
  if (letter === undefined) return undefined
  return RTL_LETTER.test(letter) ? 'rtl' : 'ltr'
}

/** The direction of a block: its own, or that of its text. Code runs from left to right. */
export function blockDirection(block: Block): Dir | undefined {
  if (block.type === 'code') return undefined
  return block.dir ?? textDirection(Node.string(block))
}

/**
 * The default alignment of a block.
 * @param outer the direction around it, which applies to a block without letters
 */
export const startSide = (block: Block, outer?: Dir) =>
  (blockDirection(block) ?? outer) === 'rtl' ? 'right' : 'left'
