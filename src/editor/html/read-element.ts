import { readColor, splitStyle, styleOf } from '@/entities/campaign/mail/css'
import type { Align, Box, Dir, Marks } from '../model/document'
import { BLOCK_TAGS, isElement, UNREAD_TAGS } from '@/entities/campaign/mail/body-tokens'
import { escapeAttribute } from '@/entities/campaign/mail/mail-source'
import {
  isBlankImage,
  isRelativeUrl,
  keptLinkUrl,
  safeImageUrl,
} from '@/entities/campaign/mail/safe-url'

const markTags: Readonly<Record<string, Marks>> = {
  B: { bold: true },
  STRONG: { bold: true },
  I: { italic: true },
  EM: { italic: true },
  CITE: { italic: true },
  U: { underline: true },
  S: { strike: true },
  STRIKE: { strike: true },
  DEL: { strike: true },
  SUB: { script: 'sub' },
  SUP: { script: 'sup' },
}

const scripts: Readonly<Record<string, Marks['script']>> = { sub: 'sub', super: 'sup' }

function isBold(weight: string): boolean {
  return weight === 'bold' || weight === 'bolder' || Number(weight) >= 600
}

const set = <T extends object>(marks: T, name: keyof T, isOn: boolean): T => {
  const next = { ...marks }
  if (isOn) Object.assign(next, { [name]: true })
  else delete next[name]
  return next
}

/**
 * Marks of an element. Styles override the tag: Google Docs wraps everything in a `b` with normal
 * weight.
 */
export function readMarks(element: Element, outer: Marks): Marks {
  const tag = markTags[element.tagName]
  if (!tag && !element.getAttribute('style') && element.tagName !== 'FONT') return outer
  const style = styleOf(element)
  let marks: Marks = { ...outer, ...tag }

  const weight = style.get('font-weight')
  if (weight && weight !== 'inherit') marks = set(marks, 'bold', isBold(weight))
  const slant = style.get('font-style')
  if (slant && slant !== 'inherit') marks = set(marks, 'italic', slant !== 'normal')
  const line = style.get('text-decoration') ?? style.get('text-decoration-line')
  if (line?.includes('underline')) marks = { ...marks, underline: true }
  if (line?.includes('line-through')) marks = { ...marks, strike: true }
  if (line === 'none') marks = set(set(marks, 'underline', false), 'strike', false)
  const script = scripts[style.get('vertical-align') ?? '']
  if (script) marks = { ...marks, script }

  const color = readColor(style.get('color') ?? element.getAttribute('color')?.toLowerCase())
  if (color) marks = { ...marks, color }
  const behind = style.get('background-color') ?? style.get('background')
  const background = readColor(behind)
  if (background) marks = { ...marks, background }
  else if (behind === 'transparent' || behind === 'none') delete marks.background
  return marks
}

/** Alignment of an element; '' for start, undefined if not set. */
export function readAlign(element: Element): Align | '' | undefined {
  const align = styleOf(element).get('text-align') ?? element.getAttribute('align')?.toLowerCase()
  if (align === 'center' || align === 'right' || align === 'justify' || align === 'left') {
    return align
  }
  if (align === 'end') return 'right'
  if (element.tagName === 'CENTER') return 'center'
  return align === 'start' ? '' : undefined
}

/** Direction of an element; '' for auto, undefined if not set. */
export function readDir(element: Element): Dir | '' | undefined {
  const dir = styleOf(element).get('direction') ?? element.getAttribute('dir')?.trim().toLowerCase()
  if (dir === 'ltr' || dir === 'rtl') return dir
  return dir === 'auto' ? '' : undefined
}

/** Attributes that are safe to carry over. `on…`, `src` and `href` are excluded. */
const CARRIED =
  /^(?:style|class|id|name|title|dir|lang|align|valign|width|height|border|hspace|vspace|face|size|color|bgcolor|role|type|reversed|compact|cite|target|rel|clear|data-(?!slate).*)$/
/** Inline elements for which the editor has no mark. */
const INLINE =
  /^(?:SPAN|FONT|SMALL|BIG|MARK|CODE|TT|KBD|SAMP|VAR|Q|INS|ABBR|ACRONYM|DFN|TIME|BDI|BDO|O:P)$/

type Skip = (name: string, value: string) => boolean

/** The preservable attributes of an element, as HTML. */
export function attributesOf(element: Element, isSkipped: Skip = () => false): string {
  return [...element.attributes]
    .filter(({ name, value }) => CARRIED.test(name) && !isSkipped(name, value))
    .map(({ name, value }) => ` ${name}="${escapeAttribute(value)}"`)
    .join('')
}

export const boxOf = (element: Element): Box => ({
  tag: element.tagName.toLowerCase(),
  attributes: attributesOf(element),
})

/** Whether a declaration is represented by a mark, which the editor writes itself. */
function isMark(name: string, value: string): boolean {
  switch (name) {
    case 'font-weight':
    case 'font-style':
      return true
    case 'text-decoration':
    case 'text-decoration-line':
      return /^(?:underline|line-through|none|underline line-through)$/.test(value)
    case 'vertical-align':
      return value === 'sub' || value === 'super'
    case 'color':
    case 'background':
    case 'background-color':
      return readColor(value) !== undefined
    default:
      return false
  }
}

/** Opening tag with an inline element's attributes that are not marks; '' if there are none. */
export function wrapOf(element: Element): string {
  const { tagName } = element
  const isMarked = tagName in markTags
  if (!isMarked && !INLINE.test(tagName) && tagName !== 'A') return ''
  const style = splitStyle(element.getAttribute('style') ?? '')
    .filter(({ name, value }) => !isMark(name, value))
    .map(({ source }) => source)
    .join(';')
  const isFontColor = (value: string) => tagName === 'FONT' && readColor(value.toLowerCase())
  const attributes =
    attributesOf(
      element,
      (name, value) => name === 'style' || (name === 'color' && Boolean(isFontColor(value))),
    ) + (style ? ` style="${escapeAttribute(style)}"` : '')
  const tag = isMarked ? 'span' : tagName.toLowerCase()
  if (!attributes && /^(?:span|font|a)$/.test(tag)) return ''
  return `<${tag}${attributes}>`
}

export const closeWrap = (wrap: string): string =>
  [...wrap.matchAll(/<([a-z:]+)/g)]
    .toReversed()
    .map(([, tag]) => `</${tag}>`)
    .join('')

/** Whether an inline element contains blocks, such as `<font>` around a whole mail. */
export const isBox = (element: Element): boolean =>
  BLOCK_TAGS.has(element.tagName) ||
  ((INLINE.test(element.tagName) || element.tagName in markTags) && hasBlocks(element))

export const hasBlocks = (element: Element): boolean =>
  [...element.children].some((child) => BLOCK_TAGS.has(child.tagName) || hasBlocks(child))

/** Whether an element renders nothing and only serves as a link target. */
export const isEmptyTarget = (element: Element): boolean =>
  element.tagName === 'A' &&
  !element.hasAttribute('href') &&
  (element.hasAttribute('name') || element.hasAttribute('id')) &&
  element.childElementCount === 0 &&
  element.textContent.trim() === ''

/** HTML source of nodes; undefined if it must not be preserved verbatim. */
export function sourceOf(nodes: readonly Node[]): string | undefined {
  const box = document.implementation.createHTMLDocument('').createElement('div')
  box.append(...nodes.map((node) => node.cloneNode(true)))
  return [...box.querySelectorAll('*')].every(isHarmless) ? box.innerHTML : undefined
}

function isHarmless(element: Element): boolean {
  const { tagName } = element
  const isKnown =
    INLINE.test(tagName) || tagName in markTags || /^(?:A|BR|IMG|P|DIV|WBR)$/.test(tagName)
  return isKnown && [...element.attributes].every((attribute) => isHarmlessAttribute(attribute))
}

function isHarmlessAttribute({ name, value }: Attr): boolean {
  if (name === 'href') return keptLinkUrl(value) === value
  if (name === 'src') {
    return isRelativeUrl(value) || /^cid:/i.test(value) || !isBlankImage(safeImageUrl(value))
  }
  return name === 'alt' || CARRIED.test(name)
}

const SPACE = /[ \t\n\f\r]+/g
/** Spaces next to a block's tag, which are not rendered. */
const EDGE = / *(<\/?(?:p|div|ul|ol|li|blockquote|h\d|pre|center)(?: [^<>]*)?>|<\/>) */g
const BLOCK = /^(?:p|div|ul|ol|li|blockquote|h\d|pre|center)$/

/** Serialises the rendered structure of a body for comparison, without invisible parts. */
export function outlineOf(node: Node): string {
  let outline = ''
  for (const child of node.childNodes) {
    if (child.nodeType === Node.TEXT_NODE) outline += (child.nodeValue ?? '').replace(SPACE, ' ')
    if (!isElement(child) || UNREAD_TAGS.has(child.tagName.toUpperCase())) continue
    const inside = outlineOf(child)
    const tag = child.tagName.toLowerCase()
    const isShown = /^(?:br|img|p|li|h\d|pre|td)$/.test(tag) || isEmptyTarget(child)
    if (inside.trim() === '' && !isShown) {
      outline += inside
      continue
    }
    const start = child.getAttribute('start') ?? child.getAttribute('value') ?? '1'
    outline += `<${tag}${attributesOf(child)}${start === '1' ? '' : start}>${inside}</${BLOCK.test(tag) ? tag : ''}>`
  }
  return outline.replace(EDGE, (spaced, tag) => (tag === '</>' ? spaced.trimStart() : tag)).trim()
}
