import { placesOfTokens, type TokenName } from '@/entities/campaign/tokens/tokens'
import { Editor, type NodeEntry, Range, Transforms } from 'slate'
import { safeImageUrl, enteredLinkUrl } from '@/entities/campaign/mail/safe-url'
import { BlockText, textInlines } from '../model/inlines'
import { currentBlock, isInCode } from './format-commands'
import {
  type ImageNode,
  isBlock,
  isImage,
  isLink,
  type LinkNode,
  marksOf,
  type StepEditor,
  type TokenNode,
} from '../model/document'
import { leaveHtmlBlock } from './html-block-commands'
import { asOneStep } from '../model/undo-steps'
import { leaveVoid } from './void-selection'

/** Insertion point: the selection, the last one if the editor is not focused, or the end. */
export function ensureSelection(editor: StepEditor): Range {
  if (!editor.selection) Transforms.select(editor, Editor.end(editor, []))
  return editor.selection ?? Editor.range(editor, [])
}

export function currentLink(editor: StepEditor): NodeEntry<LinkNode> | undefined {
  const [link] = Editor.nodes<LinkNode>(editor, { match: isLink })
  return link
}

export function currentImage(editor: StepEditor): NodeEntry<ImageNode> | undefined {
  const [image] = Editor.nodes<ImageNode>(editor, { match: isImage, voids: true })
  return image
}

export function canLink(editor: StepEditor): boolean {
  const block = currentBlock(editor)?.[0]
  return block?.type !== 'code' && block?.type !== 'plain'
}

/** Links the selection, edits the link around it, or inserts a new link with `text`. */
export function setLink(editor: StepEditor, address: string, text: string): void {
  const url = enteredLinkUrl(address)
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
 * Pastes an address: links the selected words, inserts plain text inside a link, or inserts a new
 * link elsewhere.
 */
export function pasteAddress(editor: StepEditor, address: string): void {
  const url = enteredLinkUrl(address)
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
  const pieces = textInlines(text, Editor.marks(editor) ?? {})
  Transforms.insertNodes(editor, pieces, { select: true })
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

export function insertImage(editor: StepEditor, image: Pick<ImageNode, 'url' | 'alt'>): void {
  if (!editor.selection || Range.isCollapsed(editor.selection)) {
    setImage(editor, image)
    return
  }
  asOneStep(editor, () => {
    editor.deleteFragment()
    insertInline(editor, { type: 'image', ...image, children: [{ text: '' }] })
  })
}

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

export function insertChip(editor: StepEditor, name: TokenName) {
  insertInline(editor, { type: 'token', name, children: [{ text: '', ...Editor.marks(editor) }] })
}

/** Moves the caret into the text after the insertion, so that typing continues there. */
function insertInline(editor: StepEditor, node: TokenNode | ImageNode | LinkNode) {
  leaveHtmlBlock(editor)
  const after = { text: '', ...Editor.marks(editor) }
  Transforms.insertNodes(editor, [node, after], { select: true })
}

export function replaceBeforeCaret(editor: StepEditor, length: number, name: TokenName): void {
  asOneStep(editor, () => {
    deleteBeforeCaret(editor, length)
    insertChip(editor, name)
  })
}

/** @param length in UTF-16 units; Slate's own distance counts an emoji as one */
export function deleteBeforeCaret(editor: StepEditor, length: number): void {
  const place = caretInBlock(editor)
  if (!place || length === 0) return
  const { block, caret, offset } = place
  const anchor = block.pointAt(offset - length, 'start')
  Transforms.delete(editor, { at: { anchor, focus: caret } })
}

export function chipBeforeCaret(editor: StepEditor): void {
  const place = caretInBlock(editor)
  if (!place) return
  const before = textBeforeCaret(editor)
  const last = placesOfTokens(before).at(-1)
  if (last?.to === before.length) replaceBeforeCaret(editor, last.to - last.from, last.token)
}

export function chipBlock(editor: StepEditor): void {
  const place = caretInBlock(editor)
  const places = place ? placesOfTokens(place.block.text) : []
  if (!place || places.length === 0) return
  const caret = Editor.pointRef(editor, place.caret)
  asOneStep(editor, () => {
    for (const { from, to, token } of places.toReversed()) {
      const [anchor, focus] = [place.block.pointAt(from, 'start'), place.block.pointAt(to, 'end')]
      Transforms.select(editor, { anchor, focus })
      Transforms.delete(editor)
      insertChip(editor, token)
      if (to === place.offset) caret.current = editor.selection?.anchor ?? null
    }
    const point = caret.unref()
    if (point) Transforms.select(editor, point)
  })
}

export function textBeforeCaret(editor: StepEditor): string {
  const place = caretInBlock(editor)
  return place ? place.block.text.slice(0, place.offset) : ''
}

function caretInBlock(editor: StepEditor) {
  const { selection } = editor
  const entry = Editor.above(editor, { match: isBlock })
  if (!selection || !entry || Range.isExpanded(selection)) return undefined
  const caret = selection.anchor
  const block = new BlockText(editor, entry[1])
  return { block, caret, offset: block.offsetOf(caret) }
}

/** Extends the selection, or that of a clicked chip, by the blank that it would leave behind. */
export function coverBlank(editor: StepEditor): void {
  const path = currentBlock(editor)?.[1]
  if (!path || !editor.selection || isInCode(editor)) return
  const [from, to] = Range.edges(editor.selection)
  const block = new BlockText(editor, path)
  const end = block.offsetOf(to)
  const start = Range.isCollapsed(editor.selection) ? end - 1 : block.offsetOf(from)
  const [before, after] = [block.text.slice(0, start), block.text.slice(end)]
  const isWord = /(?:^|\s)$/.test(before) && !/^[\p{L}\p{N}\uFFFC]/u.test(after)
  if (!isWord || from.path[0] !== to.path[0]) return
  const isFollowed = /^[^\S\n]/.test(after)
  const first = isFollowed || !/[^\S\n]$/.test(before) ? start : start - 1
  const anchor = block.pointAt(first, 'start')
  const focus = block.pointAt(isFollowed ? end + 1 : end, 'end')
  Transforms.select(editor, { anchor, focus })
}
