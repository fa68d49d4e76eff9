import { Editor, Node, type NodeEntry, type Path, type Point, Range, Text, Transforms } from 'slate'
import { safeImageUrl, safeLinkUrl } from '../../mail/safe-url'
import { readTokenName, type TokenName, tokenText } from '../../tokens/tokens'
import { currentBlock } from './block-commands'
import {
  type ImageNode,
  isBlock,
  isHtmlBlock,
  isImage,
  isLink,
  type LinkNode,
  marksOf,
  type StepEditor,
  type TokenNode,
} from '../model/document'
import { leaveHtmlBlock, setHtml } from './html-block-commands'
import { replaceInTexts } from '../html/source-texts'
import { chipTokens, toInlines } from '../model/inline-run'
import { asOneStep } from '../model/undo-steps'

/** Where the next insertion goes: the selection, remembered when the focus is elsewhere, or the end. */
export function ensureSelection(editor: StepEditor): Range {
  if (!editor.selection) Transforms.select(editor, Editor.end(editor, []))
  return editor.selection ?? Editor.range(editor, [])
}

export function currentLink(editor: StepEditor): NodeEntry<LinkNode> | undefined {
  const { selection } = editor
  if (!selection) return undefined
  const [link] = Editor.nodes<LinkNode>(editor, { at: selection, match: isLink })
  return link
}

export function currentImage(editor: StepEditor): NodeEntry<ImageNode> | undefined {
  const { selection } = editor
  if (!selection) return undefined
  const [image] = Editor.nodes<ImageNode>(editor, { at: selection, match: isImage, voids: true })
  return image
}

export const selectedText = (editor: StepEditor) =>
  editor.selection ? Editor.string(editor, editor.selection) : ''

/** Not in code and not in plain text, which hold no links. */
export function canLink(editor: StepEditor): boolean {
  const block = currentBlock(editor)?.[0]
  return block?.type !== 'code' && block?.type !== 'plain'
}

/** Links the selection, changes the link around it, or inserts a new one that reads as `text`. */
export function setLink(editor: StepEditor, address: string, text: string): void {
  const url = safeLinkUrl(address)
  const selection = ensureSelection(editor)
  asOneStep(editor, () => {
    const link = currentLink(editor)
    if (link) {
      changeLink(editor, link, url, text)
    } else if (Range.isExpanded(selection)) {
      wrapInLink(editor, url)
    } else {
      const leaf = { text: text || url, ...Editor.marks(editor) }
      insertInline(editor, { type: 'link', url, children: [leaf] })
    }
  })
}

function wrapInLink(editor: StepEditor, url: string) {
  Transforms.wrapNodes<LinkNode>(editor, { type: 'link', url, children: [] }, { split: true })
  Transforms.collapse(editor, { edge: 'end' })
}

/**
 * An address from the clipboard. What is selected becomes a link to it and keeps its words; inside
 * a link it is more of the text; elsewhere it is a new link.
 */
export function pasteAddress(editor: StepEditor, address: string): void {
  const url = safeLinkUrl(address)
  const selection = ensureSelection(editor)
  const around = Editor.above(editor, { at: selection, match: isLink })
  if (Range.isCollapsed(selection)) {
    if (around) asOneStep(editor, () => insertInLink(editor, address))
    else setLink(editor, address, address)
    return
  }
  asOneStep(editor, () => {
    if (around) {
      Transforms.setNodes<LinkNode>(editor, { url }, { at: around[1] })
      Transforms.collapse(editor, { edge: 'end' })
      return
    }
    Transforms.unwrapNodes(editor, { match: isLink, split: true })
    wrapInLink(editor, url)
  })
}

function insertInLink(editor: StepEditor, text: string) {
  leaveVoid(editor)
  const marks = Editor.marks(editor)
  const pieces = toInlines(chipTokens([{ node: { text }, marks: marks ?? {} }]))
  Transforms.insertNodes(editor, pieces, { select: true })
}

/** What goes in while a chip or a picture is selected goes behind it, and is not lost. */
export function leaveVoid(editor: StepEditor): void {
  const { selection } = editor
  if (!selection || Range.isExpanded(selection)) return
  leaveHtmlBlock(editor)
  const chosen = Editor.void(editor)
  const after = chosen && Editor.after(editor, chosen[1])
  if (after) Transforms.select(editor, after)
}

function changeLink(
  editor: StepEditor,
  [link, at]: NodeEntry<LinkNode>,
  url: string,
  text: string,
) {
  Transforms.setNodes<LinkNode>(editor, { url }, { at })
  if (!text || text === Editor.string(editor, at)) return
  const first = link.children.find((child) => 'text' in child)
  const leaf = { text, ...(first && 'text' in first && marksOf(first)) }
  Transforms.insertNodes(editor, leaf, { at: [...at, 0] })
  for (let index = link.children.length; index > 0; index--) {
    Transforms.removeNodes(editor, { at: [...at, index], voids: true })
  }
  Transforms.select(editor, Editor.end(editor, at))
}

export function removeLink(editor: StepEditor): void {
  asOneStep(editor, () => Transforms.unwrapNodes(editor, { match: isLink, split: false }))
}

/** Inserts a picture, or changes the one that is selected. */
export function setImage(
  editor: StepEditor,
  { url, alt, width }: Pick<ImageNode, 'url' | 'alt' | 'width'>,
): void {
  ensureSelection(editor)
  asOneStep(editor, () => {
    const image = currentImage(editor)
    const props = { url: safeImageUrl(url), alt, width }
    if (image) {
      Transforms.setNodes<ImageNode>(editor, props, { at: image[1], voids: true })
      return
    }
    insertInline(editor, { type: 'image', ...props, children: [{ text: '' }] })
  })
}

export function insertToken(editor: StepEditor, name: TokenName): void {
  ensureSelection(editor)
  asOneStep(editor, () => insertChip(editor, name))
}

function insertChip(editor: StepEditor, name: TokenName) {
  insertInline(editor, { type: 'token', name, children: [{ text: '', ...Editor.marks(editor) }] })
}

/** The caret goes behind what was inserted: into text, where the next letter is not lost. */
function insertInline(editor: StepEditor, node: TokenNode | ImageNode | LinkNode) {
  leaveHtmlBlock(editor)
  const after = { text: '', ...Editor.marks(editor) }
  Transforms.insertNodes(editor, [node, after], { select: true })
}

/** The text of the current block in front of the caret. */
export function textBeforeCaret(editor: StepEditor): string {
  const { selection } = editor
  if (!selection || Range.isExpanded(selection)) return ''
  const block = Editor.above(editor, { match: isBlock })
  if (!block) return ''
  return Editor.string(editor, { anchor: Editor.start(editor, block[1]), focus: selection.anchor })
}

/** Puts a chip in the place of the last `length` letters before the caret. */
export function replaceBeforeCaret(editor: StepEditor, length: number, name: TokenName): void {
  asOneStep(editor, () => {
    Transforms.delete(editor, { distance: length, unit: 'character', reverse: true })
    insertChip(editor, name)
  })
}

/** Called when a brace was typed: a token that is complete now becomes a chip. */
export function chipBeforeCaret(editor: StepEditor): void {
  const match = /\{\{([^{}\n]{1,60})\}\}$/.exec(textBeforeCaret(editor))
  const name = match && readTokenName(match[1] ?? '')
  if (match && name) replaceBeforeCaret(editor, match[0].length, name)
}

/** Puts a chip in the place of some text of a block. */
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

/** Where a text first stands in a block, also where formatting cuts it in two. */
export function findText(editor: StepEditor, blockPath: Path, text: string): Range | undefined {
  const start = Editor.string(editor, blockPath).indexOf(text)
  if (start < 0) return undefined
  return {
    anchor: pointInBlock(editor, blockPath, start),
    focus: pointInBlock(editor, blockPath, start + text.length),
  }
}

/** @param offset in the text of the block, in which chips and pictures have no length */
export function pointInBlock(editor: StepEditor, blockPath: Path, offset: number): Point {
  let left = offset
  for (const [{ text }, path] of Editor.nodes(editor, { at: blockPath, match: Text.isText })) {
    if (left <= text.length) return { path, offset: left }
    left -= text.length
  }
  return Editor.end(editor, blockPath)
}
