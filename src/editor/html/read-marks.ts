import { readColor, readStyle } from '@/entities/campaign/mail/css'
import type { Align, Dir, Marks } from '../model/document'

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
  const attribute = element.getAttribute('style')
  if (!tag && !attribute && element.tagName !== 'FONT') return outer
  const style = readStyle(attribute)
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
  const align =
    readStyle(element.getAttribute('style')).get('text-align') ??
    element.getAttribute('align')?.toLowerCase()
  if (align === 'center' || align === 'right' || align === 'justify' || align === 'left') {
    return align
  }
  if (align === 'end') return 'right'
  if (element.tagName === 'CENTER') return 'center'
  return align === 'start' ? '' : undefined
}

/** Direction of an element; '' for auto, undefined if not set. */
export function readDir(element: Element): Dir | '' | undefined {
  const dir =
    readStyle(element.getAttribute('style')).get('direction') ??
    element.getAttribute('dir')?.trim().toLowerCase()
  if (dir === 'ltr' || dir === 'rtl') return dir
  return dir === 'auto' ? '' : undefined
}
