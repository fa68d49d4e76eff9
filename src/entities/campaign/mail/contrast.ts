import { readColor, readStyle } from './css'

/** Mail programs show a mail on white, in black. */
export const GROUND = '#ffffff'
export const INK = '#000000'
/** The contrast below which a text can hardly be read. */
const READABLE = 3
/** White text on such a background has a contrast of 4.5 and more. */
const DARK = 0.183

/** The relative luminance of a colour that is written as #rrggbb, from 0 to 1. */
function luminance(color: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(color.slice(at, at + 2), 16) / 255
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

/** Both colours are written as #rrggbb. */
export function isReadable(color: string, ground: string): boolean {
  const [light = 0, dark = 0] = [luminance(color), luminance(ground)].toSorted((a, b) => b - a)
  return (light + 0.05) / (dark + 0.05) >= READABLE
}

export const isLightOnDark = (color: string, ground: string) =>
  luminance(ground) < DARK && luminance(color) > luminance(ground)

/** The colour that an element gives its text, as #rrggbb. */
export const colorOf = (element: Element): string | undefined =>
  readColor(
    readStyle(element.getAttribute('style')).get('color') ??
      element.getAttribute('color')?.toLowerCase(),
  )

/**
 * The background of an element as #rrggbb; undefined where what is behind it shows, and false where its
 * colour is not known: a picture, a gradient, a colour that is not read.
 */
export function groundOf(element: Element): string | undefined | false {
  const style = readStyle(element.getAttribute('style'))
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
