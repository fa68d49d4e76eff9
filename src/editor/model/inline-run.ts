import { splitAtTokens } from '@/entities/campaign/tokens/token-text'
import { OBJECT } from './block-text'
import {
  haveSameMarks,
  type ImageNode,
  type Inline,
  isLeaf,
  type LinkNode,
  type Marks,
  type TextLeaf,
  type TokenNode,
} from './document'

/** Compared by identity, so that two adjacent links stay separate. */
type LinkMark = { url: string; attributes?: string }
export type RunItem = { node: TextLeaf | TokenNode | ImageNode; marks: Marks; link?: LinkMark }

/** Leaves, tokens and images in document order, before they are wrapped in links. */
export type InlineRun = RunItem[]

export const runText = (run: InlineRun) =>
  run.map(({ node }) => ('text' in node ? node.text : OBJECT)).join('')

export const chipTokens = (run: InlineRun): InlineRun => run.flatMap(chipItem)

function chipItem(item: RunItem): InlineRun {
  if (!('text' in item.node)) return [item]
  const { marks, link } = item
  return splitAtTokens(item.node.text).map((piece) => {
    if ('text' in piece) return { node: piece, marks, link }
    return { node: { type: 'token', name: piece.token, children: [{ text: '' }] }, marks, link }
  })
}

/** Children of a block or link, normalised as the body rules require. */
export function toInlines(run: InlineRun): Inline[] {
  const children: Inline[] = [{ text: '' }]
  let open: { mark: LinkMark; node: LinkNode } | undefined
  for (const item of run) {
    if (item.link !== open?.mark) {
      open = item.link && {
        mark: item.link,
        node: { type: 'link', ...item.link, children: [{ text: '' }] },
      }
      if (open) children.push(open.node, { text: '' })
    }
    append(open ? open.node.children : children, item)
  }
  return children
}

function append(children: Inline[], { node, marks }: RunItem) {
  if (!('text' in node)) {
    const voidNode = { ...node, children: [{ text: '', ...marks }] as [TextLeaf] }
    children.push(voidNode, { text: '' })
    return
  }
  if (!node.text) return
  const last = children.at(-1)
  if (last && isLeaf(last) && (last.text === '' || haveSameMarks(last, marks))) children.pop()
  const before = last && isLeaf(last) && haveSameMarks(last, marks) ? last.text : ''
  children.push({ text: before + node.text, ...marks })
}

const linkOf = ({ url, attributes }: LinkNode): LinkMark => ({
  url,
  ...(attributes && { attributes }),
})

/** Inverse of `toInlines`. */
export function toRun(children: readonly Inline[], link?: LinkMark): InlineRun {
  return children.flatMap((node): InlineRun => {
    if (isLeaf(node)) return node.text ? [{ node: { text: node.text }, marks: node, link }] : []
    if (node.type === 'link') return toRun(node.children, linkOf(node))
    return [{ node, marks: node.children[0], link }]
  })
}
