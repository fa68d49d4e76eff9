import { Editor, Node, type Path, type Point, type Range, Text, Transforms } from 'slate'
import { ELEMENT_TO_NODE } from 'slate-dom'
import { ReactEditor } from 'slate-react'
import { wordsOfBody } from '@/entities/campaign/tokens/body-tokens'
import { type TokenName, tokenText } from '@/entities/campaign/tokens/tokens'
import { replaceInTexts } from '../html/source-texts'
import { isHtmlBlock, isToken, type StepEditor } from '../model/document'
import { asOneStep } from '../model/undo-steps'
import { selectBlock, setHtml } from './html-block-commands'
import { insertChip } from './inline-commands'

/** The first position of a text in a block, also when formatting or chips divide it. */
export function findText(editor: StepEditor, blockPath: Path, text: string): Range | undefined {
  const pieces = [
    ...Editor.nodes(editor, {
      at: blockPath,
      match: (node) => Text.isText(node) || isToken(node),
      mode: 'highest',
    }),
  ].map(([node, path]) =>
    isToken(node)
      ? { text: tokenText(node.name), path: [...path, 0], isChip: true }
      : { text: Node.string(node), path, isChip: false },
  )
  const start = pieces
    .map((piece) => piece.text)
    .join('')
    .indexOf(text)
  if (start < 0) return undefined
  const pointAt = (offset: number): Point => {
    let left = offset
    for (const { text, path, isChip } of pieces) {
      if (left <= text.length) return { path, offset: isChip ? 0 : left }
      left -= text.length
    }
    return Editor.end(editor, blockPath)
  }
  return { anchor: pointAt(start), focus: pointAt(start + text.length) }
}

/** Replaces some text of a block by a chip. */
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
 * Selects some text in the body that is shown in an element, or the layout that contains it.
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
