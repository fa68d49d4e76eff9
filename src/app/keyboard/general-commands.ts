import type { UseNavigateResult } from '@tanstack/react-router'
import { msg, type Translatable, translate } from '@/shared/i18n/translate'
import type { View } from '@/shared/lib/device/persisted-views'
import { focusContent } from '@/shared/lib/keyboard/focus-after-row'
import { setColorMode } from '@/shared/ui/theme/color-mode'
import type { NavEntry } from '@/app/nav-entries'
import { actionId, type Command } from './command'
import { keyboardLayer } from './palette-button'
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

/** Extra search terms of commands. A translation may have any number of them. */
const screenWords: Readonly<Record<string, Translatable>> = {
  '/': msg('start dashboard overview', 'words that find the command'),
  '/search': msg('prospects people find contacts', 'words that find the command'),
  '/lists': msg('contacts', 'words that find the command'),
  '/campaigns': msg('sequences e-mails mailing pause resume', 'words that find the command'),
  '/analytics': msg('statistics reports events', 'words that find the command'),
  '/settings': msg(
    'preferences options profile account language hand-over take over',
    'words that find the command',
  ),
}

const themes = [
  {
    mode: 'light',
    label: msg('Use the light theme'),
    words: msg('light mode appearance day', 'words that find the command'),
  },
  {
    mode: 'dark',
    label: msg('Use the dark theme'),
    words: msg('dark mode appearance night', 'words that find the command'),
  },
  {
    mode: 'system',
    label: msg('Use the theme of the device'),
    words: msg('system mode appearance automatic', 'words that find the command'),
  },
] as const

/** Dialogs with a URL; on their own screen, the button is the command. */
const dialogs = [
  {
    to: '/lists',
    search: { import: 'csv' },
    label: msg('Import new leads'),
    words: msg('csv upload file', 'words that find the command'),
  },
  {
    to: '/campaigns',
    search: { flow: 'name' },
    label: msg('Create a new campaign'),
    words: msg('start sequence e-mails mailing', 'words that find the command'),
  },
  {
    to: '/analytics',
    search: { report: 'week' },
    label: msg('This week'),
    words: msg('report summary print', 'words that find the command'),
  },
  {
    to: '/settings',
    hash: 'settings-hand-over',
    label: msg('Hand-over'),
    words: msg('leave colleague take over file', 'words that find the command'),
  },
] as const

const shortcutWords = msg('help keys hotkeys', 'words that find the command')

export function generalCommands(
  screens: readonly NavEntry[],
  views: Record<string, View>,
  navigate: Navigate,
): Command[] {
  return [
    ...screens.map(({ to = '/', label }) => ({
      id: `go:${to}`,
      label: translate('Go to {label}', { label: translate(label) }),
      words: screenWords[to] && translate(screenWords[to]),
      path: to,
      group: translate('Go to'),
      keys: screenKeys[to],
      run: () => void navigate({ to, search: views[to] }).then(focusContent),
    })),
    ...dialogs.map(({ label, words, ...place }) => ({
      id: actionId(translate(label)),
      label: translate(label),
      words: translate(words),
      group: translate('General'),
      run: () => void navigate(place),
    })),
    ...themes.map(({ mode, label, words }) => ({
      id: `theme:${mode}`,
      label: translate(label),
      words: translate(words),
      group: translate('General'),
      run: () => setColorMode(mode),
    })),
    {
      id: 'shortcuts',
      label: translate('Show keyboard shortcuts'),
      words: translate(shortcutWords),
      group: translate('General'),
      keys: '?',
      run: () => keyboardLayer.set('shortcuts'),
    },
  ]
}

export const PALETTE_ID = 'palette'

export const openPalette = (): Command => ({
  id: PALETTE_ID,
  label: translate('Search or jump to…'),
  group: translate('General'),
  keys: PALETTE_KEYS,
  run: () => keyboardLayer.set('palette'),
})
