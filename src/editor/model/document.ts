import { type BaseEditor, Node } from 'slate'
import type { HistoryEditor } from 'slate-history'
import type { ReactEditor } from 'slate-react'
import type { TokenName } from '@/entities/campaign/tokens/tokens'

/** Undefined alignment follows the text direction. */
export type Align = 'left' | 'center' | 'right' | 'justify'
export type Dir = 'ltr' | 'rtl'

export type Marks = {
  bold?: true
  italic?: true
  underline?: true
  strike?: true
  script?: 'sub' | 'sup'
  /** #rrggbb, like `background`. */
  color?: string
  background?: string
  /** Opening tags of formatting that the editor has no button for, such as a font. */
  wrap?: string
}
export type ToggleMark = 'bold' | 'italic' | 'underline'
export type ColorMark = 'color' | 'background'

export type TextLeaf = Marks & { text: string }
export type TokenNode = { type: 'token'; name: TokenName; children: [TextLeaf] }
export type ImageNode = {
  type: 'image'
  url: string
  alt: string
  /** In pixels; undefined for the natural width. */
  width?: number
  /** The other attributes, as HTML; undefined for an image inserted in the editor. */
  attributes?: string
  children: [TextLeaf]
}
/** `attributes` is HTML and excludes the address. */
export type LinkNode = { type: 'link'; url: string; attributes?: string; children: Inline[] }
export type Inline = TextLeaf | TokenNode | ImageNode | LinkNode

/** An element from the original HTML, compared by identity. Attributes are HTML: ` dir="ltr"`. */
export type Box = {
  tag: string
  attributes: string
  /** For a list: directly follows another, with which it must not be merged. */
  isSeparate?: boolean
}

/** Original markup of a block that the editor has no button for. Immutable. */
export type Origin = {
  /** Elements around the block, outermost first, without lists. */
  boxes: readonly Box[]
  /** Element of the block; 'text' is bare text in the last box. */
  own?: Box | 'text'
  /** Nested element that holds the text, as in `<li><p>`. */
  inner?: Box
  /** Inherited marks. */
  marks: Marks
  /** Original inner HTML, valid while the content is unchanged. */
  html?: string
  same: { children: Inline[]; align?: Align; dir?: Dir }
}

type Layout = {
  origin?: Origin
  align?: Align
  /** Explicit direction; undefined to derive it from the first letter. */
  dir?: Dir
}
type NoLayout = { origin?: Origin; align?: undefined; dir?: undefined }

export type ListItemKind = {
  type: 'list-item'
  ordered: boolean
  depth: number
  /** Number of the first item, for a list that does not start at 1 or follows another list. */
  start?: number
  /** The list in the source. */
  list?: Box
}

/** Lists are flat: an item stores its depth, and nesting happens on serialisation. */
export type BlockKind =
  | ({ type: 'paragraph' } & Layout)
  | ({ type: 'heading'; level: 1 | 2 } & Layout)
  | (ListItemKind & Layout)
  | ({ type: 'quote' } & Layout)
  | ({ type: 'code' } & NoLayout)
  /** A line of a body in plain-text mode, which has no other blocks. */
  | ({ type: 'plain' } & NoLayout)
  /** Exact source that no other block can represent, such as a table, layout or button. */
  | ({ type: 'html-block'; html: string } & NoLayout)
export type Block = BlockKind & { children: Inline[] }

/** Resets the properties of the previous kind. */
export const NO_KIND = {
  level: undefined,
  ordered: undefined,
  depth: undefined,
  start: undefined,
  list: undefined,
  html: undefined,
}
/** For kinds without alignment and direction. */
export const NO_LAYOUT = { align: undefined, dir: undefined }

/** HTML around the blocks of a body: the head of a full page, or leading styles. */
export type Wrapper = { before: string; after: string }

export type StepEditor = BaseEditor & ReactEditor & HistoryEditor & { wrapper: Wrapper }

declare module 'slate' {
  interface CustomTypes {
    Editor: StepEditor
    Element: Block | LinkNode | TokenNode | ImageNode
    Text: TextLeaf
  }
}

export const MAX_DEPTH = 8

const blockTypes: ReadonlySet<string> = new Set<Block['type']>([
  'paragraph',
  'heading',
  'list-item',
  'quote',
  'code',
  'plain',
  'html-block',
])

export const isLeaf = (node: object): node is TextLeaf => 'text' in node
export const isBlock = (node: object): node is Block =>
  'type' in node && typeof node.type === 'string' && blockTypes.has(node.type)
export function bodyBlocks({ children }: { children: readonly object[] }): readonly Block[] {
  return children.every(isBlock) ? children : children.filter(isBlock)
}

/** Compares by identity first: unchanged blocks are the same objects. */
export const areSameBlocks = (a: readonly Block[], b: readonly Block[]) =>
  a.length === b.length &&
  a.every(
    (block, index) => block === b[index] || JSON.stringify(block) === JSON.stringify(b[index]),
  )

export const isLink = (node: object): node is LinkNode => 'type' in node && node.type === 'link'
export const isToken = (node: object): node is TokenNode => 'type' in node && node.type === 'token'
export const isImage = (node: object): node is ImageNode => 'type' in node && node.type === 'image'
export const isInlineVoid = (node: object): node is TokenNode | ImageNode =>
  isToken(node) || isImage(node)

export type HtmlBlock = Extract<Block, { type: 'html-block' }>
export const isHtmlBlock = (node: object): node is HtmlBlock =>
  'type' in node && node.type === 'html-block'
export const htmlBlock = (html: string): HtmlBlock => ({
  type: 'html-block',
  html,
  children: [{ text: '' }],
})

export const paragraph = (text = ''): Block => ({ type: 'paragraph', children: [{ text }] })

const everyMark: Record<keyof Marks, true> = {
  bold: true,
  italic: true,
  underline: true,
  strike: true,
  script: true,
  color: true,
  background: true,
  wrap: true,
}

const isMarkName = (name: string): name is keyof Marks => name in everyMark

export const markNames = Object.keys(everyMark).filter(isMarkName)

export const marksOf = (leaf: Marks): Marks =>
  Object.fromEntries(markNames.flatMap((name) => (leaf[name] ? [[name, leaf[name]]] : [])))

export const haveSameMarks = (a: Marks, b: Marks) => markNames.every((name) => a[name] === b[name])

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
