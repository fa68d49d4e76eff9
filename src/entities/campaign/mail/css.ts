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

/** Declarations by lower-case name; the last duplicate wins. */
export const readStyle = (style: string | null): ReadonlyMap<string, string> =>
  new Map(splitStyle(style ?? '').map(({ name, value }) => [name, value]))

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
