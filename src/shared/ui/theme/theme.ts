import { createSystem, defaultBaseConfig, defineConfig } from '@chakra-ui/react'
import {
  animationStyles,
  breakpoints,
  globalCss,
  keyframes,
  layerStyles,
  textStyles,
} from '@chakra-ui/react/theme'
import { colors, semanticColors } from './theme-colors'
import { recipeChanges, recipes, slotRecipeChanges, slotRecipes } from './theme-recipes'
import { scales, shadows } from './theme-scales'

const systemFont =
  'system-ui, -apple-system, "Segoe UI", Roboto, "Noto Sans", "Helvetica Neue", Arial, sans-serif, "Apple Color Emoji", "Segoe UI Emoji", "Noto Color Emoji"'

/** Chakra's scales and looks, cut down to what is used: the first page must stay light. */
const foundation = defineConfig({
  preflight: true,
  cssVarsPrefix: 'ui',
  cssVarsRoot: ':where(html)',
  globalCss,
  theme: {
    breakpoints,
    keyframes,
    textStyles,
    layerStyles,
    animationStyles,
    recipes,
    slotRecipes,
    tokens: {
      ...scales,
      colors,
      fonts: {
        heading: { value: systemFont },
        body: { value: systemFont },
        mono: { value: 'ui-monospace, "SF Mono", Menlo, Consolas, "Liberation Mono", monospace' },
      },
    },
    semanticTokens: {
      colors: semanticColors,
      shadows,
      radii: {
        l1: { value: '{radii.sm}' },
        l2: { value: '{radii.lg}' },
        l3: { value: '{radii.xl}' },
      },
    },
  },
})

const house = defineConfig({
  // A style that is added to a layer makes Chromium lay out the whole page again.
  disableLayers: true,
  conditions: {
    // Chakra's own is a media query, and with each new one Chromium styles the whole page again.
    hover:
      'html:where(:not([data-touch])) &:is(:hover, [data-hover]):not(:disabled, [data-disabled])',
  },
  utilities: {
    // Without the variable that comes with `bg` and is inherited: a thousand cells are not restyled
    // when the row below them changes its colour.
    backgroundColor: { values: 'colors', transform: (value) => ({ backgroundColor: value }) },
  },
  globalCss: {
    // What gets the focus by keyboard is not left beneath the bar of a phone.
    html: { '--focus-ring-width': '2px', scrollPaddingTop: '5rem' },
    // Weighs nothing: a part with a focus look of its own keeps it.
    ':where(a, button, [tabindex], summary, input[type=checkbox], input[type=radio]):where(:focus-visible)':
      { outline: '2px solid', outlineColor: 'brand.focusRing', outlineOffset: '2px' },
    'input[type=checkbox], input[type=radio]': { accentColor: 'var(--ui-colors-brand-solid)' },
    '::placeholder, [data-placeholder]': { color: 'fg.muted', opacity: 1 },
    '*::selection': { bg: 'brand.muted', color: 'fg' },
    '*, *::before, *::after': {
      _motionReduce: {
        animationDuration: '1ms !important',
        animationIterationCount: '1 !important',
        // Of any length they would begin for every element whose colour or place changes.
        transition: 'none !important',
        scrollBehavior: 'auto !important',
      },
    },
    // Forced colours leave nothing of a filled button but its border.
    'button, [role=tab], [data-scope=switch][data-part=control]': {
      _highContrast: { border: '1px solid ButtonText' },
    },
    // What shows by its background alone: the current one, the one that Enter takes, what floats.
    ':is(nav [aria-current=page], [role=tab][aria-selected=true]):not(:focus-visible)': {
      _highContrast: { outline: '2px solid Highlight !important', outlineOffset: '-5px' },
    },
    '[data-highlighted]': {
      _highContrast: { outline: '2px solid Highlight !important', outlineOffset: '-2px' },
    },
    '[role=dialog], [role=alertdialog], [role=menu], [role=listbox]': {
      _highContrast: { outline: '1px solid CanvasText !important' },
    },
    ':focus-visible': { _highContrast: { outline: '2px solid Highlight !important' } },
  },
  theme: { recipes: recipeChanges, slotRecipes: slotRecipeChanges },
})

export const system = createSystem(defaultBaseConfig, foundation, house)
