import { type RefObject, useEffect, useEffectEvent } from 'react'

const THRESHOLD = 50
/** Movement in px that still counts as a click; touch is less precise than a mouse. */
const BUFFER = { mouse: 2, touch: 10 }
const DOUBLE_CLICK_MS = 500

/** Lets an element be swiped to the right; calls `onSwipe` beyond the threshold. */
export function useSwipeAway(ref: RefObject<HTMLElement | null>, onSwipe: () => void) {
  const handleSwipe = useEffectEvent(onSwipe)
  useEffect(() => {
    const element = ref.current
    if (!element) return undefined
    let startX: number | undefined
    let isSwiping = false
    let lastDownAt = -DOUBLE_CLICK_MS

    const move = (distance: number) => {
      element.style.transform = distance > 0 ? `translateX(${distance}px)` : ''
    }
    const handleDown = (event: PointerEvent) => {
      if (!(event.target instanceof Node) || !element.contains(event.target)) return
      // Dragging after a double click selects text.
      const isDouble = event.timeStamp - lastDownAt < DOUBLE_CLICK_MS
      lastDownAt = event.timeStamp
      startX = event.button === 0 && !isDouble ? event.clientX : undefined
    }
    const handleMove = (event: PointerEvent) => {
      if (startX === undefined) return
      const distance = event.clientX - startX
      if (!isSwiping) {
        if (distance < (event.pointerType === 'touch' ? BUFFER.touch : BUFFER.mouse)) return
        isSwiping = true
        element.setPointerCapture(event.pointerId)
        element.style.userSelect = 'none'
        element.style.transition = 'none'
      }
      move(distance)
    }
    const handleUp = (event: PointerEvent) => {
      const distance = isSwiping && startX !== undefined ? event.clientX - startX : 0
      startX = undefined
      isSwiping = false
      element.style.userSelect = ''
      element.style.transition = ''
      if (event.type === 'pointerup' && distance > THRESHOLD) handleSwipe()
      else move(0)
    }

    // On the window, because an open dialog stops events outside it.
    window.addEventListener('pointerdown', handleDown, true)
    element.addEventListener('pointermove', handleMove)
    element.addEventListener('pointerup', handleUp)
    element.addEventListener('pointercancel', handleUp)
    return () => {
      window.removeEventListener('pointerdown', handleDown, true)
      element.removeEventListener('pointermove', handleMove)
      element.removeEventListener('pointerup', handleUp)
      element.removeEventListener('pointercancel', handleUp)
    }
  }, [ref])
}
