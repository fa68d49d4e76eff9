import { defineSemanticTokens, defineTokens } from '@chakra-ui/react'

type Scale = readonly [
  s50: string,
  s100: string,
  s200: string,
  s300: string,
  s400: string,
  s500: string,
  s600: string,
  s700: string,
  s800: string,
  s900: string,
  s950: string,
]

const steps = [50, 100, 200, 300, 400, 500, 600, 700, 800, 900, 950] as const

const scale = (colors: Scale): Record<number, string> =>
  Object.fromEntries(steps.map((step, index) => [step, colors[index] ?? '']))

/**
 * The colours that semantic tokens are made of. Not tokens themselves, because half of the time that
 * Chakra needs to start goes into tokens.
 */
// oxfmt-ignore
export const palettes: Record<'gray' | 'brand' | 'red' | 'orange' | 'green' | 'blue', Record<number, string>> = {
  gray: {
    ...scale(['#f7f7f4', '#efefeb', '#e2e3de', '#cdcfca', '#a2a7a5', '#757d7c', '#565f5f', '#40494a', '#2a3335', '#171f21', '#0a0f11']),
    // Intermediate step, because dark mode has more backgrounds than light mode.
    750: '#333d40',
    850: '#212b2e',
  },
  brand: scale(['#eef7f8', '#d8edef', '#b0d9de', '#7cc0c7', '#47a3ad', '#23848f', '#126a75', '#0e5661', '#10454e', '#0f3840', '#08262c']),
  red: scale(['#fef3f1', '#fde3df', '#fbc8c1', '#f6a096', '#ee7367', '#dc4a3d', '#b93024', '#93251c', '#6b2019', '#471914', '#2b100d']),
  orange: scale(['#fef6e9', '#fdeacb', '#f9d297', '#f2b45c', '#e2942f', '#bd7412', '#96590b', '#77450d', '#5a360f', '#3e270e', '#26180a']),
  green: scale(['#f0f8ee', '#dcf0d8', '#b9dfb2', '#8bc782', '#5fac56', '#3f8f38', '#2e742a', '#265d24', '#224a21', '#1b381b', '#0f2310']),
  blue: scale(['#eff5fd', '#dce9fa', '#bbd4f5', '#8db7ed', '#5c95e2', '#3a76cd', '#2a5dab', '#234b89', '#203e6d', '#1b2f50', '#111e34']),
}

type Palette = keyof typeof palettes

export const colors = defineTokens.colors({
  transparent: { value: 'transparent' },
  current: { value: 'currentColor' },
  black: { value: '#0b0f10' },
  white: { value: '#ffffff' },
  blackAlpha: { 500: { value: 'rgba(9, 20, 24, 0.45)' } },
  gray: { 300: { value: colorOf('gray.300') }, 900: { value: colorOf('gray.900') } },
  // The ground of error toasts, in both modes.
  red: { 600: { value: colorOf('red.600') } },
})

type ColorName = `${Palette}.${number}` | `${Palette}.${number}/${number}` | 'white'

/** @param name such as `gray.900`; `/40` is an opacity in per cent */
function colorOf(name: ColorName): string {
  if (name === 'white') return '#ffffff'
  const [shade = '', opacity] = name.split('/')
  const [palette = '', step = ''] = shade.split('.')
  const color = Object.entries(palettes).find(([key]) => key === palette)?.[1][Number(step)] ?? ''
  return opacity ? `color-mix(in srgb, ${color} ${opacity}%, transparent)` : color
}

const byMode = (light: ColorName, dark: ColorName) => ({
  value: { _light: colorOf(light), _dark: colorOf(dark) },
})

/**
 * Tokens that Chakra's recipes expect of a palette. Text on `solid` is white in light mode only.
 */
const palette = (name: Exclude<Palette, 'gray'>) => ({
  solid: byMode(`${name}.600`, `${name}.400`),
  contrast: byMode('white', 'gray.950'),
  fg: byMode(`${name}.700`, `${name}.300`),
  subtle: byMode(`${name}.100`, `${name}.900`),
  muted: byMode(`${name}.200`, `${name}.800`),
  emphasized: byMode(`${name}.300`, `${name}.700`),
  border: byMode(`${name}.500`, `${name}.400`),
  focusRing: byMode('brand.500', 'brand.300'),
})

export const semanticColors = defineSemanticTokens.colors({
  bg: {
    DEFAULT: byMode('gray.50', 'gray.950'),
    subtle: byMode('gray.50', 'gray.950'),
    muted: byMode('gray.100', 'gray.800'),
    emphasized: byMode('gray.200', 'gray.700'),
    inverted: byMode('gray.900', 'gray.100'),
    panel: byMode('white', 'gray.900'),
    // Behind the card of Log In.
    brand: byMode('brand.50', 'brand.950/40'),
    // Floating surfaces: dialogs, menus, toasts.
    float: byMode('white', 'gray.850'),
    // Hovered rows and the selected segment of a control; lighter than the surroundings in dark
    // mode.
    hover: byMode('gray.50', 'gray.850'),
    segment: byMode('white', 'gray.700'),
    error: byMode('red.50', 'red.950'),
    warning: byMode('orange.50', 'orange.950'),
    success: byMode('green.50', 'green.950'),
    info: byMode('blue.50', 'blue.950'),
  },
  fg: {
    DEFAULT: byMode('gray.900', 'gray.100'),
    muted: byMode('gray.600', 'gray.400'),
    subtle: byMode('gray.600', 'gray.400'),
    inverted: byMode('gray.50', 'gray.950'),
    error: byMode('red.600', 'red.300'),
    warning: byMode('orange.600', 'orange.300'),
    success: byMode('green.600', 'green.300'),
    info: byMode('blue.600', 'blue.300'),
  },
  border: {
    DEFAULT: byMode('gray.200', 'gray.750'),
    muted: byMode('gray.100', 'gray.800'),
    subtle: byMode('gray.100', 'gray.850'),
    emphasized: byMode('gray.300', 'gray.700'),
    // Buttons whose label alone identifies them.
    button: byMode('gray.300', 'gray.700'),
    buttonHover: byMode('gray.400', 'gray.600'),
    // Border of fields, switches and checkboxes: 3:1 contrast on every background.
    control: byMode('gray.500', 'gray.500'),
    inverted: byMode('gray.800', 'gray.200'),
    error: byMode('red.500', 'red.400'),
    warning: byMode('orange.500', 'orange.400'),
    success: byMode('green.500', 'green.400'),
    info: byMode('blue.500', 'blue.400'),
  },
  gray: {
    solid: byMode('gray.900', 'gray.100'),
    contrast: byMode('white', 'gray.950'),
    fg: byMode('gray.900', 'gray.100'),
    subtle: byMode('gray.100', 'gray.800'),
    muted: byMode('gray.200', 'gray.700'),
    emphasized: byMode('gray.300', 'gray.600'),
    border: byMode('gray.500', 'gray.500'),
    focusRing: byMode('brand.500', 'brand.300'),
  },
  brand: palette('brand'),
  red: palette('red'),
  orange: palette('orange'),
  green: palette('green'),
  blue: palette('blue'),
})
