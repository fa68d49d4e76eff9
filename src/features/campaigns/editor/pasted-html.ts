import { isBlankImage } from '../content/safe-url'
import { type Block, type Inline, isLeaf, type TextLeaf } from './document'
import { domToSlate } from './html-to-slate'

const JUNK = 'del, br.Apple-interchange-newline, a.MsoCommentReference, [style*="mso-comment" i]'

type PastedBody = { blocks: Block[]; blankImages: number }

/** HTML from the clipboard, with what other programs add and nobody meant taken away. */
export function readPastedHtml(html: string): PastedBody {
  const { body } = new DOMParser().parseFromString(html, 'text/html')
  for (const junk of body.querySelectorAll(JUNK)) junk.remove()
  const images = { blank: 0 }
  const blocks = domToSlate(body)
  for (const block of blocks) {
    block.children = block.children.map((node) => settleInline(node, images, false))
  }
  return { blocks, blankImages: images.blank }
}

function settleInline(node: Inline, images: { blank: number }, isInLink: boolean): Inline {
  if (isLeaf(node)) return settleLeaf(node, isInLink)
  if (node.type === 'image' && isBlankImage(node.url)) images.blank += 1
  if (node.type === 'link') {
    return { ...node, children: node.children.map((child) => settleInline(child, images, true)) }
  }
  return { ...node, children: [settleLeaf(node.children[0], isInLink)] }
}

/** Black on white, and the blue of links, is how those programs write by themselves. */
function settleLeaf(leaf: TextLeaf, isInLink: boolean): TextLeaf {
  const settled = { ...leaf }
  if (isInLink) delete settled.underline
  if (isInLink || isNearlyBlack(leaf.color)) delete settled.color
  if (leaf.background === '#ffffff') delete settled.background
  return settled
}

const isNearlyBlack = (color: string | undefined) =>
  color !== undefined && /^#[0-3].[0-3].[0-3].$/.test(color)
