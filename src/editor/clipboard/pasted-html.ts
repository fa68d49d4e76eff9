import { BLANK_IMAGE, isBlankImage } from '@/entities/campaign/mail/safe-url'
import { readStyle } from '@/entities/campaign/mail/css'
import { type Block, type Inline, isHtmlBlock, isImage, isLink } from '../model/document'
import { dropDarkPage, readableInline } from './pasted-colors'
import { keepTable } from './pasted-table'
import { readBlocks } from '../html/html-to-slate'
import { dropNeedlessDirection } from '../model/text-direction'
import { inlineStyleSheets } from '@/entities/campaign/mail/style-sheets'
import { removeHidden } from '@/entities/campaign/mail/hidden-text'
import { replaceEmojiPictures } from './emoji-pictures'
import { joinListParagraphs } from '../html/word-list'
import { tokenText } from '@/entities/campaign/tokens/tokens'
import { translate } from '@/shared/i18n/translate'
import type { Message } from '@/shared/i18n/message'
import { type Incremental, runAtOnce } from '@/shared/lib/state/incremental'

/**
 * Marks of other programs, which are not part of the text. Word: tracked deletions, which have an
 * author and a date unlike other strikethrough text, and comments with the initials of their author.
 */
const MARKS = [
  'del[cite], del[datetime]',
  '.msocomanchor, .MsoCommentReference, a[href*="#_msocom_"], [style*="mso-element:comment" i]',
  'br.Apple-interchange-newline',
].join()

/** Places in the source document, and footnotes. Word adds the address of a temporary file. */
const PLACE = /^(?:file:[^#]*)?#/i

/** Safari copies each space next to an element as a non-breaking space. */
const WEBKIT_SPACE = 'span.Apple-converted-space'

const OPT_OUT = /\/(?:\{|%7B){2}unsubscribe_link(?:\}|%7D){2}$/i

export type PastedBody = { blocks: Block[]; blankImages: number }

/**
 * Parses HTML from the clipboard, without the markup that other programs add.
 * @param isOwn copied from an editor of this app, whose colours were chosen
 */
export const readPastedHtml = (html: string, isOwn = false): PastedBody =>
  runAtOnce(readLargeHtml(html, isOwn))

/**
 * `readPastedHtml` in slices, for long HTML.
 * @param onProgress called with the number of blocks read so far
 */
export function* readLargeHtml(
  html: string,
  isOwn: boolean,
  onProgress?: (count: number) => void,
): Incremental<PastedBody> {
  const page = new DOMParser().parseFromString(html, 'text/html')
  const { body } = page
  yield
  inlineStyleSheets(page)
  yield
  removeHidden(body)
  joinListParagraphs(body)
  for (const mark of body.querySelectorAll(MARKS)) mark.remove()
  replaceEmojiPictures(body)
  for (const link of body.querySelectorAll('a[href]')) {
    const address = link.getAttribute('href')?.trim() ?? ''
    // Browsers prefix the page's address when the link is copied.
    if (OPT_OUT.test(address)) link.setAttribute('href', tokenText('unsubscribe_link'))
    if (PLACE.test(address)) link.removeAttribute('href')
  }
  for (const space of body.querySelectorAll(WEBKIT_SPACE)) {
    if (space.textContent.trim() === '') space.textContent = ' '
  }
  for (const box of body.querySelectorAll<HTMLElement>('div[style*="white-space"]')) readCode(box)
  yield
  if (!isOwn) yield* dropDarkPage(body)
  const blocks = yield* readBlocks(body, { keep: keepTable, onProgress })
  let blankImages = 0
  for (const block of blocks) {
    if (isHtmlBlock(block)) blankImages += block.html.split(BLANK_IMAGE).length - 1
    else blankImages += blankIn(block.children)
    if (!isOwn) block.children = block.children.map((node) => readableInline(node))
    dropNeedlessDirection(block)
    yield
  }
  return { blocks, blankImages }
}

export const blankPictures = (count: number): Message => ({
  title: translate(
    '{count, plural, one {A picture was left blank} other {{count} pictures were left blank}}',
    { count },
  ),
  description: translate(
    'Pictures from a file or another e-mail cannot be sent. Insert them by address.',
  ),
})

const blankIn = (nodes: readonly Inline[]): number =>
  nodes.reduce((count, node) => {
    if (isImage(node)) return count + (isBlankImage(node.url) ? 1 : 0)
    return isLink(node) ? count + blankIn(node.children) : count
  }, 0)

/**
 * Reads code copied from a code editor: each line is a `div`, and each empty line a `br`, inside an
 * element that preserves spaces. A single line becomes plain text, because its colours were chosen
 * for another background.
 */
function readCode(box: HTMLElement) {
  const lines = [...box.children]
  const isCode =
    lines.length > 0 &&
    lines.length === box.childNodes.length &&
    lines.every(({ tagName }) => tagName === 'DIV' || tagName === 'BR')
  if (readStyle(box.getAttribute('style')).get('white-space') !== 'pre' || !isCode) return
  const text = lines.map((line) => line.textContent).join('\n')
  const isBlock = lines.length > 1
  const code = document.createElement(isBlock ? 'pre' : 'div')
  code.textContent = isBlock ? text : text.replace(/^ +| +$| {2,}/g, toNoBreakSpaces)
  box.replaceWith(code)
}

const toNoBreakSpaces = (spaces: string) => '\u00A0'.repeat(spaces.length)
