import { Editor, Node, type Path, Range, Text, Transforms } from 'slate'
import {
  type Align,
  type Block,
  type BlockKind,
  bodyBlocks,
  type ColorMark,
  isBlock,
  isHtmlBlock,
  markNames,
  type Marks,
  marksOf,
  MAX_DEPTH,
  NO_KIND,
  NO_LAYOUT,
  type Origin,
  startSide,
  type StepEditor,
  type ToggleMark,
} from '../model/document'
import { deepestAt, nextInList } from '../model/lists'
import { asOneStep } from '../model/undo-steps'

export const PARAGRAPH: BlockKind = { type: 'paragraph' }
export const BULLET: BlockKind = { type: 'list-item', ordered: false, depth: 0 }
export const NUMBERED: BlockKind = { type: 'list-item', ordered: true, depth: 0 }

export const isPlainMode = (editor: StepEditor) => {
  const [first] = editor.children
  return first !== undefined && isBlock(first) && first.type === 'plain'
}

function selectedBlocks(editor: StepEditor): [Block, Path][] {
  const { selection } = editor
  if (!selection) return []
  const at = Editor.unhangRange(editor, selection)
  const blocks = [...Editor.nodes<Block>(editor, { at, match: isBlock, mode: 'highest' })]
  return blocks.filter(([block]) => !isHtmlBlock(block))
}

export const currentBlock = (editor: StepEditor) => selectedBlocks(editor)[0]

export const isInCode = (editor: StepEditor) => currentBlock(editor)?.[0].type === 'code'

export function setKind(editor: StepEditor, kind: BlockKind, at: Path): void {
  const layout = kind.type === 'code' ? NO_LAYOUT : {}
  Editor.withoutNormalizing(editor, () => {
    moveStartToNext(editor, at)
    const block = Node.get(editor, at)
    const origin = isBlock(block) ? originOf(block, kind) : undefined
    Transforms.setNodes<Block>(editor, { ...NO_KIND, ...layout, ...kind, origin }, { at })
  })
}

/** A block of a new kind gets its own element and leaves its quote. */
function originOf({ type, origin }: Block, kind: BlockKind): Origin | undefined {
  if (!origin) return undefined
  const quote = origin.boxes.findLastIndex(({ tag }) => tag === 'blockquote')
  const leaves = type === 'quote' && kind.type !== 'quote' && quote >= 0
  const boxes = leaves ? origin.boxes.slice(0, quote) : origin.boxes
  return { ...origin, boxes, own: undefined, inner: undefined, html: undefined }
}

/** Keeps the start number of a list whose first item is removed from it. */
function moveStartToNext(editor: StepEditor, [index = 0]: Path) {
  const blocks = bodyBlocks(editor)
  const block = blocks[index]
  const next = nextInList(blocks, index)
  if (block?.type !== 'list-item' || block.start === undefined || next === undefined) return
  Transforms.setNodes<Block>(editor, { start: block.start }, { at: [next] })
}

const isKind = (block: Block, kind: BlockKind) =>
  block.type === kind.type &&
  (block.type !== 'heading' || kind.type !== 'heading' || block.level === kind.level) &&
  (block.type !== 'list-item' || kind.type !== 'list-item' || block.ordered === kind.ordered)

/** Changes the selected blocks to a kind, or to paragraphs if they all have it already. */
export function toggleKind(editor: StepEditor, kind: BlockKind): void {
  const blocks = selectedBlocks(editor)
  const isOn = blocks.every(([block]) => isKind(block, kind))
  asOneStep(editor, () => {
    for (const [block, path] of blocks) {
      const depth = block.type === 'list-item' && kind.type === 'list-item' ? block.depth : 0
      const target = kind.type === 'list-item' ? { ...kind, depth } : kind
      setKind(editor, isOn ? PARAGRAPH : target, path)
    }
    if (kind.type === 'code' && !isOn) joinLines(editor, blocks)
  })
}

/** Joins adjacent blocks, but not across a kept HTML block. */
function joinLines(editor: StepEditor, blocks: [Block, Path][]) {
  const isBehind = (index: number, [, [at = 0]]: [Block, Path]) => blocks[index]?.[1][0] === at - 1
  for (const [, path] of blocks.filter((entry, index) => isBehind(index - 1, entry)).toReversed()) {
    Transforms.insertText(editor, '\n', { at: Editor.start(editor, path) })
    Transforms.mergeNodes(editor, { at: path })
  }
}

export function setAlign(editor: StepEditor, side: Align): void {
  asOneStep(editor, () => {
    for (const [block, path] of selectedBlocks(editor)) {
      if (block.type === 'code') continue
      const align = side === startSide(block) ? undefined : side
      Transforms.setNodes<Block>(editor, { align }, { at: path })
    }
  })
}

export const canIndent = (editor: StepEditor, by: 1 | -1) => movable(editor, by).length > 0

export function indent(editor: StepEditor, by: 1 | -1): boolean {
  const items = movable(editor, by)
  if (items.length === 0) return false
  asOneStep(editor, () => {
    for (const { path, depth } of items) {
      moveStartToNext(editor, path)
      Transforms.setNodes<Block>(
        editor,
        { depth: depth + by, start: undefined, list: undefined },
        { at: path },
      )
    }
  })
  return true
}

function movable(editor: StepEditor, by: 1 | -1) {
  const blocks = [...bodyBlocks(editor)]
  return selectedBlocks(editor).flatMap(([block, path]) => {
    const [index = 0] = path
    if (block.type !== 'list-item') return []
    const depth = block.depth + by
    const isPossible = depth >= 0 && depth <= Math.min(MAX_DEPTH, deepestAt(blocks, index))
    if (isPossible) blocks[index] = { ...block, depth }
    return isPossible ? [{ path, depth: block.depth }] : []
  })
}

export const currentMarks = (editor: StepEditor): Marks => {
  const marks = Editor.marks(editor)
  return marks ? marksOf(marks) : {}
}

export function toggleMark(editor: StepEditor, mark: ToggleMark): void {
  const isOn = currentMarks(editor)[mark] === true
  asOneStep(editor, () => {
    if (isOn) Editor.removeMark(editor, mark)
    else Editor.addMark(editor, mark, true)
  })
}

export function setColor(editor: StepEditor, mark: ColorMark, color: string | undefined): void {
  asOneStep(editor, () => {
    if (color) Editor.addMark(editor, mark, color)
    else Editor.removeMark(editor, mark)
  })
}

/**
 * Turns the selected blocks into plain paragraphs. Links stay, because their address is content.
 */
export function clearFormat(editor: StepEditor): void {
  const { selection } = editor
  if (!selection) return
  asOneStep(editor, () => {
    for (const [, path] of selectedBlocks(editor)) {
      setKind(editor, PARAGRAPH, path)
      Transforms.setNodes<Block>(editor, { align: undefined, dir: undefined }, { at: path })
    }
    if (Range.isCollapsed(selection)) {
      for (const mark of markNames) Editor.removeMark(editor, mark)
    } else {
      Transforms.unsetNodes<Text>(editor, [...markNames], {
        at: selection,
        match: Text.isText,
        split: true,
        voids: true,
      })
    }
  })
}
