import { Editor, Node, type Path, type Range, Transforms } from 'slate'
import { ELEMENT_TO_NODE } from 'slate-dom'
import { ReactEditor } from 'slate-react'
import { wordsOfBody } from '@/entities/campaign/mail/body-tokens'
import { type TokenName, tokenText } from '@/entities/campaign/tokens/tokens'
import { BlockText, OBJECT } from '../model/inlines'
import { replaceInTexts } from '../html/source-texts'
import { isHtmlBlock, isToken, type StepEditor } from '../model/document'
import { asOneStep } from '../model/undo-steps'
import { selectBlock, setHtml } from './html-block-commands'
import { insertChip } from './inline-commands'

/** First occurrence of a text in a block, even if it is split by formatting or chips. */
export function findText(editor: StepEditor, blockPath: Path, text: string): Range | undefined {
  const block = new BlockText(editor, blockPath, (node) =>
    isToken(node) ? tokenText(node.name) : OBJECT,
  )
  const start = block.text.indexOf(text)
  if (start < 0) return undefined
  return {
    anchor: block.pointAt(start, 'start'),
    focus: block.pointAt(start + text.length, 'end'),
  }
}

export function replaceTextWithToken(
  editor: StepEditor,
  blockPath: Path,
  written: string,
  name: TokenName,
): void {
  const block = Node.get(editor, blockPath)
  if (isHtmlBlock(block)) {
    setHtml(editor, blockPath, replaceInTexts(block.html, written, tokenText(name)))
    return
  }
  const range = findText(editor, blockPath, written)
  if (!range) return
  asOneStep(editor, () => {
    Transforms.select(editor, range)
    Transforms.delete(editor)
    insertChip(editor, name)
  })
}

/**
 * Selects text in the body rendered in `surface`, or the layout that contains it.
 * @returns whether it was found
 */
export function selectText(surface: HTMLElement, text: string): boolean {
  const editor = ELEMENT_TO_NODE.get(surface)
  if (!editor || !Editor.isEditor(editor)) return false
  for (const [index, block] of editor.children.entries()) {
    const range = findText(editor, [index], text)
    if (range) Transforms.select(editor, range)
    else if (isHtmlBlock(block) && wordsOfBody(block.html).includes(text)) {
      selectBlock(editor, [index])
    } else continue
    ReactEditor.focus(editor)
    ReactEditor.toDOMNode(editor, block).scrollIntoView({ block: 'center' })
    return true
  }
  return false
}
