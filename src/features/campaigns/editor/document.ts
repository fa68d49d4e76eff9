import type { BaseEditor } from 'slate'
import type { HistoryEditor } from 'slate-history'
import type { ReactEditor } from 'slate-react'
import type { TokenName } from '../content/tokens'

export const aligns = ['left', 'center', 'right', 'justify'] as const
/** Left is what a block without an alignment has. */
export type Align = Exclude<(typeof aligns)[number], 'left'>

export type Marks = {
  bold?: true
  italic?: true
  underline?: true
  /** As #rrggbb, like the background. */
  color?: string
  background?: string
}
export type ToggleMark = 'bold' | 'italic' | 'underline'
export type ColorMark = 'color' | 'background'

export type TextLeaf = Marks & { text: string }
export type TokenNode = { type: 'token'; name: TokenName; children: [TextLeaf] }
export type ImageNode = {
  type: 'image'
  url: string
  alt: string
  /** In px; as wide as the picture itself where it is missing. */
  width?: number
  children: [TextLeaf]
}
export type LinkNode = { type: 'link'; url: string; children: Inline[] }
export type Inline = TextLeaf | TokenNode | ImageNode | LinkNode

/** Lists are flat: an item knows its depth, and the HTML is nested again when it is written. */
export type BlockKind =
  | { type: 'paragraph'; align?: Align }
  | { type: 'heading'; level: 1 | 2; align?: Align }
  | { type: 'list-item'; ordered: boolean; depth: number; align?: Align }
  | { type: 'quote'; align?: Align }
  | { type: 'code'; align?: undefined }
  /** One line of a body in plain-text mode: in that mode there is no other block. */
  | { type: 'plain'; align?: undefined }
export type Block = BlockKind & { children: Inline[] }

export type StepEditor = BaseEditor & ReactEditor & HistoryEditor

declare module 'slate' {
  interface CustomTypes {
    Editor: StepEditor
    Element: Block | LinkNode | TokenNode | ImageNode
    Text: TextLeaf
  }
}

/** Of lists inside lists, counted from 0. */
export const MAX_DEPTH = 8

const blockTypes: ReadonlySet<string> = new Set<Block['type']>([
  'paragraph',
  'heading',
  'list-item',
  'quote',
  'code',
  'plain',
])

export const isLeaf = (node: object): node is TextLeaf => 'text' in node
export const isBlock = (node: object): node is Block =>
  'type' in node && typeof node.type === 'string' && blockTypes.has(node.type)
export function bodyBlocks({ children }: { children: readonly object[] }): readonly Block[] {
  return children.every(isBlock) ? children : children.filter(isBlock)
}

export const isLink = (node: object): node is LinkNode => 'type' in node && node.type === 'link'
export const isToken = (node: object): node is TokenNode => 'type' in node && node.type === 'token'
export const isImage = (node: object): node is ImageNode => 'type' in node && node.type === 'image'

export const paragraph = (text = ''): Block => ({ type: 'paragraph', children: [{ text }] })

export const markNames = ['bold', 'italic', 'underline', 'color', 'background'] as const

export function marksOf({ bold, italic, underline, color, background }: TextLeaf): Marks {
  return {
    ...(bold && { bold }),
    ...(italic && { italic }),
    ...(underline && { underline }),
    ...(color && { color }),
    ...(background && { background }),
  }
}

export const haveSameMarks = (a: Marks, b: Marks) =>
  a.bold === b.bold &&
  a.italic === b.italic &&
  a.underline === b.underline &&
  a.color === b.color &&
  a.background === b.background
