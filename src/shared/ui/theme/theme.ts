import {
  createSystem,
  defaultBaseConfig,
  defineConfig,
  type RecipeDefinition,
  type RecipeRuntimeFn,
  type RecipeVariantRecord,
} from '@chakra-ui/react'
import { animationStyles, breakpoints, layerStyles } from '@chakra-ui/react/theme'
import { colors, semanticColors } from './theme-colors'
import { fontFaces, sans } from './theme-fonts'
import { recipeChanges, recipes, slotRecipeChanges, slotRecipes } from './theme-recipes'
import { globalStyles } from './theme-global-styles'
import { scales, shadows, textStyles } from './theme-scales'

/** The parts of Chakra's default theme in use, to keep the first load small. */
const foundation = defineConfig({
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

const productTheme = defineConfig({
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

const chakra = createSystem(defaultBaseConfig, foundation, ...globalStyles, productTheme)

const made = new WeakMap<RecipeDefinition, RecipeRuntimeFn<RecipeVariantRecord>>()

/**
 * Creates each recipe once. Chakra recreates an element's recipe on each render, with an empty
 * style cache.
 */
function recipeOf<T extends RecipeVariantRecord>(config: RecipeDefinition<T>): RecipeRuntimeFn<T>
function recipeOf(config: RecipeDefinition): RecipeRuntimeFn<RecipeVariantRecord> {
  const recipe = made.get(config) ?? chakra.cva(config)
  made.set(config, recipe)
  return recipe
}

// Chakra's `globalCss` allows one rule per selector, but there are several font faces.
const faces = fontFaces.map((face) => ({ '@font-face': face }))

export const system = { ...chakra, cva: recipeOf, _global: [...faces, ...chakra._global] }
