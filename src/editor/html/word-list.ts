import { styleOf } from '@/entities/campaign/mail/css'
import { type ListItemKind, MAX_DEPTH } from '../model/document'

const ORDERED_MARKER = /^\(?(\d+|[a-z]|[ivxlc]+)[.)]/i
const HEADING_NUMBER = /\d|[.)]$/
const ROMAN: Readonly<Record<string, number>> = { i: 1, v: 5, x: 10 }

/** The list's name and level in Word's style of a paragraph; `ignore` for a marker. */
const listOf = (element: Element) =>
  element.getAttribute('style')?.includes('mso-list') ? styleOf(element).get('mso-list') : undefined

/** Word writes lists as paragraphs whose style contains the list's name, level and number. */
export function readWordListItem(element: Element): ListItemKind | undefined {
  const level = /level(\d+)/.exec(listOf(element) ?? '')?.[1]
  if (!level) return undefined
  const marker = [...element.querySelectorAll('[style*="mso-list" i]')].find(isMarker)
  const number = ORDERED_MARKER.exec(markerText(marker))?.[1]
  const start = number && readNumber(number.toLowerCase())
  return {
    type: 'list-item',
    ordered: number !== undefined,
    depth: Math.min(Number(level) - 1, MAX_DEPTH),
    ...(start && start !== 1 && { start }),
  }
}

/**
 * Whether an item starts a list. Word names each list, and marks the middle and last items of a
 * run.
 * @param known names of the lists so far; a new name is added
 */
export function startsWordList(element: Element, known: Set<string>): boolean {
  const name = listOf(element)?.split(/\s/)[0] ?? ''
  if (known.has(name)) return false
  known.add(name)
  return !/CxSp(Middle|Last)/.test(element.className)
}

/**
 * Adds a list item's continuation paragraphs to the item as lines; Word writes them beside it,
 * without a marker.
 */
export function joinListParagraphs(body: Element): void {
  for (const paragraph of body.querySelectorAll('p[class*="MsoList"]')) {
    const item = paragraph.previousElementSibling
    if (!item || !readWordListItem(item) || readWordListItem(paragraph)) continue
    const line = document.createElement('span')
    line.setAttribute('style', paragraph.getAttribute('style') ?? '')
    line.append(...paragraph.childNodes)
    item.append(document.createElement('br'), line)
    paragraph.remove()
  }
}

/** Number that a marker writes before a heading, as text; '' for a bullet. */
export function readWordNumber(marker: Element): string {
  const text = markerText(marker)
  return HEADING_NUMBER.test(text) ? `${text} ` : ''
}

/** Whether Word renders the element as the marker of an item. */
export const isMarker = (element: Element): boolean => listOf(element) === 'ignore'

const markerText = (marker: Element | undefined) =>
  (marker?.textContent ?? '').replace(/[\s\u00A0]+/g, ' ').trim()

function readNumber(written: string): number | undefined {
  if (/^\d{1,6}$/.test(written)) return Number(written)
  if (/^[ivx]+$/.test(written)) return readRoman(written)
  return written.length === 1 ? written.charCodeAt(0) - 'a'.charCodeAt(0) + 1 : undefined
}

function readRoman(written: string): number {
  const values = written.split('').map((sign) => ROMAN[sign] ?? 0)
  return values.reduce(
    (sum, value, index) => sum + (value < (values[index + 1] ?? 0) ? -value : value),
    0,
  )
}
