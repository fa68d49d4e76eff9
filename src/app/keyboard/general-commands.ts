import type { UseNavigateResult } from '@tanstack/react-router'
import { msg, translate } from '@/shared/i18n/translate'
import type { View } from '@/shared/lib/kept-views'
import { focusContent } from '@/shared/ui/tables/focus-after-row'
import { setColorMode } from '@/shared/ui/theme/color-mode'
import type { NavEntry } from '../shell/nav-entries'
import type { Command } from './command'
import { keyboardLayer } from './keyboard-layer'
import { PALETTE_KEYS } from './pressed-keys'

export type Navigate = UseNavigateResult<string>

const screenKeys: Readonly<Record<string, string>> = {
  '/': 'g h',
  '/search': 'g s',
  '/lists': 'g l',
  '/campaigns': 'g c',
  '/analytics': 'g a',
  '/settings': 'g t',
}

const themes = [
  { mode: 'light', label: msg('Use the light theme') },
  { mode: 'dark', label: msg('Use the dark theme') },
  { mode: 'system', label: msg('Use the theme of the device') },
] as const

/** The commands of every screen. Logging out is a button of the sidebar. */
export function generalCommands(
  screens: readonly NavEntry[],
  views: Record<string, View>,
  navigate: Navigate,
): Command[] {
  return [
    ...screens.map(({ to = '/', label }) => ({
      id: `go:${to}`,
      label: translate('Go to {label}', { label: translate(label) }),
      group: translate('Go to'),
      keys: screenKeys[to],
      run: () => void navigate({ to, search: views[to] }).then(focusContent),
    })),
    ...themes.map(({ mode, label }) => ({
      id: `theme:${mode}`,
      label: translate(label),
      group: translate('General'),
      run: () => setColorMode(mode),
    })),
    {
      id: 'shortcuts',
      label: translate('Show keyboard shortcuts'),
      group: translate('General'),
      keys: '?',
      run: () => keyboardLayer.set('shortcuts'),
    },
  ]
}

export const openPalette = (): Command => ({
  id: 'palette',
  label: translate('Open the command palette'),
  group: translate('General'),
  keys: PALETTE_KEYS,
  run: () => keyboardLayer.set('palette'),
})
