import { Editor, type Path, Transforms } from 'slate'
import type { Align, Block, BlockKind, StepEditor } from './document'
import { bodyBlocks, isBlock, MAX_DEPTH } from './document'
import { deepestAfter } from './list-depth'
import { asOneStep } from './undo-steps'

export const PARAGRAPH: BlockKind = { type: 'paragraph' }

/** Properties of one kind do not stay behind when a block becomes another. */
const NO_KIND = { level: undefined, ordered: undefined, depth: undefined }

export const isPlainMode = (editor: StepEditor) => {
  const [first] = editor.children
  return first !== undefined && isBlock(first) && first.type === 'plain'
}

export function selectedBlocks(editor: StepEditor): [Block, Path][] {
  const { selection } = editor
  if (!selection) return []
  const at = Editor.unhangRange(editor, selection)
  return [...Editor.nodes(editor, { at, match: isBlock, mode: 'highest' })]
}

export const currentBlock = (editor: StepEditor) => selectedBlocks(editor)[0]

export function setKind(editor: StepEditor, kind: BlockKind, at: Path): void {
  const align = kind.type === 'code' ? { align: undefined } : {}
  Transforms.setNodes<Block>(editor, { ...NO_KIND, ...align, ...kind }, { at })
}

const isKind = (block: Block, kind: BlockKind) =>
  block.type === kind.type &&
  (block.type !== 'heading' || kind.type !== 'heading' || block.level === kind.level) &&
  (block.type !== 'list-item' || kind.type !== 'list-item' || block.ordered === kind.ordered)

/** Makes the selected blocks one kind; if they all are already, paragraphs again. */
export function toggleKind(editor: StepEditor, kind: BlockKind): void {
  const blocks = selectedBlocks(editor)
  const isOn = blocks.every(([block]) => isKind(block, kind))
  asOneStep(editor, () => {
    for (const [block, path] of blocks) {
      const depth = block.type === 'list-item' && kind.type === 'list-item' ? block.depth : 0
      const wanted = kind.type === 'list-item' ? { ...kind, depth } : kind
      setKind(editor, isOn ? PARAGRAPH : wanted, path)
    }
    if (kind.type === 'code' && !isOn) joinLines(editor, blocks)
  })
}

function joinLines(editor: StepEditor, blocks: [Block, Path][]) {
  for (const [, path] of blocks.slice(1).toReversed()) {
    Transforms.insertText(editor, '\n', { at: Editor.start(editor, path) })
    Transforms.mergeNodes(editor, { at: path })
  }
}

export function setAlign(editor: StepEditor, align: Align | undefined): void {
  asOneStep(editor, () => {
    for (const [block, path] of selectedBlocks(editor)) {
      if (block.type !== 'code') Transforms.setNodes<Block>(editor, { align }, { at: path })
    }
  })
}

/** How many of the selected items can go one level deeper (1) or less deep (-1). */
export const canIndent = (editor: StepEditor, by: 1 | -1) => movable(editor, by).length > 0

/** Moves the selected items one level; false where none of them can move. */
export function indent(editor: StepEditor, by: 1 | -1): boolean {
  const items = movable(editor, by)
  if (items.length === 0) return false
  asOneStep(editor, () => {
    for (const { path, depth } of items) {
      Transforms.setNodes<Block>(editor, { depth: depth + by }, { at: path })
    }
  })
  return true
}

function movable(editor: StepEditor, by: 1 | -1) {
  let before: Block | undefined
  return selectedBlocks(editor).flatMap(([block, path]) => {
    const [index = 0] = path
    before ??= bodyBlocks(editor)[index - 1]
    if (block.type !== 'list-item') {
      before = block
      return []
    }
    const depth = block.depth + by
    const isPossible = depth >= 0 && depth <= Math.min(MAX_DEPTH, deepestAfter(before))
    before = isPossible ? { ...block, depth } : block
    return isPossible ? [{ path, depth: block.depth }] : []
  })
}
