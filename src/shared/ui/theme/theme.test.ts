import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { system } from './theme'

type Mode = '_light' | '_dark'

function hex(name: string, mode: Mode): string {
  const token = system.tokens.getByName(`colors.${name}`)
  if (!token) throw new Error(`There is no colour ${name}`)
  return String(token.extensions.conditions?.[mode] ?? token.originalValue)
}

function luminance(color: string) {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((start) => {
    const channel = parseInt(color.slice(start, start + 2), 16) / 255
    return channel <= 0.03928 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

function contrast(one: string, other: string, mode: Mode) {
  const [dark = 0, light = 0] = [hex(one, mode), hex(other, mode)]
    .map(luminance)
    .toSorted((a, b) => a - b)
  return (light + 0.05) / (dark + 0.05)
}

const palettes = ['gray', 'brand', 'red', 'orange', 'green', 'blue']
const backgrounds = ['bg', 'bg.panel', 'bg.float', 'bg.hover', 'bg.muted']

const texts = [
  ['white', 'red.600'],
  ...backgrounds.flatMap((background) =>
    ['fg', 'fg.muted', 'fg.error'].map((text) => [text, background]),
  ),
  ...palettes.flatMap((name) => [
    [`${name}.contrast`, `${name}.solid`],
    [`${name}.fg`, `${name}.subtle`],
    [`${name}.fg`, 'bg.panel'],
  ]),
]
const edges = backgrounds.flatMap((background) =>
  ['border.control', 'border.error', 'brand.focusRing', 'brand.solid'].map((edge) => [
    edge,
    background,
  ]),
)

test('page, cards and floating layers are three steps in dark mode', () => {
  expect(contrast('bg', 'bg.panel', '_dark')).toBeGreaterThanOrEqual(1.15)
  expect(contrast('bg.panel', 'bg.float', '_dark')).toBeGreaterThanOrEqual(1.15)
})

test.each(['_light', '_dark'] as const)('texts have a contrast of 4.5:1 (%s)', (mode) => {
  for (const [text = '', background = ''] of texts) {
    expect(contrast(text, background, mode), `${text} on ${background}`).toBeGreaterThanOrEqual(4.5)
  }
})

test.each(['_light', '_dark'] as const)(
  'borders of controls and the focus ring have a contrast of 3:1 (%s)',
  (mode) => {
    for (const [edge = '', background = ''] of edges) {
      expect(contrast(edge, background, mode), `${edge} on ${background}`).toBeGreaterThanOrEqual(3)
    }
  },
)

test('the icons of the page have the colour of the brand', () => {
  const page = readFileSync('index.html', 'utf8')
  const icon = readFileSync('public/favicon.svg', 'utf8')
  expect(page).toContain(`mask-icon.svg" color="${hex('brand.solid', '_light')}"`)
  expect(icon).toContain(`fill="${hex('brand.solid', '_light')}"`)
  expect(icon).toContain(`rect{fill:${hex('brand.solid', '_dark')}}`)
})
