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

/** The parts of Chakra's default theme that are used, to keep the first load small. */
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

const productTheme = defineConfig({
  // Adding a style to a cascade layer makes Chromium recompute the layout of the whole page.
  disableLayers: true,
  conditions: {
    // Chakra's default is a media query, and each new one makes Chromium restyle the whole page.
    hover:
      'html:where(:not([data-touch])) &:is(:hover, [data-hover]):not(:disabled, [data-disabled])',
  },
  utilities: {
    // Unlike Chakra's `bg` it sets no inherited variable, so a row that changes its colour does not
    // restyle its cells.
    backgroundColor: { values: 'colors', transform: (value) => ({ backgroundColor: value }) },
  },
  globalCss: {
    // Keeps a focused element from being covered by the bar at the top on phones.
    html: { '--focus-ring-width': '2px', scrollPaddingTop: '5rem' },
    // `:where` has no specificity, so components can override the focus style.
    ':where(a, button, [tabindex], summary, input[type=checkbox], input[type=radio]):where(:focus-visible)':
      { outline: '2px solid', outlineColor: 'brand.focusRing', outlineOffset: '2px' },
    'input[type=checkbox], input[type=radio]': { accentColor: 'var(--ui-colors-brand-solid)' },
    '::placeholder, [data-placeholder]': { color: 'fg.muted', opacity: 1 },
    '*::selection': { bg: 'brand.muted', color: 'fg' },
    '*, *::before, *::after': {
      _motionReduce: {
        animationDuration: '1ms !important',
        animationIterationCount: '1 !important',
        // Not a short duration, which would still start a transition for every change.
        transition: 'none !important',
        scrollBehavior: 'auto !important',
      },
    },
    // Forced colours remove the background of a filled button, so it needs a border.
    'button, [role=tab], [data-scope=switch][data-part=control]': {
      _highContrast: { border: '1px solid ButtonText' },
    },
    // States that are otherwise shown by background only: current, highlighted, floating.
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

export const system = createSystem(defaultBaseConfig, foundation, productTheme)
