import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'

const require = createRequire(import.meta.url)

function face(family: string, weight: number, file: string) {
  const data = readFileSync(require.resolve(`@fontsource/${file}-${weight}-normal.woff2`))
  const source = `url(data:font/woff2;base64,${data.toString('base64')}) format('woff2')`
  return `@font-face { font-family: '${family}'; font-weight: ${weight}; src: ${source} }`
}

const faces = [
  ...[400, 500, 600, 700].flatMap((weight) => [
    face('Pictured', weight, 'inter/files/inter-latin'),
    face('Pictured more', weight, 'inter/files/inter-latin-ext'),
  ]),
  ...[400, 700].map((weight) =>
    face('Pictured mono', weight, 'dejavu-mono/files/dejavu-mono-latin'),
  ),
]

/** Replaces the system's fonts, which differ from machine to machine. */
export const fontStyles = `
${faces.join('\n')}
html {
  --ui-fonts-body: 'Pictured', 'Pictured more';
  --ui-fonts-heading: 'Pictured', 'Pictured more';
  --ui-fonts-mono: 'Pictured mono', 'Pictured', 'Pictured more';
}`

/**
 * Runs in the page. Replaces characters that these fonts lack, which would come from a system font.
 */
export function replaceForeignCharacters(): void {
  const foreign = /[^\p{ASCII}\u0080-\u02FF\u1E00-\u1EFF\u2010-\u2026\u20A0-\u20C0]/gu
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  while (texts.nextNode()) {
    const { currentNode: text } = texts
    text.nodeValue = text.nodeValue?.replace(foreign, 'x') ?? ''
  }
}
