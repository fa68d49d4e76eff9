import { readColor, readStyle } from './css'

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
  readColor(
    readStyle(element.getAttribute('style')).get('color') ??
      element.getAttribute('color')?.toLowerCase(),
  )

/**
 * The element's own background as #rrggbb; undefined if transparent, false if unknown: an image, a
 * gradient, or an unsupported colour.
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
