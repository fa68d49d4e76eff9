import { Editor, type Path, type Range, Transforms } from 'slate'
import { ELEMENT_TO_NODE } from 'slate-dom'
import { ReactEditor } from 'slate-react'
import { wordsOfBody } from '@/entities/campaign/mail/body-tokens'
import { lintTokens, replaceMeant } from '@/entities/campaign/tokens/token-lint'
import { BlockText, writeToken } from '../model/inlines'
import { replaceMeantIn } from '../html/source-texts'
import { bodyBlocks, isHtmlBlock, isLink, type LinkNode, type StepEditor } from '../model/document'
import { asOneStep } from '../model/undo-steps'
import { selectBlock, setHtml } from './html-block-commands'
import { insertChip } from './inline-commands'

/** First occurrence of a text in a block, even if it is split by formatting or chips. */
export function findText(editor: StepEditor, blockPath: Path, text: string): Range | undefined {
  const block = new BlockText(editor, blockPath, writeToken)
  const start = block.text.indexOf(text)
  if (start < 0) return undefined
  return {
    anchor: block.pointAt(start, 'start'),
    focus: block.pointAt(start + text.length, 'end'),
  }
}

/**
 * Replaces what probably means a token with that token, in texts and addresses, in one undo step.
 * @param only replaces only what is written in this way
 */
export function replaceMeantTokens(editor: StepEditor, only?: string): void {
  asOneStep(editor, () => {
    for (const [index, block] of bodyBlocks(editor).entries()) {
      if (isHtmlBlock(block)) {
        const html = replaceMeantIn(block.html, only)
        if (html !== block.html) setHtml(editor, [index], html)
      } else replaceInBlock(editor, [index], only)
    }
  })
}

function replaceInBlock(editor: StepEditor, at: Path, only: string | undefined) {
  for (const [link, path] of Editor.nodes<LinkNode>(editor, { at, match: isLink })) {
    const url = replaceMeant(link.url, only)
    if (url !== link.url) Transforms.setNodes<LinkNode>(editor, { url }, { at: path })
  }
  const { text } = new BlockText(editor, at, writeToken)
  // Backwards, so that earlier positions stay valid.
  for (const { written, index, suggestion } of lintTokens(text).toReversed()) {
    if (!suggestion || (only !== undefined && written !== only)) continue
    const block = new BlockText(editor, at, writeToken)
    const anchor = block.pointAt(index, 'start')
    const focus = block.pointAt(index + written.length, 'end')
    Transforms.select(editor, { anchor, focus })
    Transforms.delete(editor)
    insertChip(editor, suggestion)
  }
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
