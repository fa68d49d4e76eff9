import { DocsContainer, type DocsContainerProps } from '@storybook/addon-docs/blocks'
import { GLOBALS_UPDATED } from 'storybook/internal/core-events'
import { type PropsWithChildren, useEffect, useState } from 'react'
import { themes } from 'storybook/theming'
import { setColorMode } from '../src/shared/ui/theme/color-mode'
import { showLanguage } from './show-language'

type Mode = 'light' | 'dark'
type Update = { globals: { colorMode?: unknown; language?: unknown } }

/** As the last story left it; on the first page, as the address says. */
function currentMode(): Mode {
  const { classList } = document.documentElement
  if (classList.contains('light')) return 'light'
  const globals = new URLSearchParams(location.search).get('globals') ?? ''
  return classList.contains('dark') || globals.includes('colorMode:dark') ? 'dark' : 'light'
}

/** Docs pages follow the toolbar's theme and language, as stories do. */
export function ThemedDocs(props: PropsWithChildren<DocsContainerProps>) {
  const { channel } = props.context
  const [mode, setMode] = useState(currentMode)

  useEffect(() => {
    const follow = ({ globals }: Update) => {
      setMode(globals.colorMode === 'dark' ? 'dark' : 'light')
      void showLanguage(globals.language)
    }
    channel.on(GLOBALS_UPDATED, follow)
    return () => channel.off(GLOBALS_UPDATED, follow)
  }, [channel])
  useEffect(() => setColorMode(mode), [mode])

  return <DocsContainer {...props} theme={themes[mode]} />
}
