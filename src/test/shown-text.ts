/** Represents an image or kept layout in the texts below. */
const OBJECT = '\uFFFC'

const withSpaces = (text: string) => text.replaceAll('\u00A0', ' ')

const ELEMENT = '[data-slate-node=element]'

const blocksOf = (surface: Element) =>
  [...surface.querySelectorAll(ELEMENT)].filter(
    (element) => !element.parentElement?.closest(ELEMENT),
  )

/** Text of a body in the editor as the user sees it: a line per block, chips in braces. */
export const shownText = (surface: Element): string => blocksOf(surface).map(shownBlock).join('\n')

const shownBlock = (block: Element) =>
  block.matches('[data-slate-void]') ? OBJECT : withSpaces(piecesOf(block).map(shownPiece).join(''))

const PIECES =
  '[data-token] > [contenteditable=false], [data-picture], [data-slate-string], [data-slate-zero-width]'

/** Chips, images and strings of a block, in order. */
const piecesOf = (block: Element) =>
  [...block.querySelectorAll(PIECES)].filter(
    (piece) =>
      piece.matches('[data-picture]') || !piece.closest('[data-slate-void] [data-slate-spacer]'),
  )

function shownPiece(piece: Element): string {
  if (piece.matches('[data-picture]')) return OBJECT
  if (piece.matches('[data-slate-zero-width]')) return ''
  const text = piece.textContent.replaceAll('\uFEFF', '')
  // Slate renders the last line break of a block twice.
  return isLastText(piece) && text.endsWith('\n') ? text.slice(0, -1) : text
}

function isLastText(piece: Element): boolean {
  const block = piece.closest(`${ELEMENT}:not([data-slate-inline])`)
  const texts = block?.querySelectorAll('[data-slate-leaf]')
  return texts?.item(texts.length - 1) === piece.closest('[data-slate-leaf]')
}

/**
 * Offset in `shownText` of a position in the DOM; a position in a chip or image maps to its end.
 */
export function shownOffset(surface: Element, node: Node, offset: number): number | undefined {
  let before = 0
  for (const block of blocksOf(surface)) {
    if (!block.contains(node)) {
      before += shownBlock(block).length + 1
      continue
    }
    if (block.matches('[data-slate-void]')) return undefined
    for (const piece of piecesOf(block)) {
      const isVoid = piece.matches('[data-picture], [data-token] *')
      const holder = isVoid ? (piece.closest('[data-slate-void]') ?? piece) : piece
      const length = shownPiece(piece).length
      if (holder.contains(node)) {
        if (isVoid) return before + length
        return node.nodeType === Node.TEXT_NODE ? before + Math.min(offset, length) : undefined
      }
      before += length
    }
    return undefined
  }
  return undefined
}

const BLOCKS = 'p, h1, h2, li, pre, table'

/** The equivalent of `shownText` for saved HTML. */
export function savedBodyText(html: string): string {
  const { body } = new DOMParser().parseFromString(html, 'text/html')
  return [...body.querySelectorAll(BLOCKS)]
    .filter((block) => !block.parentElement?.closest('table'))
    .map(savedBlock)
    .join('\n')
}

function savedBlock(element: Element): string {
  if (element.matches('table')) return OBJECT
  const block = element.cloneNode(true)
  if (!(block instanceof Element)) return ''
  const isCode = block.matches('pre')
  for (const inner of block.querySelectorAll('ul, ol')) inner.remove()
  // This break only makes an empty last line visible.
  if (!isCode && block.lastChild?.nodeName === 'BR') block.lastChild.remove()
  for (const line of block.querySelectorAll('br')) line.replaceWith('\n')
  for (const picture of block.querySelectorAll('img')) picture.replaceWith(OBJECT)
  const { textContent } = block
  return withSpaces(isCode ? textContent.replace(/\n$/, '') : textContent)
}
