import { Editor, Path, Range, Transforms } from 'slate'
import type { Incremental } from '@/shared/lib/state/incremental'
import { currentBlock, isInCode, isPlainMode } from './format-commands'
import { suspendListRules } from '../model/body-rules'
import { type Block, isBlock, isHtmlBlock, paragraph, type StepEditor } from '../model/document'
import { deleteBeforeCaret, ensureSelection } from './inline-commands'
import { coverVoids, keepFirstBlock, leaveVoid } from './void-selection'
import { plainBlocks, toPlainText, verbatimInlines } from '../html/plain-text'
import { readFragment } from '../html/read-source'
import { asOneStep } from '../model/undo-steps'

function prepareInsertion(editor: StepEditor): void {
  ensureSelection(editor)
  coverVoids(editor)
  keepFirstBlock(editor)
  if (editor.selection && Range.isExpanded(editor.selection)) Transforms.delete(editor)
  leaveVoid(editor)
}

/** Inserts text into a code block verbatim, replacing the selection. */
export function insertCodeText(editor: StepEditor, text: string): void {
  coverVoids(editor)
  if (editor.selection && Range.isExpanded(editor.selection)) Transforms.delete(editor)
  leaveVoid(editor)
  Transforms.insertNodes(editor, verbatimInlines(text), { select: true })
}

/** Blocks as the body can hold them: in plain-text mode as lines of text. */
export const blocksFor = (editor: StepEditor, blocks: readonly Block[]): Block[] =>
  isPlainMode(editor) ? plainBlocks(toPlainText(blocks)) : [...blocks]

/** Inserts blocks at the selection, converted to kinds that are allowed there. */
export function insertBlocks(editor: StepEditor, blocks: readonly Block[]): void {
  prepareInsertion(editor)
  if (isPlainMode(editor)) {
    Transforms.insertFragment(editor, blocksFor(editor, blocks))
    return
  }
  if (isInCode(editor)) {
    insertCodeText(editor, toPlainText(blocks))
    return
  }
  if (blocks.some(isHtmlBlock)) {
    insertWhole(editor, blocks)
    return
  }
  const entry = currentBlock(editor)
  const isEmpty = entry !== undefined && Editor.isEmpty(editor, entry[0])
  // A single paragraph takes the kind of the empty block it replaces.
  const inlines = blocks.length === 1 && blocks[0]?.type === 'paragraph' ? blocks[0].children : []
  if (isEmpty && entry[0].type !== 'paragraph' && inlines.length > 0) {
    Transforms.insertNodes(editor, inlines, { select: true })
    return
  }
  Transforms.insertFragment(editor, [...blocks])
}

/** Inserts whole blocks before, after or between the halves of the current block. */
function insertWhole(editor: StepEditor, blocks: readonly Block[]): void {
  const point = editor.selection?.anchor
  if (!point) return
  let [index = 0] = point.path
  const block = editor.children[index]
  if (block && isHtmlBlock(block)) index += 1
  else if (block && isBlock(block) && Editor.isEmpty(editor, block)) {
    Transforms.removeNodes(editor, { at: [index] })
  } else if (!Editor.isStart(editor, point, [index])) {
    if (!Editor.isEnd(editor, point, [index])) Transforms.splitNodes(editor, { always: true })
    index += 1
  }
  Transforms.insertNodes(editor, [...blocks], { at: [index] })
  Transforms.select(editor, Editor.end(editor, [index + blocks.length - 1]))
}

/** Number of blocks inserted and rendered per task. */
const BLOCKS_PER_TASK = 300

/**
 * `insertBlocks` for thousands of blocks. The first and last ones join the surrounding text; the
 * others are inserted in between.
 * @param onProgress called with the number of blocks inserted so far
 */
export function* insertManyBlocks(
  editor: StepEditor,
  blocks: readonly Block[],
  onProgress: (count: number) => void,
): Incremental<void> {
  const [first] = blocks
  const last = blocks.at(-1)
  if (!first || !last || blocks.length <= BLOCKS_PER_TASK || isInCode(editor)) {
    Editor.withoutNormalizing(editor, () => insertBlocks(editor, blocks))
    return
  }
  const resumeListRules = suspendListRules(editor)
  try {
    Editor.withoutNormalizing(editor, () => {
      prepareInsertion(editor)
      if (blocks.some(isHtmlBlock)) insertWhole(editor, [first, last])
      else Transforms.insertFragment(editor, [first, last])
    })
    yield 'pause'
    const place = Editor.pathRef(
      editor,
      Editor.end(editor, editor.selection ?? []).path.slice(0, 1),
    )
    for (let from = 1; from < blocks.length - 1; from += BLOCKS_PER_TASK) {
      const to = Math.min(from + BLOCKS_PER_TASK, blocks.length - 1)
      if (to === blocks.length - 1) resumeListRules()
      const at = place.current ?? [editor.children.length]
      Transforms.insertNodes(editor, blocks.slice(from, to), { at })
      onProgress(to)
      yield 'pause'
    }
    place.unref()
  } finally {
    resumeListRules()
  }
}

/**
 * Like `insertHtml`, but at the end of a line, several blocks start below that line instead of
 * continuing it.
 */
export function insertText(editor: StepEditor, html: string): void {
  asOneStep(editor, () => {
    const blocks = readFragment(html)
    prepareInsertion(editor)
    if (blocks.length > 1 && isAtEndOfText(editor)) startBelow(editor)
    insertBlocks(editor, blocks)
  })
}

function isAtEndOfText(editor: StepEditor): boolean {
  const entry = currentBlock(editor)
  if (!entry || !editor.selection || isInCode(editor)) return false
  const [block, path] = entry
  return !Editor.isEmpty(editor, block) && Editor.isEnd(editor, editor.selection.focus, path)
}

function startBelow(editor: StepEditor): void {
  const path = currentBlock(editor)?.[1]
  if (isPlainMode(editor) || !path) Transforms.splitNodes(editor, { always: true })
  else Transforms.insertNodes(editor, paragraph(), { at: Path.next(path), select: true })
}

/**
 * Inserts at the last selection, or at the end if there was none, in one undo step.
 * @param replaced number of characters before the caret to replace
 */
export function insertHtml(editor: StepEditor, html: string, replaced = 0): void {
  asOneStep(editor, () => {
    deleteBeforeCaret(editor, replaced)
    insertBlocks(editor, readFragment(html))
  })
}
