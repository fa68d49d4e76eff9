import { type Block, type Dir, type Inline, isLeaf } from './document'

/** Hebrew, Arabic and the other scripts that are written from right to left. */
const RTL_LETTER =
  /[\u0590-\u08FF\uFB1D-\uFDFF\uFE70-\uFEFC\u{10800}-\u{10FFF}\u{1E800}-\u{1EFFF}]/u
const LETTER = /\p{L}/u

/** The direction of the first letter; tokens, numbers and punctuation have none. */
export function textDirection(text: string): Dir | undefined {
  const letter = LETTER.exec(text)?.[0]
  if (letter === undefined) return undefined
  return RTL_LETTER.test(letter) ? 'rtl' : 'ltr'
}

const textOf = (node: Inline): string => {
  if (isLeaf(node)) return node.text
  return node.type === 'link' ? node.children.map(textOf).join('') : ''
}

/** The direction of a block: its own, or that of its text. Code runs from left to right. */
export function blockDirection({ type, dir, children }: Block): Dir | undefined {
  if (type === 'code') return undefined
  return dir ?? textDirection(children.map(textOf).join(''))
}

/**
 * The default alignment of a block.
 * @param outer the direction around it, which applies to a block without letters
 */
export const startSide = (block: Block, outer?: Dir) =>
  (blockDirection(block) ?? outer) === 'rtl' ? 'right' : 'left'
