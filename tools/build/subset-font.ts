import { appendFile, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import subset from 'subset-font'
import type { Plugin } from 'vite'

const FAMILY = 'node_modules/@fontsource-variable/inter'

const between = (first: number, last: number) =>
  String.fromCodePoint(...Array.from({ length: last - first + 1 }, (_, index) => first + index))

/** Latin-1, and the punctuation, signs and arrows of the range in fonts.css. */
const characters = `${between(0x20, 0x7e)}${between(0xa0, 0xff)}ıŒœˆ˚˜‐‑‒–—―‘’‚“”„†‡•…‰′″‹›⁄€™←↑→↓−∕`

/**
 * Reduces the Latin file of Inter to what the application shows (48 to 22 kB): four weights, and
 * kerning, tabular figures and accents of its features. Adds the licence to those of the code.
 */
export const subsetFont: Plugin = {
  name: 'subset-font',
  apply: 'build',
  async generateBundle(_, bundle) {
    for (const file of Object.values(bundle)) {
      if (file.type !== 'asset' || !/inter-latin-wght-\w+-[^/]+\.woff2$/.test(file.fileName))
        continue
      file.source = await subset(Buffer.from(file.source), characters, {
        targetFormat: 'woff2',
        variationAxes: { wght: { min: 400, max: 700 } },
        keepFeatures: ['kern', 'tnum', 'ccmp', 'locl', 'mark'],
      })
    }
  },
  async writeBundle({ dir = 'dist' }) {
    const licence = await readFile(`${FAMILY}/LICENSE`, 'utf8')
    await appendFile(join(dir, 'third-party-licenses.md'), `\n## Inter, a font\n\n${licence}`)
  },
}
