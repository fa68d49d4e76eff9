import { useEffect, useEffectEvent, useRef } from 'react'
import { flushSync } from 'react-dom'
import { useCurrentUser } from '@/entities/session/session-context'
import { activeLanguage } from '@/shared/i18n/active-language'
import { persistedViews } from '@/shared/lib/device/persisted-views'
import { areSingleKeysOn } from '@/shared/lib/device/single-keys'
import { useStore } from '@/shared/lib/state/store'
import type { NavEntry } from '@/app/nav-entries'
import { announceShortcuts, screenCommands } from './screen-commands'
import type { Command } from './command'
import { CommandPalette } from './command-palette'
import { ControlHint } from './control-hint'
import { type Navigate, openPalette, generalCommands } from './general-commands'
import { isComposing } from '@/shared/lib/keyboard/is-composing'
import { isInEditor, isLayerOpen, isTyping } from './key-guards'
import { keyboardLayer } from './palette-button'
import { PALETTE_KEYS, pressedKeys } from './pressed-keys'
import { handleRowKey } from './row-keys'
import { ShortcutSheet } from './shortcut-sheet'

const SEQUENCE_MS = 1500

type Props = {
  screens: readonly NavEntry[]
  navigate: Navigate
  early: KeyboardEvent[]
}

export function Keyboard({ screens, navigate, early }: Props) {
  const layer = useStore(keyboardLayer)
  const views = useStore(persistedViews(useCurrentUser().id))
  const first = useRef({ key: '', at: 0 })

  const readCommands = () => {
    const here = screenCommands()
    const ids = new Set(here.map(({ id }) => id))
    const general = generalCommands(screens, views, navigate).filter(({ id }) => !ids.has(id))
    return [...here, ...general, openPalette()]
  }
  const find = (keys: string) => readCommands().find((command) => command.keys === keys)

  const handleKeyDown = useEffectEvent((event: KeyboardEvent) => {
    const { key: firstKey, at } = first.current
    first.current = { key: '', at: 0 }
    if (handleRowKey(event)) return event.preventDefault()
    const keys = pressedKeys(event)
    if (keys === undefined || event.repeat || isLayerOpen() || !isShortcut(event, keys)) return
    const isSecond = firstKey !== '' && event.timeStamp - at < SEQUENCE_MS
    const command = (isSecond && find(`${firstKey} ${keys}`)) || find(keys)
    if (command) {
      event.preventDefault()
      if (command.refusal === undefined) command.run()
    } else {
      first.current = { key: keys, at: event.timeStamp }
    }
  })

  useEffect(() => {
    const listener = (event: KeyboardEvent) => {
      if (!event.defaultPrevented) handleKeyDown(event)
    }
    for (const event of early.splice(0)) handleKeyDown(event)
    addEventListener('keydown', listener)
    const stopAnnouncing = announceShortcuts()
    return () => {
      removeEventListener('keydown', listener)
      stopAnnouncing()
    }
  }, [early])

  // The labels of the commands are in the language that was active when the layer opened.
  useEffect(() => activeLanguage.subscribe(close), [])

  const handleChoose = (command: Command) => {
    flushSync(close)
    // Runs after the palette has returned the focus. The timer is needed in Firefox, which draws a
    // frame before that.
    requestAnimationFrame(() => setTimeout(command.run))
  }

  return (
    <>
      <ControlHint />
      {layer === 'palette' && (
        <CommandPalette {...{ navigate, readCommands }} onChoose={handleChoose} onClose={close} />
      )}
      {layer === 'shortcuts' && <ShortcutSheet {...{ readCommands }} onClose={close} />}
    </>
  )
}

const close = () => keyboardLayer.set(undefined)

function isShortcut(event: KeyboardEvent, keys: string): boolean {
  if (isComposing(event)) return false
  if (!keys.startsWith('mod+')) return areSingleKeysOn() && !isTyping(event)
  // In the editor the shortcut inserts a link.
  return keys !== PALETTE_KEYS || !isInEditor(event)
}
