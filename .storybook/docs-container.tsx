import { DocsContainer, type DocsContainerProps } from '@storybook/addon-docs/blocks'
import { GLOBALS_UPDATED, SET_GLOBALS } from 'storybook/internal/core-events'
import { type PropsWithChildren, useEffect, useState } from 'react'
import { themes } from 'storybook/theming'
import { setColorMode } from '../src/shared/ui/theme/color-mode'

type Globals = { globals: { colorMode?: unknown } }

const modeInAddress = () =>
  /colorMode:dark/.test(new URLSearchParams(location.search).get('globals') ?? '')
    ? 'dark'
    : 'light'

/** Docs pages follow the toolbar's theme, as stories do. */
export function ThemedDocs(props: PropsWithChildren<DocsContainerProps>) {
  const { channel } = props.context
  const [mode, setMode] = useState<'light' | 'dark'>(modeInAddress)

  useEffect(() => {
    const follow = ({ globals }: Globals) =>
      setMode(globals.colorMode === 'dark' ? 'dark' : 'light')
    for (const event of [SET_GLOBALS, GLOBALS_UPDATED]) channel.on(event, follow)
    return () => {
      for (const event of [SET_GLOBALS, GLOBALS_UPDATED]) channel.off(event, follow)
    }
  }, [channel])
  useEffect(() => setColorMode(mode), [mode])

  return <DocsContainer {...props} theme={themes[mode]} />
}
