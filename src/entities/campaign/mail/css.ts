type Declaration = { name: string; value: string; source: string }

/** Splits a style attribute into declarations. Ignores a `;` inside quotes or brackets. */
export function splitStyle(style: string): Declaration[] {
  const sources = style.match(/(?:[^;"'(]|"[^"]*"?|'[^']*'?|\([^)]*\)?)+/g) ?? []
  return sources.flatMap((source) => {
    const colon = source.indexOf(':')
    if (colon < 1) return []
    const name = source.slice(0, colon).trim().toLowerCase()
    const value = source.slice(colon + 1).replace(/!important/i, '')
    return [{ name, value: value.trim().toLowerCase(), source: source.trim() }]
  })
}

type Style = ReadonlyMap<string, string>

/** The own declarations of an element by lower-case name; the last duplicate wins. */
export const styleOf = (element: Element): Style =>
  new Map(splitStyle(element.getAttribute('style') ?? '').map(({ name, value }) => [name, value]))

const named: Readonly<Record<string, string>> = {
  black: '#000000',
  blue: '#0000ff',
  fuchsia: '#ff00ff',
  gray: '#808080',
  green: '#008000',
  grey: '#808080',
  lime: '#00ff00',
  maroon: '#800000',
  navy: '#000080',
  olive: '#808000',
  orange: '#ffa500',
  purple: '#800080',
  red: '#ff0000',
  silver: '#c0c0c0',
  teal: '#008080',
  white: '#ffffff',
  yellow: '#ffff00',
}

const RGB = /^rgba?\(\s*(\d{1,3})[\s,]+(\d{1,3})[\s,]+(\d{1,3})(?:[\s,/]+([\d.]+)%?)?\s*\)$/

/** #rrggbb of a plain, opaque colour; otherwise undefined. */
export function readColor(value: string | undefined): string | undefined {
  if (!value) return undefined
  if (/^#[0-9a-f]{6}$/.test(value)) return value
  if (/^#[0-9a-f]{3}$/.test(value)) return `#${value.slice(1).replace(/./g, '$&$&')}`
  const [, red, green, blue, alpha] = RGB.exec(value) ?? []
  if (red && green && blue && Number(alpha ?? 1) > 0) {
    const channels = [red, green, blue].map((channel) => Math.min(255, Number(channel)))
    return `#${channels.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`
  }
  return named[value]
}

const COMMENT = /\/\*[\s\S]*?\*\/|<!--|-->/g
/** Media rules, and rules without a selector, such as @font-face. */
const AT_RULE = /@[^{}]*\{(?:[^{}]*\{[^{}]*\})*[^{}]*\}/g
const RULE = /([^{}]+)\{([^{}]*)\}/g
const HEADING = /^H[1-6]$/

/**
 * Inlines style sheets into style attributes, for code that reads only those. Later rules win, and
 * an element's own style wins over all.
 */
export function inlineStyleSheets(page: Document): void {
  const styles = new Map<Element, string>()
  for (const { textContent } of page.querySelectorAll('style')) {
    const css = textContent.replace(COMMENT, '').replace(AT_RULE, '')
    for (const [, selector = '', declarations = ''] of css.matchAll(RULE)) {
      for (const element of matching(page.body, selector)) {
        styles.set(element, `${styles.get(element) ?? ''}${declarations.trim()};`)
      }
    }
  }
  for (const [element, declarations] of styles) {
    // Headings are bold by default.
    const added = HEADING.test(element.tagName)
      ? declarations.replace(/font-weight:[^;]*/gi, '')
      : declarations
    element.setAttribute('style', added + (element.getAttribute('style') ?? ''))
  }
}

/** Empty for a selector that the browser does not support, such as Office's own. */
function matching(body: Element, selector: string): readonly Element[] {
  try {
    return [...body.querySelectorAll(selector)]
  } catch {
    return []
  }
}

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
  const styles = new Map(styled.map((one) => [one, styleOf(one)]))
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

/** Mail clients show mail in black on white. */
export const GROUND = '#ffffff'
export const INK = '#000000'
const READABLE = 3
/** Below this luminance, white text has a contrast of at least 4.5:1. */
const DARK = 0.183

/** Relative luminance of a #rrggbb colour, from 0 to 1. */
function luminance(color: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(color.slice(at, at + 2), 16) / 255
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

export function isReadable(color: string, ground: string): boolean {
  const [light = 0, dark = 0] = [luminance(color), luminance(ground)].toSorted((a, b) => b - a)
  return (light + 0.05) / (dark + 0.05) >= READABLE
}

export const isLightOnDark = (color: string, ground: string) =>
  luminance(ground) < DARK && luminance(color) > luminance(ground)

export const colorOf = (element: Element): string | undefined =>
  readColor(styleOf(element).get('color') ?? element.getAttribute('color')?.toLowerCase())

/**
 * The element's own background as #rrggbb; undefined if transparent, false if unknown: an image, a
 * gradient, or an unsupported colour.
 */
export function groundOf(element: Element): string | undefined | false {
  const style = styleOf(element)
  const written = [style.get('background-image'), style.get('background')].join(' ')
  if (/url\(|gradient\(/.test(written) || element.hasAttribute('background')) return false
  const color =
    style.get('background-color') ??
    style.get('background') ??
    element.getAttribute('bgcolor')?.toLowerCase()
  if (!color || /^(?:transparent|none|inherit|initial|unset)\b|,\s*0\s*\)$/.test(color)) {
    return undefined
  }
  const parts = color.match(/\w+\([^)]*\)|[^\s(]+/g) ?? []
  return readColor(color) ?? parts.map(readColor).find((part) => part !== undefined) ?? false
}
