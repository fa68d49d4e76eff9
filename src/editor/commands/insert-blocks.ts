import { Editor, Path, Range, Transforms } from 'slate'
import { fromElsewhere } from '@/entities/campaign/mail/foreign-html'
import { BlockText, textInlines, withoutControlCharacters } from '../model/inlines'
import { currentBlock, isInCode, isPlainMode } from './format-commands'
import { type Block, isBlock, isHtmlBlock, paragraph, type StepEditor } from '../model/document'
import { deleteBeforeCaret, ensureSelection, textBeforeCaret } from './inline-commands'
import { coverVoids, keepFirstBlock, leaveVoid } from './void-selection'
import { plainBlocks, toPlainText } from '../html/plain-text'
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
  Transforms.insertNodes(editor, textInlines(withoutControlCharacters(text)), { select: true })
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

/**
 * Inserts at the last selection, or at the end if there was none, in one undo step. At the end of a
 * line, several blocks start below it, and a blank separates words.
 */
export function insertText(editor: StepEditor, html: string): void {
  asOneStep(editor, () => insertBehind(editor, readFragment(html)))
}

/**
 * Like `insertText`, but at the end of a line, paragraphs start below it unless a blank was typed.
 * @param replaced number of characters before the caret to replace
 */
export function insertSnippet(editor: StepEditor, html: string, replaced = 0): void {
  asOneStep(editor, () => {
    deleteBeforeCaret(editor, replaced)
    const isBelow = /\S$/.test(textBeforeCaret(editor))
    insertBehind(editor, readFragment(fromElsewhere(html)), isBelow)
  })
}

function insertBehind(
  editor: StepEditor,
  blocks: Block[],
  isBelow = blocks.length > 1 || blocks.some(isHtmlBlock),
): void {
  prepareInsertion(editor)
  if (isBelow && isAtEndOfText(editor)) startBelow(editor)
  separateWords(editor, toPlainText(blocks))
  insertBlocks(editor, blocks)
  separateWords(editor)
}

/** Scripts that write words without spaces. */
const UNSPACED = /[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}\p{sc=Thai}]/u

/** Inserts a space at the caret, if what follows would join the word before it. */
export function separateWords(editor: StepEditor, next?: string): void {
  const path = currentBlock(editor)?.[1]
  if (!path || !editor.selection || isInCode(editor)) return
  const block = new BlockText(editor, path)
  const offset = block.offsetOf(editor.selection.focus)
  const before = block.text.slice(0, offset)
  const after = next ?? block.text.slice(offset)
  const isJoined =
    /(?:[^\s([{“‘«¿¡"'/-]|\S["'])$/.test(before) && /^[\p{L}\p{N}\uFFFC{]/u.test(after)
  if (isJoined && !UNSPACED.test(before.slice(-1) + after.slice(0, 1)))
    Transforms.insertText(editor, ' ')
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
