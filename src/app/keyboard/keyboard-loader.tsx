import { useNavigate } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { useCurrentUser } from '@/entities/session/session-context'
import { translate } from '@/shared/i18n/translate'
import { tabStorage } from '@/shared/lib/device/persisted'
import { useStore } from '@/shared/lib/state/store'
import { notify } from '@/shared/ui/notifications/toaster'
import { reloadIfPossible } from '../missing-code'
import { navEntries } from '@/app/nav-entries'
import type { Keyboard as LoadedKeyboard } from './keyboard'
import { isTyping } from './key-guards'
import { keyboardLayer } from './palette-button'

/** Then the code for pointer hints loads, unless a key, the button or a disabled control asked. */
const LOAD_AFTER_MS = 30_000

const isForThePalette = ({ key, ctrlKey, metaKey }: KeyboardEvent) =>
  key === '?' || (key === 'k' && (ctrlKey || metaKey))

const OPEN_AFTER_RELOAD = 'open-palette'

/** Reloads, because Firefox caches a failed import until then, and a new version needs it. */
async function retry() {
  await reloadIfPossible(() => tabStorage.write(OPEN_AFTER_RELOAD, 'yes'))
  reportFailure()
}

const reportFailure = () =>
  notify.error(
    {
      title: translate('The search could not be opened'),
      description: translate(
        'The connection may be down, or a new version may have been published.',
      ),
    },
    { action: { label: translate('Retry'), onClick: () => void retry() } },
  )

/** Loads shortcuts and command palette lazily, and queues the keys pressed until then. */
export function KeyboardLoader() {
  const navigate = useNavigate()
  const user = useCurrentUser()
  const [{ Keyboard }, setCode] = useState<{ Keyboard?: typeof LoadedKeyboard }>({})
  const [early] = useState<KeyboardEvent[]>([])
  const isAskedFor = useStore(keyboardLayer) !== undefined

  useEffect(() => {
    if (!tabStorage.read(OPEN_AFTER_RELOAD)) return
    tabStorage.write(OPEN_AFTER_RELOAD, undefined)
    keyboardLayer.set('palette')
  }, [])

  useEffect(() => {
    if (Keyboard) return undefined
    const load = () =>
      void import('./keyboard').then(setCode, () => {
        // Fails silently in the background; the next key or press retries.
        if (early.splice(0).some(isForThePalette) || isAskedFor) reportFailure()
        keyboardLayer.set(undefined)
      })
    const handleKeyDown = (event: KeyboardEvent) => {
      const isModified = event.ctrlKey || event.metaKey
      if (event.defaultPrevented || (isTyping(event) && !isModified)) return
      // Otherwise the browser would open its own search.
      if (isModified && event.key === 'k') event.preventDefault()
      early.push(event)
      load()
    }
    // The same code shows why a control is disabled.
    const handlePointer = ({ target }: PointerEvent) => {
      if (target instanceof Element && target.closest(':disabled, [aria-disabled=true]')) load()
    }
    if (isAskedFor) load()
    const timer = setTimeout(load, LOAD_AFTER_MS)
    addEventListener('keydown', handleKeyDown)
    addEventListener('pointerover', handlePointer)
    return () => {
      clearTimeout(timer)
      removeEventListener('keydown', handleKeyDown)
      removeEventListener('pointerover', handlePointer)
    }
  }, [Keyboard, early, isAskedFor])

  return Keyboard && <Keyboard navigate={navigate} early={early} screens={navEntries(user)} />
}
