import { DocsContainer, type DocsContainerProps } from '@storybook/addon-docs/blocks'
import { GLOBALS_UPDATED } from 'storybook/internal/core-events'
import { type PropsWithChildren, useEffect, useState } from 'react'
import { themes } from 'storybook/theming'
import { setColorMode } from '../src/shared/ui/theme/color-mode'
import { showLanguage } from './show-language'

type Mode = 'light' | 'dark'
type Update = { globals: { colorMode?: unknown; language?: unknown } }

/** Mode of the last story; on the first page, the one in the URL. */
function currentMode(): Mode {
  const { classList } = document.documentElement
  if (classList.contains('light')) return 'light'
  const globals = new URLSearchParams(location.search).get('globals') ?? ''
  return classList.contains('dark') || globals.includes('colorMode:dark') ? 'dark' : 'light'
}

/** Applies the toolbar's theme and language to docs pages, as to stories. */
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
