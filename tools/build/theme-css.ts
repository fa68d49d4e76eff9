import { createSystem, defaultBaseConfig } from '@chakra-ui/react'
import { Global } from '@emotion/react'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { foundation, productTheme } from '../../src/shared/ui/theme/theme-config.ts'
import { globalStyles } from '../../src/shared/ui/theme/theme-global-styles.ts'

/** The global styles of the theme as CSS. */
export function themeCss(): string {
  const { _global: styles } = createSystem(
    defaultBaseConfig,
    foundation,
    ...globalStyles,
    productTheme,
  )
  const [, css] =
    /<style[^>]*>(.*)<\/style>/s.exec(renderToStaticMarkup(createElement(Global, { styles }))) ?? []
  if (!css) throw new Error('Emotion rendered no global styles')
  return css
}
