import { Editor, Path, Range, Transforms } from 'slate'
import {
  type Block,
  type HtmlBlock,
  isHtmlBlock,
  paragraph,
  type StepEditor,
} from '../model/document'
import { htmlToSlate } from '../html/html-to-slate'
import { asOneStep } from '../model/undo-steps'

type Place = [block: HtmlBlock, path: Path]

export function selectedHtmlBlock({ selection, children }: StepEditor): Place | undefined {
  if (!selection || Range.isExpanded(selection)) return undefined
  const [index = 0] = selection.anchor.path
  const block = children[index]
  return block && isHtmlBlock(block) ? [block, [index]] : undefined
}

export const selectBlock = (editor: StepEditor, path: Path) =>
  Transforms.select(editor, Editor.start(editor, path))

export function addParagraph(editor: StepEditor, at: Path): void {
  asOneStep(editor, () => {
    Transforms.insertNodes(editor, paragraph(), { at })
    selectBlock(editor, at)
  })
}

/** Inserts a line below the selected block and moves the caret there. */
export function leaveHtmlBlock(editor: StepEditor): void {
  const place = selectedHtmlBlock(editor)
  if (!place) return
  const at = Path.next(place[1])
  Transforms.insertNodes(editor, paragraph(), { at })
  selectBlock(editor, at)
}

export function removeBlock(editor: StepEditor, path: Path): void {
  asOneStep(editor, () => {
    Transforms.removeNodes(editor, { at: path, voids: true })
    if (editor.children.length === 0) Transforms.insertNodes(editor, paragraph(), { at: [0] })
    const [index = 0] = path
    if (index < editor.children.length) selectBlock(editor, path)
    else Transforms.select(editor, Editor.end(editor, Path.previous(path)))
  })
}

export function moveBlock(editor: StepEditor, [index = 0]: Path, by: 1 | -1): void {
  const to = index + by
  if (to < 0 || to >= editor.children.length) return
  asOneStep(editor, () => Transforms.moveNodes(editor, { at: [index], to: [to], voids: true }))
}

export function setHtml(editor: StepEditor, path: Path, html: string): void {
  asOneStep(editor, () => Transforms.setNodes<Block>(editor, { html }, { at: path, voids: true }))
}

export function convertToText(editor: StepEditor, [block, path]: Place): void {
  asOneStep(editor, () => {
    Transforms.removeNodes(editor, { at: path, voids: true })
    Transforms.insertNodes(editor, htmlToSlate(block.html), { at: path })
    selectBlock(editor, path)
  })
}

/** Makes kept HTML blocks atomic for the keyboard: selected, left or deleted as a whole. */
export function withHtmlBlocks(editor: StepEditor): StepEditor {
  const { insertText, insertBreak, deleteBackward, deleteForward, deleteFragment } = editor

  editor.insertText = (text, options) => {
    if (!options?.at) {
      if (isEdged(editor)) editor.deleteFragment()
      leaveHtmlBlock(editor)
    }
    insertText(text, options)
  }
  editor.insertBreak = () => {
    if (selectedHtmlBlock(editor)) leaveHtmlBlock(editor)
    else insertBreak()
  }
  editor.deleteBackward = (unit) => {
    if (!removeSelected(editor) && !selectNeighbour(editor, -1)) deleteBackward(unit)
  }
  editor.deleteForward = (unit) => {
    if (!removeSelected(editor) && !selectNeighbour(editor, 1)) deleteForward(unit)
  }
  editor.deleteFragment = (options) => {
    deleteFragment(options)
    // Deleting such blocks may leave no text for the caret.
    if (!editor.selection) Transforms.select(editor, Editor.start(editor, []))
  }
  return editor
}

/** Whether the selection starts or ends in a kept HTML block, which text cannot replace. */
function isEdged({ selection, children }: StepEditor): boolean {
  if (!selection || Range.isCollapsed(selection)) return false
  return Range.edges(selection).some(({ path: [index = 0] }) => {
    const block = children[index]
    return block !== undefined && isHtmlBlock(block)
  })
}

function removeSelected(editor: StepEditor): boolean {
  const place = selectedHtmlBlock(editor)
  if (place) removeBlock(editor, place[1])
  return place !== undefined
}

/**
 * At the edge of a text, selects the adjacent kept HTML block instead of deleting it, and removes
 * an empty line.
 */
function selectNeighbour(editor: StepEditor, by: 1 | -1): boolean {
  const { selection, children } = editor
  if (!selection || Range.isExpanded(selection)) return false
  const [index = 0] = selection.anchor.path
  const block = children[index]
  const neighbour = children[index + by]
  if (!block || !neighbour || !isHtmlBlock(neighbour)) return false
  const isAtEdge =
    by === 1
      ? Editor.isEnd(editor, selection.anchor, [index])
      : Editor.isStart(editor, selection.anchor, [index])
  // Backspace removes the formatting of a heading or an item first.
  const hasFormat = by === -1 && !('type' in block && block.type === 'paragraph')
  if (!isAtEdge || hasFormat) return false
  const isEmpty =
    Editor.isStart(editor, selection.anchor, [index]) &&
    Editor.isEnd(editor, selection.anchor, [index])
  asOneStep(editor, () => {
    selectBlock(editor, [index + by])
    if (isEmpty) Transforms.removeNodes(editor, { at: [index] })
  })
  return true
}

/** @returns whether the key selected all, or moved a selected block or the caret away from it */
export function runBlockKey(editor: StepEditor, event: KeyboardEvent): boolean {
  const { key, altKey, ctrlKey, metaKey, shiftKey } = event
  // The browser would exclude a kept HTML block at either end, and select the whole page while a
  // chip or image is selected.
  if (key.toLowerCase() === 'a' && (ctrlKey || metaKey) && !altKey) {
    Transforms.select(editor, [])
    return true
  }
  const by = /^Arrow(?:Up|Left)$/.test(key) ? -1 : /^Arrow(?:Down|Right)$/.test(key) ? 1 : 0
  const place = selectedHtmlBlock(editor)
  if (!place || by === 0 || ctrlKey || metaKey || shiftKey) return false
  const [, path] = place
  if (altKey) moveBlock(editor, path, by)
  else if (by === 1 && Editor.hasPath(editor, Path.next(path))) selectBlock(editor, Path.next(path))
  else if (by === -1 && Path.hasPrevious(path)) {
    Transforms.select(editor, Editor.end(editor, Path.previous(path)))
  }
  return true
}
