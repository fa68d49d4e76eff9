import { useNavigate } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { useCurrentUser } from '@/entities/session/session-context'
import { useStore } from '@/shared/lib/store'
import { navEntries } from '../shell/nav-entries'
import type { Keyboard as LoadedKeyboard } from './keyboard'
import { keyboardLayer } from './keyboard-layer'

/** How long nothing was pressed. A shortcut or the button loads the code sooner. */
const IDLE_AFTER_MS = 10_000

type Code = { Keyboard?: typeof LoadedKeyboard }

/** Loads the shortcuts and the command palette, and keeps the keys that are pressed until then. */
export function KeyboardLoader() {
  const navigate = useNavigate()
  const user = useCurrentUser()
  const [{ Keyboard }, setCode] = useState<Code>({})
  const [early] = useState<KeyboardEvent[]>([])
  const isAskedFor = useStore(keyboardLayer) !== undefined

  useEffect(() => {
    if (Keyboard) return undefined
    let timer: number
    const load = () =>
      // Without a connection the next key or press tries again.
      void import('./keyboard').then(setCode, () => keyboardLayer.set(undefined))
    const waitForIdle = () => {
      clearTimeout(timer)
      timer = window.setTimeout(load, IDLE_AFTER_MS)
    }
    const handleKeyDown = (event: KeyboardEvent) => {
      waitForIdle()
      const { key, ctrlKey, metaKey, target } = event
      const isModified = ctrlKey || metaKey
      const isText =
        target instanceof Element && target.matches('input, textarea, [contenteditable]')
      if (event.defaultPrevented || (isText && !isModified)) return
      // Otherwise the browser would open its own search.
      if (isModified && key === 'k') event.preventDefault()
      early.push(event)
      load()
    }
    if (isAskedFor) load()
    waitForIdle()
    addEventListener('keydown', handleKeyDown)
    addEventListener('pointerdown', waitForIdle)
    return () => {
      clearTimeout(timer)
      removeEventListener('keydown', handleKeyDown)
      removeEventListener('pointerdown', waitForIdle)
    }
  }, [Keyboard, early, isAskedFor])

  return Keyboard && <Keyboard navigate={navigate} early={early} screens={navEntries(user)} />
}
