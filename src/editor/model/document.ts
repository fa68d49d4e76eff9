import type { BaseEditor } from 'slate'
import type { HistoryEditor } from 'slate-history'
import type { ReactEditor } from 'slate-react'
import type { TokenName } from '@/entities/campaign/tokens/tokens'

export const aligns = ['left', 'center', 'right', 'justify'] as const
/** Without an alignment a block is aligned to the start of its text direction. */
export type Align = (typeof aligns)[number]
export type Dir = 'ltr' | 'rtl'

export type Marks = {
  bold?: true
  italic?: true
  underline?: true
  strike?: true
  script?: 'sub' | 'sup'
  /** As #rrggbb, like the background. */
  color?: string
  background?: string
  /** Opening tags of what the editor has no button for, such as a font. */
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
  /** Pixels; undefined for the picture's own width. */
  width?: number
  /** All others, as HTML; undefined for a picture that was inserted here. */
  attributes?: string
  children: [TextLeaf]
}
/** The attributes are all but the address, as HTML. */
export type LinkNode = { type: 'link'; url: string; attributes?: string; children: Inline[] }
export type Inline = TextLeaf | TokenNode | ImageNode | LinkNode

/** An element that was written elsewhere, compared by identity. Attributes are HTML: ` dir="ltr"`. */
export type Box = {
  tag: string
  attributes: string
  /** For a list: the list that it stood directly behind, and is not joined with. */
  behind?: Box
}

/** What the HTML of a block has that the editor has no button for. It never changes. */
export type Origin = {
  /** The elements around the block, outermost first, without lists. */
  boxes: readonly Box[]
  /** The lists around an item, outermost first. */
  lists: readonly Box[]
  /** The element of the block; 'text' stands in the last box without one. */
  own?: Box | 'text'
  /** The element in it that holds the text, as in `<li><p>`. */
  inner?: Box
  /** What the elements above give the text. */
  marks: Marks
  /** The inside of the element as it was written, for as long as it says the same. */
  html?: string
  same: { children: Inline[]; align?: Align; dir?: Dir }
}

type Layout = {
  origin?: Origin
  align?: Align
  /** Set on the block; undefined where its first letter decides. */
  dir?: Dir
}
type NoLayout = { origin?: Origin; align?: undefined; dir?: undefined }

export type ListItemKind = {
  type: 'list-item'
  ordered: boolean
  depth: number
  /** The number of the first item, for a list that does not start at 1. */
  start?: number
}

/** Lists are flat: an item stores its depth, and the HTML is nested when it is written. */
export type BlockKind =
  | ({ type: 'paragraph' } & Layout)
  | ({ type: 'heading'; level: 1 | 2 } & Layout)
  | (ListItemKind & Layout)
  | ({ type: 'quote' } & Layout)
  | ({ type: 'code' } & NoLayout)
  /** One line of a body in plain-text mode, which has no other blocks. */
  | ({ type: 'plain' } & NoLayout)
  /**
   * A kept HTML block: exact source that no other block can express, such as a table, layout or
   * button.
   */
  | ({ type: 'html-block'; html: string } & NoLayout)
export type Block = BlockKind & { children: Inline[] }

/** Set with a new kind, so that no property of the old one stays behind. */
export const NO_KIND = {
  level: undefined,
  ordered: undefined,
  depth: undefined,
  start: undefined,
  html: undefined,
}
/** Set with a kind that has neither an alignment nor a direction. */
export const NO_LAYOUT = { align: undefined, dir: undefined }

/** The HTML around the blocks of a body: the head of a whole page, or the styles at the start. */
export type Wrapper = { before: string; after: string }

export type StepEditor = BaseEditor & ReactEditor & HistoryEditor & { wrapper: Wrapper }

declare module 'slate' {
  interface CustomTypes {
    Editor: StepEditor
    Element: Block | LinkNode | TokenNode | ImageNode
    Text: TextLeaf
  }
}

/** The nesting level of a list, from 0. */
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

export type HtmlBlock = Extract<Block, { type: 'html-block' }>
export const isHtmlBlock = (node: object): node is HtmlBlock =>
  'type' in node && node.type === 'html-block'
export const htmlBlock = (html: string): HtmlBlock => ({
  type: 'html-block',
  html,
  children: [{ text: '' }],
})

export const paragraph = (text = ''): Block => ({ type: 'paragraph', children: [{ text }] })

export const markNames = [
  'bold',
  'italic',
  'underline',
  'strike',
  'script',
  'color',
  'background',
  'wrap',
] as const satisfies (keyof Marks)[]

export const marksOf = (leaf: Marks): Marks =>
  Object.fromEntries(markNames.flatMap((name) => (leaf[name] ? [[name, leaf[name]]] : [])))

export const haveSameMarks = (a: Marks, b: Marks) => markNames.every((name) => a[name] === b[name])
