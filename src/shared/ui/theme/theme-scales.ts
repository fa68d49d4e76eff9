import { defineTokens } from '@chakra-ui/react'

const tokensOf = <Name extends string | number>(values: Record<Name, string>) =>
  Object.fromEntries(Object.entries<string>(values).map(([name, value]) => [name, { value }]))

const quarterRems = [
  0.5, 1, 1.5, 2, 2.5, 3, 3.5, 4, 4.5, 5, 6, 7, 8, 9, 10, 11, 12, 14, 16, 20, 24, 28, 32, 36, 40,
  44, 48, 52, 56, 60, 64, 72, 80, 96,
]
const spacing = Object.fromEntries(
  quarterRems.map((step) => [step, { value: `${step * 0.25}rem` }]),
)

/**
 * Chakra's scales under their usual names. Copied, because importing Chakra's tokens would bundle
 * its whole default theme with every recipe.
 */
export const scales = defineTokens({
  spacing,
  sizes: {
    ...spacing,
    ...tokensOf({
      '3xs': '14rem',
      '2xs': '16rem',
      xs: '20rem',
      sm: '24rem',
      md: '28rem',
      lg: '32rem',
      xl: '36rem',
      '2xl': '42rem',
      '3xl': '48rem',
      '4xl': '56rem',
      '5xl': '64rem',
      '6xl': '72rem',
      '7xl': '80rem',
      '8xl': '90rem',
      full: '100%',
      '1/2': '50%',
      '1/3': '33.333333%',
      '2/3': '66.666667%',
      min: 'min-content',
      max: 'max-content',
      fit: 'fit-content',
      prose: '60ch',
      dvh: '100dvh',
      vh: '100vh',
      dvw: '100dvw',
      vw: '100vw',
    }),
  },
  // Five sizes: 12, 14, 16, 20 and 28 px. The other names are used by Chakra's recipes.
  fontSizes: tokensOf({
    '2xs': '0.75rem',
    xs: '0.75rem',
    sm: '0.875rem',
    md: '1rem',
    lg: '1rem',
    xl: '1.25rem',
    '2xl': '1.25rem',
    '3xl': '1.75rem',
  }),
  fontWeights: tokensOf({ normal: '400', medium: '500', semibold: '600' }),
  lineHeights: tokensOf({ shorter: '1.25', short: '1.375', moderate: '1.5', tall: '1.625' }),
  letterSpacings: tokensOf({ tight: '-0.025em', wide: '0.025em', wider: '0.05em' }),
  // Radii: 4 px inside a control, 6 for controls, 10 for cards, 12 for dialogs.
  radii: tokensOf({
    none: '0',
    sm: '0.25rem',
    md: '0.375rem',
    lg: '0.625rem',
    xl: '0.75rem',
    full: '9999px',
  }),
  borders: tokensOf({ xs: '0.5px solid', sm: '1px solid', md: '2px solid', lg: '4px solid' }),
  // Names used by Chakra's recipes.
  durations: tokensOf({
    faster: '120ms',
    fast: '120ms',
    moderate: '160ms',
    slow: '160ms',
    slower: '160ms',
  }),
  easings: tokensOf({ 'ease-in-smooth': 'cubic-bezier(0.32, 0.72, 0, 1)' }),
  animations: tokensOf({
    spin: 'spin 1s linear infinite',
    pulse: 'pulse 2s cubic-bezier(0.4, 0, 0.6, 1) infinite',
  }),
  cursor: tokensOf({
    button: 'pointer',
    checkbox: 'default',
    disabled: 'not-allowed',
    menuitem: 'default',
    option: 'default',
    radio: 'default',
    switch: 'pointer',
  }),
  zIndex: tokensOf({
    base: '0',
    docked: '10',
    dropdown: '1000',
    sticky: '1100',
    banner: '1200',
    overlay: '1300',
    modal: '1400',
    popover: '1500',
    toast: '1550',
    skipNav: '1600',
    tooltip: '1800',
  }),
})

const shadow = (light: string, dark: string) => ({
  value: {
    _light: `${light}, 0 0 1px {colors.gray.900/30}`,
    _dark: `${dark}, 0 0 1px inset {colors.gray.300/30}`,
  },
})

const raised = shadow('0 1px 2px {colors.gray.900/10}', '0 1px 1px {black/64}')
const floating = shadow('0 4px 12px {colors.gray.900/10}', '0 4px 12px {black/64}')
const modal = shadow('0 16px 32px {colors.gray.900/15}', '0 16px 32px {black/64}')

/** Three elevations: a segment on its track, floating layers, and modal dialogs. */
export const shadows = { xs: raised, sm: raised, md: floating, lg: modal, xl: modal }

const textStyle = (fontSize: string, lineHeight: string) => ({ value: { fontSize, lineHeight } })

export const textStyles = {
  '2xs': textStyle('xs', '1rem'),
  xs: textStyle('xs', '1rem'),
  sm: textStyle('sm', '1.25rem'),
  md: textStyle('md', '1.5rem'),
  lg: textStyle('md', '1.5rem'),
  xl: textStyle('xl', '1.75rem'),
  '2xl': textStyle('xl', '1.75rem'),
  '3xl': textStyle('3xl', '2.25rem'),
  none: { value: {} },
  label: { value: { fontSize: 'sm', lineHeight: '1.25rem', fontWeight: 'medium' } },
}

export const sans =
  '"Inter Variable", "Inter Fallback", system-ui, -apple-system, "Segoe UI", Roboto, "Noto Sans", "Helvetica Neue", Arial, sans-serif, "Apple Color Emoji", "Segoe UI Emoji", "Noto Color Emoji"'
