import { readStyle } from '@/entities/campaign/mail/css'

/** Elements that the editor's blocks cannot represent. */
const FOREIGN = 'table, hr, dl, button, details, map, [bgcolor], [background]'
const BOX = 'div, section, article, aside, main, header, footer, nav, center, figure, address, a'
const TEXT = 'p, h1, h2, h3, h4, h5, h6, span'

/**
 * Whether the HTML contains a layout, a button or another element that the editor would flatten.
 */
export const hasForeign = (body: Element): boolean =>
  body.querySelector(FOREIGN) !== null || [...body.querySelectorAll('[style]')].some(isShaped)

export const isForeign = (element: Element): boolean =>
  element.matches(FOREIGN) || isShaped(element)

const SIZES =
  'width max-width height max-height float box-shadow border-radius border-width columns visibility background-image padding padding-top padding-right padding-bottom padding-left'.split(
    ' ',
  )
const BORDERS = ['border', 'border-top', 'border-right', 'border-bottom', 'border-left']

/** Whether a style makes an element more than inline text or a paragraph. */
function isShaped(element: Element): boolean {
  const isBox = element.matches(BOX)
  if (!isBox && !element.matches(TEXT)) return false
  const style = readStyle(element.getAttribute('style'))
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
