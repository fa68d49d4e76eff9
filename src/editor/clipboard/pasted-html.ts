import { BLANK_IMAGE } from '@/entities/campaign/mail/safe-url'
import { cleanForeign, wrapTableParts } from '@/entities/campaign/mail/foreign-html'
import {
  colorOf,
  GROUND,
  groundOf,
  INK,
  inlineStyleSheets,
  isLightOnDark,
  isReadable,
  removeHidden,
  styleOf,
} from '@/entities/campaign/mail/css'
import {
  type Block,
  dropNeedlessDirection,
  htmlBlock,
  type Inline,
  isLeaf,
  type TextLeaf,
} from '../model/document'
import { domToSlate } from '../html/html-to-slate'
import { joinListParagraphs } from '../html/word-list'
import { tokenText } from '@/entities/campaign/tokens/tokens'
import { translate } from '@/shared/i18n/translate'
import type { Message } from '@/shared/i18n/message'
import { readAlign, readDir } from '../html/read-element'
import { slateToHtml } from '../html/slate-to-html'

/**
 * Marks of other programs, which are not part of the text. Word: tracked deletions, which have an
 * author and a date unlike other strikethrough text, and comments with the initials of their author.
 */
const MARKS = [
  'del[cite], del[datetime], .msoDel',
  '.msocomanchor, .MsoCommentReference, a[href*="#_msocom_"], [style*="mso-element:comment" i]',
  'br.Apple-interchange-newline',
].join()

/** Places in the source document, and footnotes. Word adds the address of a temporary file. */
const PLACE = /^(?:file:[^#]*)?#/i

/** Safari copies each space next to an element as a non-breaking space. */
const WEBKIT_SPACE = 'span.Apple-converted-space'

const OPT_OUT = /\/(?:\{|%7B){2}unsubscribe_link(?:\}|%7D){2}$/i

/**
 * Parses HTML from the clipboard, without the markup that other programs add.
 * @param isOwn copied from an editor of this app, whose colours were chosen
 */
export function readPastedHtml(html: string, isOwn = false) {
  const page = new DOMParser().parseFromString(wrapTableParts(html), 'text/html')
  const { body } = page
  inlineStyleSheets(page)
  removeHidden(body)
  cleanForeign(body)
  joinListParagraphs(body)
  for (const mark of body.querySelectorAll(MARKS)) mark.remove()
  replaceEmojiPictures(body)
  replaceCheckboxes(body)
  for (const link of body.querySelectorAll('a[href]')) {
    const address = link.getAttribute('href')?.trim() ?? ''
    // Browsers prefix the page's address when the link is copied.
    if (OPT_OUT.test(address)) link.setAttribute('href', tokenText('unsubscribe_link'))
    if (PLACE.test(address)) link.removeAttribute('href')
  }
  for (const space of body.querySelectorAll(WEBKIT_SPACE)) {
    if (space.textContent.trim() === '') space.textContent = ' '
  }
  for (const label of body.querySelectorAll('label + label'))
    if (label.previousSibling === label.previousElementSibling) label.before(' ')
  for (const box of body.querySelectorAll<HTMLElement>('div[style*="white-space"]')) readCode(box)
  if (!isOwn) dropDark(body)
  const blocks = domToSlate(body, { keep: keepTable })
  let blankImages = 0
  for (const block of blocks) {
    blankImages += JSON.stringify(block).split(BLANK_IMAGE).length - 1
    if (!isOwn) block.children = block.children.map((node) => readableInline(node))
    dropNeedlessDirection(block)
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
  if (styleOf(box).get('white-space') !== 'pre' || !isCode) return
  const text = lines.map((line) => line.textContent).join('\n')
  const isBlock = lines.length > 1
  const code = document.createElement(isBlock ? 'pre' : 'div')
  code.textContent = isBlock ? text : text.replace(/^ +| +$| {2,}/g, toNoBreakSpaces)
  box.replaceWith(code)
}

const toNoBreakSpaces = (spaces: string) => '\u00A0'.repeat(spaces.length)

const CELL = 'padding:6px 10px;border:1px solid #cccccc;vertical-align:top'

/**
 * Rewrites a pasted table so that mail clients render it consistently: its cells contain the
 * editor's own HTML. A single-cell table is only a frame and is unwrapped.
 */
function keepTable(element: Element): Block | undefined {
  if (!(element instanceof HTMLTableElement)) return undefined
  const rows = [...element.rows].filter((row) => row.cells.length > 0)
  if (rows.flatMap((row) => [...row.cells]).length < 2) return undefined
  const caption = element.caption ? slateToHtml(domToSlate(element.caption)) : ''
  const written = rows.map((row) => `<tr>${[...row.cells].map(writeCell).join('')}</tr>`)
  return htmlBlock(
    `${caption}<table${directionAround(element)} cellspacing="0" style="border-collapse:collapse"><tbody>${written.join('')}</tbody></table>`,
  )
}

function writeCell(cell: HTMLTableCellElement): string {
  const tag = cell.tagName === 'TH' ? 'th' : 'td'
  const background = groundOf(cell) || undefined
  const align = readAlign(cell) || (tag === 'th' && 'left')
  const style = [
    CELL,
    background && `background-color:${background}`,
    align && `text-align:${align}`,
  ].filter(Boolean)
  const columns = cell.colSpan > 1 ? ` colspan="${cell.colSpan}"` : ''
  const rows = cell.rowSpan > 1 ? ` rowspan="${cell.rowSpan}"` : ''
  const [dir, content] = writeContent(cell, background)
  return `<${tag}${columns}${rows}${dir} style="${style.join(';')}">${content}</${tag}>`
}

/** Direction of a table, which is the order of its columns; '' from left to right. */
function directionAround(element: Element | null): string {
  if (!element) return ''
  const dir = readDir(element)
  if (dir === undefined) return directionAround(element.parentElement)
  return dir === 'rtl' ? ' dir="rtl"' : ''
}

/**
 * Writes a single line without a paragraph, which would add margins.
 * @returns the direction of that line, and the HTML
 */
function writeContent(cell: HTMLTableCellElement, background: string | undefined) {
  const blocks = domToSlate(cell, { keep: keepTable, color: colorAround(cell) })
  for (const block of blocks) {
    block.children = block.children.map((node) => readableInline(node, background))
    dropNeedlessDirection(block)
  }
  const html = slateToHtml(blocks)
  const isLine = blocks.length === 1 && blocks[0]?.type === 'paragraph'
  const [, dir = '', line = html] = (isLine && /^<p( dir="\w+")?[^>]*>(.*)<\/p>$/s.exec(html)) || []
  return [dir, line]
}

/** Text colour inherited from the cell, its row or its table. */
function colorAround(element: Element | null): string | undefined {
  if (!element) return undefined
  return colorOf(element) ?? colorAround(element.parentElement)
}

/** Default link colour of most mail clients. */
const LINK = '#0000ee'

/** Removes the light-on-dark colours of a page in dark mode; keeps those of buttons and tables. */
function dropDark(element: Element, outer = INK): void {
  const color = colorOf(element) ?? outer
  const ground = groundOf(element)
  for (const child of element.children) dropDark(child, color)
  if (
    !ground ||
    !isLightOnDark(color, ground) ||
    !(element instanceof HTMLElement) ||
    isOfMail(element)
  )
    return
  for (const name of ['color', 'background', 'background-color']) element.style.removeProperty(name)
}

/** Whether an element is a table or a button, which has padding. */
const isOfMail = (element: Element) =>
  element.closest('table') !== null ||
  (element.closest('a') !== null &&
    [...styleOf(element).keys()].some((name) => name.startsWith('padding')))

/**
 * Keeps the colours of pasted text that are readable on the background, except other programs'
 * defaults.
 */
function readableInline(node: Inline, ground = GROUND, isInLink = false): Inline {
  if (isLeaf(node)) return readableLeaf(node, ground, isInLink)
  if (node.type === 'link') {
    return { ...node, children: node.children.map((child) => readableInline(child, ground, true)) }
  }
  return { ...node, children: [readableLeaf(node.children[0], ground, isInLink)] }
}

/** Defaults are black on white, and blue links. A link with its own background keeps its colour. */
function readableLeaf(leaf: TextLeaf, ground: string, isInLink: boolean): TextLeaf {
  const readable = { ...leaf }
  const { background } = leaf
  if (background === GROUND && ground === GROUND) delete readable.background
  const behind = readable.background ?? ground
  const isDefault = isInLink ? !background : isNearlyBlack(leaf.color)
  const isLost = leaf.color !== undefined && !isReadable(leaf.color, behind)
  if (isLost || (isDefault && isReadable(INK, behind))) delete readable.color
  if (isInLink) delete readable.underline
  const shown = readable.color ?? (isInLink ? LINK : INK)
  if (readable.background && !isReadable(shown, readable.background)) delete readable.background
  return readable
}

const isNearlyBlack = (color: string | undefined) =>
  color !== undefined && /^#[0-3].[0-3].[0-3].$/.test(color)

const EMOJI =
  /^(?:(?:\p{Extended_Pictographic}|\p{Regional_Indicator}|[#*\d]\uFE0F?\u20E3)(?:\p{Emoji_Modifier}|\p{Regional_Indicator}|\u200D|\u20E3|\uFE0F|[\u{E0020}-\u{E007F}])*)+$/u
const SHORT_NAME = /^:[\w+'-]{1,60}:$/
/** Code points in the address of a picture: `1f389.svg`, `emoji_u1f389.png`, `1f389/72.png`. */
const CODES =
  /(?:^|[/_u])([\da-f]{4,5}(?:[-_][\da-f]{2,5})*)(?:@\dx)?(?:\/\d+)?(?:\.\w+)?(?:[?#]|$)/i

/** Attributes in which mail and chat programs write the emoji that a picture shows. */
const NAMES = [
  'data-emoji',
  'data-plain-text',
  'alt',
  'data-stringify-emoji',
  'aria-label',
  'title',
]

function emojiOf(picture: Element): string | undefined {
  const names = NAMES.map((name) => picture.getAttribute(name)?.trim() ?? '')
  const written = names.find((name) => EMOJI.test(name))
  if (written) return written
  const attributes = [...picture.attributes].map(({ name, value }) => `${name} ${value}`).join(' ')
  if (!/(?:e|goo)moji|emoticon/i.test(attributes)) return undefined
  const codes = CODES.exec(picture.getAttribute('src') ?? '')?.[1]?.split(/[-_]/) ?? []
  const points = codes.map((code) => Number.parseInt(code, 16))
  const drawn = points.every((point) => point <= 0x10_ff_ff) ? String.fromCodePoint(...points) : ''
  return EMOJI.test(drawn) ? drawn : names.find((name) => SHORT_NAME.test(name))
}

/** Mail and chat programs copy an emoji as a picture from their own servers. */
function replaceEmojiPictures(body: Element): void {
  for (const picture of body.querySelectorAll('img')) {
    const emoji = emojiOf(picture)
    if (emoji) picture.replaceWith(emoji)
  }
}

/** Writes the boxes of a checklist as characters. Some programs copy them as pictures. */
function replaceCheckboxes(body: Element): void {
  for (const box of body.querySelectorAll('input[type="checkbox"], [role="checkbox"]')) {
    const mark = box.matches('[checked], [aria-checked="true"]') ? '☑ ' : '☐ '
    if (box.textContent.trim() === '') box.replaceWith(mark)
    else {
      box.querySelector(':scope > img')?.remove()
      ;(box.querySelector(':scope > p') ?? box).prepend(mark)
    }
  }
}
