import {
  createSystem,
  defaultBaseConfig,
  type RecipeDefinition,
  type RecipeRuntimeFn,
  type RecipeVariantRecord,
} from '@chakra-ui/react'
import './fonts.css'
// Tokens, reset and global styles, written at build time by tools/build/theme-styles.ts.
import 'virtual:theme.css'
import { foundation, productTheme } from './theme-config'

const chakra = createSystem(defaultBaseConfig, foundation, productTheme)

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

export const system = { ...chakra, cva: recipeOf, _global: [] }
