import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { focusByKey } from '@/shared/lib/focus-by-key'

const HOTKEY = 'F8'

const isolated = ['focusin', 'keydown', 'pointerdown'] as const

/**
 * A region that F8 focuses and Escape leaves, returning the focus. An open modal dialog would pull the
 * focus back and treat a click here as outside of it, so events in the region are stopped in the capture
 * phase.
 */
export function useNotificationRegion(shownId: number | undefined, onEscape: () => void) {
  const ref = useRef<HTMLDivElement>(null)
  const returnTo = useRef<HTMLElement | null>(null)
  const [hasFocus, setHasFocus] = useState(false)

  /** For when the focused element is about to be removed. */
  const returnFocus = () => {
    if (!ref.current?.contains(document.activeElement)) return
    if (returnTo.current?.isConnected) returnTo.current.focus({ preventScroll: true })
    else ref.current.blur()
    returnTo.current = null
    setHasFocus(false)
  }

  const handleEvent = useEffectEvent((event: FocusEvent | KeyboardEvent | PointerEvent) => {
    const isInside = event.target instanceof Node && ref.current?.contains(event.target) === true
    if (event instanceof FocusEvent) {
      const previous = event.relatedTarget
      if (isInside && !hasFocus && previous instanceof HTMLElement) returnTo.current = previous
      setHasFocus(isInside)
    } else if (event instanceof KeyboardEvent && event.key === HOTKEY) {
      event.preventDefault()
      focusByKey(ref.current)
    } else if (event instanceof KeyboardEvent && event.key === 'Escape' && isInside) {
      returnFocus()
      onEscape()
    }
    if (isInside) event.stopPropagation()
  })

  useEffect(() => {
    const listener = (event: FocusEvent | KeyboardEvent | PointerEvent) => handleEvent(event)
    for (const type of isolated) window.addEventListener(type, listener, true)
    return () => {
      for (const type of isolated) window.removeEventListener(type, listener, true)
    }
  }, [])

  const keepFocus = useEffectEvent(() => {
    if (hasFocus && !ref.current?.contains(document.activeElement)) ref.current?.focus()
  })

  useEffect(() => {
    if (shownId !== undefined) keepFocus()
  }, [shownId])

  return { ref, hasFocus, returnFocus }
}
