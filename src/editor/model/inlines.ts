import { splitAtTokens, tokenText } from '@/entities/campaign/tokens/tokens'
import {
  haveSameMarks,
  type ImageNode,
  type Inline,
  isInlineVoid,
  isLeaf,
  isToken,
  type LinkNode,
  type Marks,
  type StepEditor,
  type TextLeaf,
  type TokenNode,
} from './document'
import { Editor, Path, type Point, Text } from 'slate'

/** A tab has no width in HTML, so outside code it becomes spaces. */
const TAB = '    '
/** Line ends of other programs: Word's U+000B, and separators of pages, records and paragraphs. */
// oxlint-disable-next-line no-control-regex -- control characters are what it looks for
const LINE_END = /\r\n?|[\u000B\u000C\u001C-\u001E\u0085\u2028\u2029]/g
// oxlint-disable-next-line no-control-regex -- control characters are what it looks for
const CONTROL_CHARACTERS = /[\u0000-\u0008\u000E-\u001B\u001F\u007F\u200B\uFEFF]/g

/** Removes characters that HTML cannot contain, and normalises line ends. */
export const withoutControlCharacters = (text: string) =>
  text.replace(LINE_END, '\n').replace(CONTROL_CHARACTERS, '')

/** For text outside code. */
export const cleanText = (text: string) => withoutControlCharacters(text).replaceAll('\t', TAB)

/**
 * Replaces no-break spaces that only preserve white space (next to another space or at the edge of
 * a line) with spaces. A single one between words stays. The length never changes, so offsets stay
 * valid.
 */
export const normaliseSpaces = (text: string) =>
  text.replace(/(^|[ \n\u00A0])\u00A0+|\u00A0+(?=$|[ \n])/g, (run) => run.replaceAll('\u00A0', ' '))

/** Replaces the spaces of normalised text that HTML would collapse with no-break spaces. */
export const keepSpaces = (text: string) => text.replace(/(?<=^|[ \n]) | (?=\n|$)/g, '\u00A0')

/** Compared by identity, so that two adjacent links stay separate. */
type LinkMark = { url: string; attributes?: string }
export type RunItem = { node: TextLeaf | TokenNode | ImageNode; marks: Marks; link?: LinkMark }

/** Leaves, tokens and images in document order, before they are wrapped in links. */
export type InlineRun = RunItem[]

export const runText = (run: InlineRun, written: (node: InlineVoid) => string = () => OBJECT) =>
  run.map(({ node }) => ('text' in node ? node.text : written(node))).join('')

/** Text that represents a chip as its token. */
export const writeToken = (node: InlineVoid) => (isToken(node) ? tokenText(node.name) : OBJECT)

export const chipTokens = (run: InlineRun): InlineRun => run.flatMap(chipItem)

/** Content of a block with this text, in which tokens become chips. */
export const textInlines = (text: string, marks: Marks = {}) =>
  toInlines(chipTokens([{ node: { text }, marks }]))

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

export function toRun(children: readonly Inline[], link?: LinkMark): InlineRun {
  return children.flatMap((node): InlineRun => {
    if (isLeaf(node)) return node.text ? [{ node: { text: node.text }, marks: node, link }] : []
    if (node.type === 'link') return toRun(node.children, linkOf(node))
    return [{ node, marks: node.children[0], link }]
  })
}

/** White space that is not rendered, and the break that ends a block. */
const SWALLOWED = /(?<=^|[\n ]) +| +(?=\n|$)|\n$/g
const LAST_BREAK = /\n$/g
/** Stands for a character that is dropped; no text contains it. */
const DROPPED = '\u0000'

/** Collapses white space like a browser, using ordinary spaces where possible. */
export function collapseWhiteSpace(run: InlineRun): InlineRun {
  const collapsed = without(run, SWALLOWED)
  return rewrite(collapsed, normaliseSpaces(runText(collapsed)))
}

export const dropLastBreak = (run: InlineRun) => without(run, LAST_BREAK)

function without(run: InlineRun, pattern: RegExp): InlineRun {
  const marked = runText(run).replace(pattern, (dropped) => DROPPED.repeat(dropped.length))
  return rewrite(run, marked).flatMap((item) => {
    if (!('text' in item.node)) return [item]
    const text = item.node.text.replaceAll(DROPPED, '')
    return text ? [{ ...item, node: { text } }] : []
  })
}

/** Replaces the text of a run with text of the same length. */
export function rewrite(run: InlineRun, text: string): InlineRun {
  let from = 0
  return run.map((item) => {
    if (!('text' in item.node)) {
      from += 1
      return item
    }
    const piece = text.slice(from, from + item.node.text.length)
    from += piece.length
    return piece === item.node.text ? item : { ...item, node: { text: piece } }
  })
}

/** Placeholder for a chip or image in the text of a block. */
export const OBJECT = '\uFFFC'

type InlineVoid = TokenNode | ImageNode
type Piece = { text: string; path: Path; isVoid: boolean; from: number }

/**
 * Text of a block, with its positions. Chips and images are represented in it too, so that each
 * position is either before or after one.
 */
export class BlockText {
  readonly text: string
  private readonly pieces: Piece[]

  /** @param written text that represents a chip or image; at least one character */
  constructor(
    private readonly editor: StepEditor,
    private readonly blockPath: Path,
    written: (node: InlineVoid) => string = () => OBJECT,
  ) {
    let from = 0
    const match = (node: object) => Text.isText(node) || isInlineVoid(node)
    this.pieces = [...Editor.nodes(editor, { at: blockPath, match, mode: 'highest' })].map(
      ([node, path]) => {
        const isVoid = isInlineVoid(node)
        const text = isVoid ? written(node) : Text.isText(node) ? node.text : ''
        const piece = { text, path, isVoid, from }
        from += text.length
        return piece
      },
    )
    this.text = this.pieces.map(({ text }) => text).join('')
  }

  /** In UTF-16 units. A position in a chip or image maps to its end. */
  offsetOf({ path, offset }: Point): number {
    for (const { text, path: at, isVoid, from } of this.pieces) {
      if (Path.equals(at, path)) return from + offset
      if (isVoid && Path.isAncestor(at, path)) return from + text.length
    }
    return this.text.length
  }

  /**
   * Position of an offset, never inside a chip or image.
   * @param edge whether it starts or ends a range, which never extends beyond its text
   */
  pointAt(offset: number, edge: 'start' | 'end'): Point {
    const texts = this.pieces.filter(({ isVoid }) => !isVoid)
    const piece =
      edge === 'start'
        ? texts.findLast(({ from }) => from <= offset)
        : texts.find(({ from, text }) => from + text.length >= offset)
    if (!piece) return Editor.end(this.editor, this.blockPath)
    const within = Math.min(Math.max(offset - piece.from, 0), piece.text.length)
    return { path: piece.path, offset: within }
  }
}
