import { BLOCK_TAGS, UNREAD_TAGS } from '@/entities/campaign/mail/body-tokens'
import { isWholePage, parseMail } from '@/entities/campaign/mail/mail-source'
import {
  type Block,
  htmlBlock,
  isHtmlBlock,
  isLeaf,
  paragraph,
  type Wrapper,
} from '../model/document'
import { domToSlate } from './html-to-slate'
import { hasBlocks, outlineOf } from './read-element'
import { inlineStyleSheets, styleOf } from '@/entities/campaign/mail/css'
import { slateToHtml } from './slate-to-html'
import { isOpening, scanHtml, type Segment } from '@/entities/campaign/mail/scan-html'

/**
 * Parses a body. Content that the editor's blocks cannot represent is kept verbatim in HTML blocks
 * between the editable ones.
 */
export function readSource(html: string): Wrapper & { blocks: Block[] } {
  const { page, body } = parseMail(html)
  const { before, inner, after } = unwrap(html)
  const isStyled = page.querySelector('style') !== null
  const isSimple = !NOT_IN_TEXT.test(inner) && !hasForeign(isStyled ? styledBody(html) : body)
  const whole = isSimple ? readFaithfully(body) : undefined
  const around = isStyled || isWholePage(html) ? { before, after } : { before: '', after: '' }
  if (whole) return { ...around, blocks: whole }

  const pieces = cutPieces(inner)
  if (isSimple && !isStyled && !pieces) {
    return { ...around, blocks: domToSlate(body, { carries: true }) }
  }
  // A style sheet can apply to any element, so a body that has one is not split.
  const parts = isStyled || !pieces ? undefined : group(inner, pieces)
  if (parts?.length === 0) return { ...around, blocks: [paragraph()] }
  const isLayout = parts?.every((part) => part.isForeign) ?? true
  const nested = isLayout && !NOT_IN_TEXT.test(inner) ? readAround(html) : undefined
  if (nested) return { ...around, blocks: nested }
  if (parts) return { before, after, blocks: parts.flatMap(toBlocks) }
  return { before, after, blocks: [htmlBlock(closed(inner))] }
}

/** Like `readSource`, for HTML inserted into another body: each kept block includes its styles. */
export function readFragment(html: string): Block[] {
  const { before, after, blocks } = readSource(html)
  const styles = scanHtml(before)
    .filter(({ name }) => name === 'style')
    .map(({ start, end }) => before.slice(start, end))
  const first = blocks.find(isHtmlBlock)
  if (first) first.html = styles.join('') + first.html
  else if (styles.length > 0) {
    const inner = html.slice(before.length, html.length - after.length)
    return [htmlBlock(styles.join('') + closed(inner))]
  }
  return blocks
}

type Part = { isForeign: boolean; html: string }

const toBlocks = ({ isForeign, html }: Part) =>
  isForeign ? [htmlBlock(html)] : domToSlate(parseMail(html).body, { carries: true })

/** Texts beside and between layouts deeper in the body. Undefined if there are none. */
function readAround(html: string): Block[] | undefined {
  const { body } = parseMail(html)
  const styled = [...styledBody(html).querySelectorAll('*')]
  const twins = new Map([...body.querySelectorAll('*')].map((element, at) => [element, styled[at]]))
  const blocks = readFaithfully(body, (element) => {
    const twin = twins.get(element) ?? element
    const isKept = isForeign(twin) || (!hasBlocks(element) && hasForeign(twin))
    return isKept ? htmlBlock(element.outerHTML) : undefined
  })
  const hasText = (block: Block) =>
    !isHtmlBlock(block) && block.children.some((node) => isLeaf(node) && node.text.trim() !== '')
  return blocks?.some(hasText) ? blocks : undefined
}

/** Markup between texts that would otherwise be lost. */
const NOT_IN_TEXT = /<style|<!--\[(?:if|endif)/i

function styledBody(html: string): Element {
  const { page, body } = parseMail(html)
  inlineStyleSheets(page)
  return body
}

/** Undefined if the editor's blocks would not look like the source. */
function readFaithfully(body: Element, keep?: (element: Element) => Block | undefined) {
  let isWhole = true
  const onLoss = () => {
    isWhole = false
  }
  const blocks = domToSlate(body, { keep, carries: true, onLoss })
  if (!isWhole) return undefined
  const written = parseMail(slateToHtml(blocks)).body
  return outlineOf(written) === outlineOf(body) ? blocks : undefined
}

/** Splits a body into its content and the HTML around it, including leading styles. */
function unwrap(html: string) {
  const segments = scanHtml(html)
  const opening =
    segments.find(({ kind, name }) => kind === 'open' && name === 'body') ??
    segments.find(({ kind, name }) => kind === 'close' && name === 'head')
  const closing =
    segments.findLast(({ kind, name }) => kind === 'close' && name === 'body') ??
    segments.findLast(({ kind, name }) => kind === 'close' && name === 'html')
  let from = opening?.end ?? 0
  const to = closing && closing.start >= from ? closing.start : html.length
  for (const { kind, name, start, end } of segments) {
    if (start < from) continue
    const isSpace = kind === 'text' && html.slice(start, end).trim() === ''
    const isHead = kind === 'open' && /^(?:style|meta|title|link|html)$/.test(name)
    const isDoctype = /^<!doctype/i.test(html.slice(start, start + 9))
    if (end > to || !(isSpace || isHead || isDoctype)) break
    if (!isSpace) from = end
  }
  return { before: html.slice(0, from), inner: html.slice(from, to), after: html.slice(to) }
}

/** Splits the source between its top-level nodes; undefined if it cannot be split cleanly. */
function cutPieces(html: string): Segment[] | undefined {
  const pieces: Segment[] = []
  const open: string[] = []
  let piece: Segment | undefined
  for (const segment of scanHtml(html)) {
    const { kind, name, end } = segment
    piece ??= { ...segment }
    if (isOpening(segment)) open.push(name)
    else if (kind === 'close' && open.pop() !== name) return undefined
    if (open.length > 0) continue
    pieces.push({ ...piece, end })
    piece = undefined
  }
  return open.length === 0 && isSame(html, pieces) ? pieces : undefined
}

/** Whether parsing the pieces separately gives the same result as parsing the whole. */
function isSame(html: string, pieces: readonly Segment[]): boolean {
  const joined = pieces.map(({ start, end }) => parseMail(html.slice(start, end)).body.innerHTML)
  return joined.join('') === parseMail(html).body.innerHTML
}

type Kind = 'text' | 'foreign' | 'between'

/** Joins adjacent pieces of the same kind; white space and comments join the preceding piece. */
function group(html: string, pieces: readonly Segment[]): Part[] {
  const kinds = pieces.map(({ kind, name, start, end }): Kind => {
    const source = html.slice(start, end)
    const isUnread = kind === 'comment' || UNREAD_TAGS.has(name.toUpperCase())
    if (isUnread || source.trim() === '') return 'between'
    const { body } = parseMail(source)
    const isText = kind !== 'open' || (!hasForeign(body) && readFaithfully(body))
    return isText ? 'text' : 'foreign'
  })
  markLines(pieces, kinds)
  markGhosts(html, pieces, kinds)
  const parts: Part[] = []
  let pending = ''
  for (const [index, { start, end }] of pieces.entries()) {
    const kind = kinds[index]
    const source = html.slice(start, end)
    const last = parts.at(-1)
    const isForeign = kind === 'foreign'
    if (kind === 'between' && !last) pending += source
    else if (last && (kind === 'between' || last.isForeign === isForeign)) last.html += source
    else {
      parts.push({ isForeign, html: pending + source })
      pending = ''
    }
  }
  return parts
}

/** A button within a line of text: keeps the whole line. */
function markLines(pieces: readonly Segment[], kinds: Kind[]) {
  const isInline = ({ kind, name }: Segment) =>
    kind !== 'open' || !(BLOCK_TAGS.has(name.toUpperCase()) || name === 'br')
  for (let from = 0; from < pieces.length; from += 1) {
    let to = from
    for (let piece = pieces[to]; piece && isInline(piece); piece = pieces[to]) to += 1
    if (kinds.slice(from, to).includes('foreign')) kinds.fill('foreign', from, to)
    from = to
  }
}

/**
 * Conditional comments may open a table in one place and close it in another: joins all pieces
 * between them.
 */
function markGhosts(html: string, pieces: readonly Segment[], kinds: Kind[]) {
  const isGhost = ({ kind, start, end }: Segment) =>
    kind === 'comment' && /\[(?:if|endif)\b/i.test(html.slice(start, end))
  const first = pieces.findIndex(isGhost)
  const last = pieces.findLastIndex(isGhost)
  if (first >= 0) kinds.fill('foreign', first, last + 1)
}

const MARK = '<p>mark</p>'

/** Closes unclosed elements, so that following HTML does not end up inside. */
function closed(html: string): string {
  const before = parseMail(html).body.innerHTML
  const isClosed = (source: string) => parseMail(source + MARK).body.innerHTML === before + MARK
  if (isClosed(html)) return html
  const open: string[] = []
  for (const segment of scanHtml(html)) {
    if (isOpening(segment)) open.push(segment.name)
    const index = segment.kind === 'close' ? open.lastIndexOf(segment.name) : -1
    if (index >= 0) open.length = index
  }
  const whole =
    html +
    open
      .toReversed()
      .map((name) => `</${name}>`)
      .join('')
  return isClosed(whole) ? whole : before
}

/** Elements that the editor's blocks cannot represent. */
const FOREIGN = 'table, hr, dl, button, details, map, [bgcolor], [background]'
const BOX = 'div, section, article, aside, main, header, footer, nav, center, figure, address, a'
const TEXT = 'p, h1, h2, h3, h4, h5, h6, span'

/**
 * Whether the HTML contains a layout, a button or another element that the editor would flatten.
 */
const hasForeign = (body: Element): boolean =>
  body.querySelector(FOREIGN) !== null || [...body.querySelectorAll('[style]')].some(isShaped)

const isForeign = (element: Element): boolean => element.matches(FOREIGN) || isShaped(element)

const SIZES =
  'width max-width height max-height float box-shadow border-radius border-width columns visibility background-image padding padding-top padding-right padding-bottom padding-left'.split(
    ' ',
  )
const BORDERS = ['border', 'border-top', 'border-right', 'border-bottom', 'border-left']

/** Whether a style makes an element more than inline text or a paragraph. */
function isShaped(element: Element): boolean {
  const isBox = element.matches(BOX)
  if (!isBox && !element.matches(TEXT)) return false
  const style = styleOf(element)
  const display = style.get('display') ?? 'inline'
  const isButton = element.tagName === 'A' && display === 'block'
  if (isButton || !/^(?:block|inline|initial|inherit)$/.test(display)) return true
  if (/^(?:absolute|fixed)/.test(style.get('position') ?? '')) return true
  // A background on text is a mark; on a link or a section it is part of the layout.
  const behind = isBox && [style.get('background'), style.get('background-color')].some(isColor)
  return (
    behind ||
    SIZES.some((name) => !isNothing(style.get(name))) ||
    BORDERS.some((name) => isBorder(style.get(name)))
  )
}

const NOTHING =
  /^(?:(?:none|auto|inherit|initial|unset|normal|transparent|visible|100%|0(?:\.0+)?[a-z%]*)(?:\s+|$))*$/
const isNothing = (value = '') => NOTHING.test(value)

/** Word writes `none windowtext 1.0pt` for "no border". */
const isBorder = (value = '') => !isNothing(value) && !/^(?:0[a-z]*|medium|none)\s/.test(value)

const isColor = (value = '') =>
  !isNothing(value) && !/^(?:#fff(?:fff)?|white|rgb\(255, ?255, ?255\))$/.test(value)
