import { Editor, Range, Transforms } from 'slate'
import { BULLET, currentBlock, indent, NUMBERED, PARAGRAPH, setKind } from './format-commands'
import type { BlockKind, StepEditor } from '../model/document'
import { chipBeforeCaret, leaveVoid, textBeforeCaret } from './inline-commands'
import { asOneStep } from '../model/undo-steps'

/**
 * Typed at the start of a paragraph and followed by a space, these change the kind of the block.
 */
const starts: Readonly<Record<string, BlockKind>> = {
  '- ': BULLET,
  '* ': BULLET,
  '1. ': NUMBERED,
  '1) ': NUMBERED,
  '> ': { type: 'quote' },
  '# ': { type: 'heading', level: 1 },
  '## ': { type: 'heading', level: 2 },
}

/** Extends Enter, Backspace and some typed characters. */
export function withWritingRules(editor: StepEditor): StepEditor {
  const { insertText, insertBreak, deleteBackward } = editor

  editor.insertText = (text, options) => {
    if (!options?.at) leaveVoid(editor)
    insertText(text, options)
    if (options?.at) return
    if (text === ' ') startBlock(editor)
    else if (text.endsWith('}')) chipBeforeCaret(editor)
  }

  editor.insertSoftBreak = () => {
    leaveVoid(editor)
    insertText('\n')
  }

  editor.insertBreak = () => {
    if (!breakSpecially(editor)) insertBreak()
  }

  editor.deleteBackward = (unit) => {
    if (!leaveBlock(editor)) deleteBackward(unit)
  }
  return editor
}

function startBlock(editor: StepEditor) {
  const entry = currentBlock(editor)
  if (entry?.[0].type !== 'paragraph') return
  const typed = textBeforeCaret(editor)
  const kind = starts[typed]
  const { selection } = editor
  if (!kind || !selection) return
  const start = Editor.start(editor, entry[1])
  const isWhole = Editor.string(editor, { anchor: start, focus: selection.anchor }) === typed
  if (!isWhole || selection.anchor.path.at(-1) !== 0) return
  asOneStep(editor, () => {
    Transforms.delete(editor, { at: { anchor: start, focus: selection.anchor } })
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
      if (isAtEnd && Editor.string(editor, path).endsWith('\n')) leaveCode(editor)
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

/** Continues below a code block, without the empty line at its end. */
export function leaveCode(editor: StepEditor): void {
  const entry = currentBlock(editor)
  if (!entry) return
  const [index = 0] = entry[1]
  asOneStep(editor, () => {
    const end = Editor.end(editor, entry[1])
    if (Editor.string(editor, entry[1]).endsWith('\n')) {
      Transforms.delete(editor, { at: end, distance: 1, reverse: true })
    }
    Transforms.insertNodes(editor, { ...PARAGRAPH, children: [{ text: '' }] }, { at: [index + 1] })
    Transforms.select(editor, Editor.start(editor, [index + 1]))
  })
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
