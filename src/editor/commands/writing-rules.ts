import { Editor, Node, type Path, Range, Text, Transforms } from 'slate'
import { IS_ANDROID } from 'slate-dom'
import { ReactEditor } from 'slate-react'
import { BULLET, currentBlock, indent, NUMBERED, PARAGRAPH, setKind } from './format-commands'
import {
  type Block,
  type BlockKind,
  bodyBlocks,
  markNames,
  NO_LAYOUT,
  paragraph,
  type StepEditor,
} from '../model/document'
import { BlockText } from '../model/inlines'
import { chipBeforeCaret, chipBlock } from './inline-commands'
import { coverVoids, deleteWholeBlocks, keepFirstBlock, leaveVoid } from './void-selection'
import { asOneStep } from '../model/undo-steps'

/** Typed at the start of a paragraph and followed by a space, these change the block's kind. */
const starts: Readonly<Record<string, BlockKind>> = {
  '- ': BULLET,
  '* ': BULLET,
  '1. ': NUMBERED,
  '1) ': NUMBERED,
  '> ': { type: 'quote' },
  '# ': { type: 'heading', level: 1 },
  '## ': { type: 'heading', level: 2 },
}

/** Overrides Enter, Backspace and some typed characters. */
export function withWritingRules(editor: StepEditor): StepEditor {
  const { insertText, insertBreak, deleteBackward, deleteForward, deleteFragment } = editor

  editor.insertText = (text, options) => {
    if (!options?.at) prepare(editor)
    insertText(text, options)
    if (options?.at) return
    if (text === ' ') startBlock(editor)
    else if (/[}｝]$/.test(text) && !isBehindKeyboard(editor)) chipBeforeCaret(editor)
  }

  editor.insertSoftBreak = () => {
    prepare(editor)
    insertText('\n')
  }

  editor.insertBreak = () => {
    prepare(editor)
    if (!breakSpecially(editor)) insertBreak()
  }

  editor.deleteBackward = (unit) => {
    if (!leaveBlock(editor)) deleteBackward(unit)
    resetMarks(editor)
  }

  editor.deleteForward = (unit) => {
    deleteForward(unit)
    resetMarks(editor)
  }

  editor.deleteFragment = (options) => {
    coverVoids(editor)
    if (!deleteWholeBlocks(editor)) deleteFragment(options)
    resetMarks(editor)
    resetBody(editor)
  }
  return editor
}

/**
 * Whether a keyboard of Android is composing: it writes into the page, where Slate leaves that text
 * alone until the composition ends, so a chip would be shown beside it.
 */
const isBehindKeyboard = (editor: StepEditor) => IS_ANDROID && ReactEditor.isComposing(editor)

/** Time after which Slate has applied a composition, in milliseconds. */
const COMPOSED_MS = 25

/** Call on compositionend, after Slate has set its own timer. */
export function chipComposed(editor: StepEditor): void {
  if (!IS_ANDROID) return
  setTimeout(() => {
    if (!isBehindKeyboard(editor)) chipBlock(editor)
  }, COMPOSED_MS)
}

function prepare(editor: StepEditor) {
  leaveVoid(editor)
  keepFirstBlock(editor)
}

/** Resets the marks of an emptied block, so that a pasted colour does not stick. */
function resetMarks(editor: StepEditor) {
  const entry = currentBlock(editor)
  if (!entry || !Editor.isEmpty(editor, entry[0])) return
  Transforms.unsetNodes<Text>(editor, [...markNames], { at: entry[1], match: Text.isText })
  editor.marks = null
}

/** A body of which everything was deleted starts anew with a paragraph. */
function resetBody(editor: StepEditor) {
  const [block, ...others] = bodyBlocks(editor)
  if (!block || others.length > 0 || block.type === 'plain' || !Editor.isEmpty(editor, block))
    return
  setKind(editor, PARAGRAPH, [0])
  Transforms.setNodes<Block>(editor, NO_LAYOUT, { at: [0] })
}

function startBlock(editor: StepEditor) {
  const caret = editor.selection?.anchor
  // Only in the first text of a block, with no chip or link before the caret.
  if (caret?.path.length !== 2 || caret.path[1] !== 0) return
  const kind = starts[Node.leaf(editor, caret.path).text.slice(0, caret.offset)]
  const entry = currentBlock(editor)
  if (!kind || entry?.[0].type !== 'paragraph') return
  asOneStep(editor, () => {
    const start = Editor.start(editor, entry[1])
    Transforms.delete(editor, { at: { anchor: start, focus: caret } })
    setKind(editor, kind, entry[1])
  })
}

function breakSpecially(editor: StepEditor): boolean {
  const { selection } = editor
  const entry = currentBlock(editor)
  if (!selection || !entry) return false
  const [block, path] = entry
  if (Range.isExpanded(selection)) {
    if (block.type !== 'code') return false
    Transforms.delete(editor)
    Transforms.insertText(editor, '\n')
    return true
  }
  const isAtEnd = Editor.isEnd(editor, selection.anchor, path)
  const isEmpty = isAtEnd && Editor.isStart(editor, selection.anchor, path)
  switch (block.type) {
    case 'code':
      if (isAtEnd && endsWithEmptyLine(editor, path)) leaveCode(editor)
      else Transforms.insertText(editor, '\n')
      return true
    case 'list-item':
      if (!isEmpty) return false
      if (!indent(editor, -1)) setKind(editor, PARAGRAPH, path)
      return true
    case 'quote':
      if (isEmpty) setKind(editor, PARAGRAPH, path)
      return isEmpty
    case 'heading':
      if (!isAtEnd || isEmpty) return false
      Editor.withoutNormalizing(editor, () => {
        Transforms.splitNodes(editor, { always: true })
        const next = currentBlock(editor)
        if (next) setKind(editor, PARAGRAPH, next[1])
      })
      return true
    default:
      return false
  }
}

const endsWithEmptyLine = (editor: StepEditor, path: Path) =>
  new BlockText(editor, path).text.endsWith('\n')

/** Continues below a code block, removing its empty last line. */
export function leaveCode(editor: StepEditor): void {
  const entry = currentBlock(editor)
  if (!entry) return
  const [index = 0] = entry[1]
  asOneStep(editor, () => {
    const end = Editor.end(editor, entry[1])
    if (endsWithEmptyLine(editor, entry[1])) {
      Transforms.delete(editor, { at: end, distance: 1, reverse: true })
    }
    Transforms.insertNodes(editor, paragraph(), { at: [index + 1] })
    Transforms.select(editor, Editor.start(editor, [index + 1]))
  })
}

export function moveBehindCode(editor: StepEditor): void {
  const [, path] = currentBlock(editor) ?? []
  const next = path && Editor.next(editor, { at: path })
  if (next) Transforms.select(editor, Editor.start(editor, next[1]))
  else leaveCode(editor)
}

/** Backspace at the start of a block first removes its formatting. */
function leaveBlock(editor: StepEditor): boolean {
  const { selection } = editor
  const entry = currentBlock(editor)
  if (!selection || !entry || Range.isExpanded(selection)) return false
  const [block, path] = entry
  if (block.type === 'paragraph' || block.type === 'plain') return false
  if (!Editor.isStart(editor, selection.anchor, path)) return false
  if (block.type !== 'list-item' || !indent(editor, -1)) {
    asOneStep(editor, () => setKind(editor, PARAGRAPH, path))
  }
  return true
}
