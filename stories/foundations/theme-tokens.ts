import { system } from '@/shared/ui/theme/theme'

export type ThemeToken = {
  /** As used in code: `bg.panel`. */
  name: string
  value: string
  /** Values of a token that depends on the mode. */
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

const textOf = (value: unknown) => (typeof value === 'string' ? value : undefined)

/** The tokens of the product's theme, in its order. */
export function tokensOf(category: Category): ThemeToken[] {
  const tokens = system.tokens.categoryMap.get(category)?.values() ?? []
  return [...tokens].flatMap(({ extensions, originalValue, value }) => {
    const { prop, conditions } = extensions
    if (!prop || prop.startsWith('colorPalette')) return []
    return {
      name: prop,
      value: textOf(originalValue) || String(value),
      light: textOf(conditions?._light),
      dark: textOf(conditions?._dark),
    }
  })
}
