import { defineConfig } from '@chakra-ui/react'
import { animationStyles, breakpoints, layerStyles } from '@chakra-ui/react/theme'
import { colors, semanticColors } from './theme-colors.ts'
import { recipeChanges, recipes, slotRecipeChanges, slotRecipes } from './theme-recipes.ts'
import { sans, scales, shadows, textStyles } from './theme-scales.ts'

/** The parts of Chakra's default theme in use, to keep the first load small. */
export const foundation = defineConfig({
  cssVarsPrefix: 'ui',
  cssVarsRoot: ':where(html)',
  theme: {
    breakpoints,
    textStyles,
    layerStyles,
    animationStyles,
    recipes,
    slotRecipes,
    tokens: {
      ...scales,
      colors,
      fonts: {
        heading: { value: sans },
        body: { value: sans },
        mono: { value: 'ui-monospace, "SF Mono", Menlo, Consolas, "Liberation Mono", monospace' },
      },
    },
    semanticTokens: {
      colors: semanticColors,
      shadows,
      radii: {
        l1: { value: '{radii.sm}' },
        l2: { value: '{radii.md}' },
        l3: { value: '{radii.lg}' },
        dialog: { value: '{radii.xl}' },
      },
    },
  },
})

export const productTheme = defineConfig({
  // Adding a style to a cascade layer makes Chromium recompute the layout of the whole page.
  disableLayers: true,
  conditions: {
    // Chakra's default is a media query, and each new one makes Chromium restyle the whole page.
    hover:
      'html:where(:not([data-touch])) &:is(:hover, [data-hover]):not(:disabled, [data-disabled])',
  },
  utilities: {
    // Unlike Chakra's `bg`, it sets no inherited variable, so changing a row's colour does not
    // restyle its cells.
    backgroundColor: { values: 'colors', transform: (value) => ({ backgroundColor: value }) },
  },
  theme: { recipes: recipeChanges, slotRecipes: slotRecipeChanges },
})
