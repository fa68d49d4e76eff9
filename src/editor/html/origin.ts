import { BLOCK_TAGS, isElement, UNREAD_TAGS } from '@/entities/campaign/mail/body-tokens'
import { escapeAttribute } from '@/entities/campaign/mail/mail-source'
import {
  isBlankImage,
  isRelativeUrl,
  keptLinkUrl,
  safeImageUrl,
} from '@/entities/campaign/mail/safe-url'
import { readColor, splitStyle } from '@/entities/campaign/mail/css'
import type { Box } from '../model/document'

/** Attributes that are safe to carry over. `on…`, `src` and `href` are excluded. */
const CARRIED =
  /^(?:style|class|id|name|title|dir|lang|align|valign|width|height|border|hspace|vspace|face|size|color|bgcolor|role|type|reversed|compact|cite|target|rel|clear|data-(?!slate).*)$/
/** Inline elements for which the editor has no mark. */
const INLINE =
  /^(?:SPAN|FONT|SMALL|BIG|MARK|CODE|TT|KBD|SAMP|VAR|Q|INS|ABBR|ACRONYM|DFN|TIME|BDI|BDO|O:P)$/
const MARKED = /^(?:B|STRONG|I|EM|CITE|U|S|STRIKE|DEL|SUB|SUP)$/

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
  const isMarked = MARKED.test(tagName)
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
  ((INLINE.test(element.tagName) || MARKED.test(element.tagName)) && hasBlocks(element))

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
    INLINE.test(tagName) || MARKED.test(tagName) || /^(?:A|BR|IMG|P|DIV|WBR)$/.test(tagName)
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
