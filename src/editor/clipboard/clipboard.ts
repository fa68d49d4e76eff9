import { Editor, Range } from 'slate'
import { isBlankLink, safeLinkUrl } from '@/entities/campaign/mail/safe-url'
import { fromElsewhere, textFromElsewhere } from '@/entities/campaign/mail/foreign-html'
import type { Message } from '@/shared/i18n/message'
import { isInCode, isPlainMode } from '../commands/format-commands'
import { type Block, bodyBlocks, isHtmlBlock, type StepEditor } from '../model/document'
import { toDataUrl } from '@/shared/lib/values/base64'
import { coverBlank, insertImage, pasteAddress } from '../commands/inline-commands'
import { withoutHanging } from '../commands/void-selection'
import { insertBlocks, insertCodeText, separateWords } from '../commands/insert-blocks'
import { type LargePaste, sizeOfLarge } from './large-paste'
import { blankPictures, readPastedHtml } from './pasted-html'
import { fromPastedText, htmlToPlainText, plainBlocks, toPlainText } from '../html/plain-text'
import { readFragment } from '../html/read-source'
import { slateToHtml } from '../html/slate-to-html'
import { asOneStep } from '../model/undo-steps'
import { msg } from '@/shared/i18n/translate'

/** The same HTML in a second format, if it contains a layout that must be pasted unchanged. */
const EXACT = 'application/x-mail-body'
/** Marks content copied from an editor of this app, whose colours were chosen for a mail. */
const OWN = 'application/x-mail-text'

/**
 * Copies the HTML that would be sent. Pastes only HTML or text: the JSON fragment that Slate
 * editors embed in HTML is untrusted and never read.
 */
export function withClipboard(
  editor: StepEditor,
  onNotice: (message: Message) => void,
  onLarge: (paste: LargePaste) => void,
): StepEditor {
  editor.setFragmentData = (data, origin) => {
    const blocks = copiedBlocks(editor)
    if (blocks.length === 0) return
    const html = slateToHtml(blocks)
    data.setData('text/html', html)
    data.setData(OWN, origin ?? 'true')
    if (blocks.some(isHtmlBlock)) data.setData(EXACT, html)
    data.setData('text/plain', toPlainText(blocks))
    if (origin === 'drag') coverBlank(editor)
  }
  editor.insertFragmentData = () => false
  editor.insertTextData = (data) => insertPastedText(editor, data.getData('text/plain'))
  editor.insertData = (data) => {
    // Read now, because the data is empty after the event.
    const exact = data.getData(EXACT)
    const html = data.getData('text/html')
    const text = data.getData('text/plain')
    const isOwn = data.getData(OWN) !== ''
    const isDragged = data.getData(OWN) === 'drag' && !exact
    const files = [...data.files]
    const insert = () => {
      if (isDragged) separateWords(editor, text)
      if (isPlainMode(editor) || isInCode(editor)) {
        insertPastedText(editor, text || htmlToPlainText(html))
      } else if (exact)
        asOneStep(editor, () => insertBlocks(editor, readFragment(fromElsewhere(exact))))
      else if (html) {
        const { blocks, blankImages } = readPastedHtml(html, isOwn)
        asOneStep(editor, () => insertBlocks(editor, blocks))
        if (blankImages > 0) onNotice(blankPictures(blankImages))
      } else if (text) insertPastedText(editor, text)
      else insertPictures(editor, files, onNotice)
      if (isDragged) separateWords(editor)
    }
    const size = isInCode(editor) ? undefined : sizeOfLarge(text, exact || html)
    if (size) onLarge({ ...size, insert })
    else insert()
  }
  return editor
}

export const selectedHtml = (editor: StepEditor): string => slateToHtml(copiedBlocks(editor))

function copiedBlocks(editor: StepEditor): readonly Block[] {
  const { selection } = editor
  if (!selection) return []
  const isInVoid = Editor.void(editor, { at: selection }) !== undefined
  if (Range.isCollapsed(selection) && !isInVoid) return []
  // A triple click selects up to the start of the next block, which must not be copied.
  const copied = withoutHanging(editor, selection)
  const blocks = bodyBlocks({ children: Editor.fragment(editor, copied) })
  const [only] = blocks
  // A part of a heading or item is copied as plain text.
  return blocks.length === 1 && only && !isWholeBlock(editor, copied)
    ? [{ type: only.type === 'plain' ? 'plain' : 'paragraph', children: only.children }]
    : blocks
}

function isWholeBlock(editor: StepEditor, selection: Range): boolean {
  const [start, end] = Range.edges(selection)
  const block = start.path.slice(0, 1)
  return Editor.isStart(editor, start, block) && Editor.isEnd(editor, end, block)
}

function insertPastedText(editor: StepEditor, pasted: string): boolean {
  if (!pasted) return false
  const text = textFromElsewhere(pasted)
  const address = text.trim()
  const isAddress = /^(?:https?:\/\/|mailto:)\S+$/i.test(address)
  if (isInCode(editor)) asOneStep(editor, () => insertCodeText(editor, text))
  else if (isPlainMode(editor)) asOneStep(editor, () => insertBlocks(editor, plainBlocks(text)))
  else if (isAddress && !isBlankLink(safeLinkUrl(address))) pasteAddress(editor, address)
  else asOneStep(editor, () => insertBlocks(editor, fromPastedText(text)))
  return true
}

function insertPictures(
  editor: StepEditor,
  files: readonly File[],
  onNotice: (message: Message) => void,
) {
  const onUnreadable = () => onNotice(unreadablePicture)
  for (const file of files) {
    if (!file.type.startsWith('image/')) continue
    const refusal = whyNotEmbedded(file)
    if (refusal) onNotice(refusal)
    else toDataUrl(file).then((url) => insertImage(editor, { url, alt: file.name }), onUnreadable)
  }
}

/** Mail clients clip much larger messages. */
const MAX_BYTES = 500_000
const TYPES = new Set(['image/png', 'image/jpeg', 'image/gif', 'image/webp'])

export const embeddablePictures = '.png,.jpg,.jpeg,.gif,.webp'

export const unreadablePicture: Message = {
  title: msg('The picture could not be read'),
  description: msg('The file may be damaged. Choose another one.'),
}

/** Why a file cannot be embedded as an image; undefined if it can. */
export function whyNotEmbedded({ type, size }: Pick<File, 'type' | 'size'>): Message | undefined {
  if (!TYPES.has(type)) {
    return {
      title: msg('This file cannot be shown in an e-mail'),
      description: msg('Choose a PNG, JPG, GIF or WebP picture.'),
    }
  }
  if (size > MAX_BYTES) {
    return {
      title: msg('This picture is too large to embed'),
      description: msg(
        'Pictures inside an e-mail may have up to 500 kB. Insert it by address instead.',
      ),
    }
  }
  return undefined
}
