import { system } from '@/shared/ui/theme/theme'

export type ThemeToken = {
  /** As used in code: `bg.panel`. */
  name: string
  value: string
  /** Token that a mode-dependent token refers to: `gray.900`. */
  light?: string
  dark?: string
}

type Category =
  | 'colors'
  | 'spacing'
  | 'radii'
  | 'shadows'
  | 'fontSizes'
  | 'fontWeights'
  | 'durations'
  | 'easings'
  | 'animations'

/** `{colors.gray.900}` becomes `gray.900`. */
const target = (reference: unknown) =>
  typeof reference === 'string' ? reference.replaceAll(/\{\w+\.([^}]+)\}/g, '$1') : undefined

/** The tokens of the product's theme, in its order. */
export function tokensOf(category: Category): ThemeToken[] {
  const tokens = system.tokens.categoryMap.get(category)?.values() ?? []
  return [...tokens].flatMap(({ extensions, originalValue, value }) => {
    const { prop, conditions } = extensions
    if (!prop || prop.startsWith('colorPalette')) return []
    return {
      name: prop,
      value: target(originalValue) || String(value),
      light: target(conditions?._light),
      dark: target(conditions?._dark),
    }
  })
}
