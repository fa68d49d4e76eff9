import latin from '@fontsource-variable/inter/files/inter-latin-wght-normal.woff2?url'
import latinExtended from '@fontsource-variable/inter/files/inter-latin-ext-wght-normal.woff2?url'

/**
 * `optional`, and never preloaded: if the font arrives late, the fallback is used for the whole
 * visit, so text never moves or waits. With `swap`, buttons and counts at the right edge of five
 * screens moved by 3 to 14 px (layout shift up to 0.001) when the font came.
 */
const inter = (url: string, unicodeRange: string) => ({
  fontFamily: 'Inter Variable',
  fontStyle: 'normal',
  fontWeight: '100 900',
  fontDisplay: 'optional',
  src: `url(${JSON.stringify(url)}) format('woff2')`,
  unicodeRange,
})

/**
 * Arial or a metric-compatible font, scaled to the widths and the line height of Inter. Without a
 * bold face of its own, the browser would smear the regular one.
 */
const fallback = (fontWeight: string, names: string[], scale: number) => ({
  fontFamily: 'Inter Fallback',
  fontWeight,
  src: names.map((name) => `local('${name}')`).join(', '),
  sizeAdjust: percent(scale),
  ascentOverride: percent(0.9688 / scale),
  descentOverride: percent(0.2412 / scale),
  lineGapOverride: '0%',
})

const percent = (part: number) => `${(100 * part).toFixed(2)}%`

/** The ranges of the package's own style sheet, which also declares other scripts. */
export const fontFaces = [
  inter(
    latin,
    'U+0000-00FF,U+0131,U+0152-0153,U+02BB-02BC,U+02C6,U+02DA,U+02DC,U+0304,U+0308,U+0329,U+2000-206F,U+20AC,U+2122,U+2191,U+2193,U+2212,U+2215,U+FEFF,U+FFFD',
  ),
  inter(
    latinExtended,
    'U+0100-02BA,U+02BD-02C5,U+02C7-02CC,U+02CE-02D7,U+02DD-02FF,U+0304,U+0308,U+0329,U+1D00-1DBF,U+1E00-1E9F,U+1EF2-1EFF,U+2020,U+20A0-20AB,U+20AD-20C0,U+2113,U+2C60-2C7F,U+A720-A7FF',
  ),
  fallback('100 500', ['Arial', 'Liberation Sans', 'Arimo'], 1.0712),
  fallback('600 900', ['Arial Bold', 'Liberation Sans Bold', 'Arimo Bold'], 1.0105),
]

export const sans =
  '"Inter Variable", "Inter Fallback", system-ui, -apple-system, "Segoe UI", Roboto, "Noto Sans", "Helvetica Neue", Arial, sans-serif, "Apple Color Emoji", "Segoe UI Emoji", "Noto Color Emoji"'
