import { readStyle } from './css'

/** Declarations that hide everything inside an element, as `name:value`. */
const GONE =
  /^(?:display:none|(?:opacity|max-height):0(?:\.0+)?(?:px|%)?|clip:rect\([01a-z, ]+\)|clip-path:inset\((?:50|100)%\)|(?:text-indent|margin-left|margin-top):-(?:999|\d{4,})(?:px|em|rem))$/
const OFF_SCREEN = /^-(?:999|\d{4,})(?:px|em|rem)$/
/** Boxes without an area, which hide only what they clip. Google Docs gives rows a height of 0. */
const NO_AREA = /^(?:height|width):[01](?:\.0+)?(?:px|pt)?$/
/** Declarations that hide text until an element inside declares another value. */
const BLANK: Readonly<Record<string, RegExp>> = {
  visibility: /^(?:hidden|collapse)$/,
  'font-size': /^[01](?:\.0+)?(?:px|pt|em|rem|%)?$/,
  color: /^(?:transparent|rgba\(.*,\s*0(?:\.0+)?\s*\)|#[0-9a-f]{3}0|#[0-9a-f]{6}00)$/,
}

type Style = ReadonlyMap<string, string>

function isGone(element: Element, style: Style): boolean {
  if (element.hasAttribute('hidden')) return true
  const clips = /hidden|clip/.test(style.get('overflow') ?? '')
  // A button that only Outlook hides, beside another one for Outlook.
  const isButton = element.tagName === 'A' || element.querySelector('a') !== null
  if (style.get('mso-hide') === 'all' && !isButton) return true
  const isMoved = /^(?:absolute|fixed|relative)$/.test(style.get('position') ?? '')
  return (
    (isMoved && ['left', 'top', 'right'].some((side) => OFF_SCREEN.test(style.get(side) ?? ''))) ||
    [...style].some(([name, value]) => {
      const declaration = `${name}:${value}`
      return GONE.test(declaration) || (clips && NO_AREA.test(declaration))
    })
  )
}

/** Removes the texts of a parsed mail that a reader does not see. Reads style attributes only. */
export function removeHidden(body: Element): void {
  const styled = [...body.querySelectorAll('[style], [hidden]')]
  const styles = new Map(styled.map((one) => [one, readStyle(one.getAttribute('style'))]))
  for (const [element, style] of styles) {
    if (isGone(element, style)) element.remove()
    else {
      for (const [name, pattern] of Object.entries(BLANK)) {
        // Text that is cut out of a background.
        const isCutOut = name === 'color' && /background-clip:\s*text/i.test(outerStyles(element))
        if (pattern.test(style.get(name) ?? '') && !isCutOut) removeTexts(element, name, styles)
      }
    }
  }
}

const outerStyles = (element: Element | null): string =>
  element ? (element.getAttribute('style') ?? '') + outerStyles(element.parentElement) : ''

function removeTexts(element: Element, name: string, styles: ReadonlyMap<Element, Style>) {
  const texts = [...element.childNodes].filter(({ nodeType }) => nodeType === Node.TEXT_NODE)
  for (const text of texts) text.remove()
  for (const child of element.children) {
    if (!styles.get(child)?.has(name)) removeTexts(child, name, styles)
  }
}
