import { Center } from '@chakra-ui/react'
import { useEffect, useState } from 'react'
import { REFRESH_KEY } from '@/shared/ui/data-age'
import { RefreshIcon } from '@/shared/ui/icons'
import { isLayerOpen } from './key-guards'
import { screenCommands } from './screen-commands'

/** How far a finger pulls for a refresh, in CSS pixels. */
const PULL_PX = 90
/** Its way at which the sign of it appears. */
const SHOWN_PX = 20

const refresh = () => screenCommands().find(({ keys, refusal }) => keys === REFRESH_KEY && !refusal)

/** Whether nothing around it could scroll back instead. */
function isAtTop(target: EventTarget | null): boolean {
  let element = target instanceof Element ? target : null
  while (element && element.scrollTop <= 0) element = element.parentElement
  return element === null
}

/** Pulling the page down on a touch screen presses its Refresh. In place of the browser's own, which reloads it. */
export function PullToRefresh() {
  const [pulled, setPulled] = useState(0)

  useEffect(() => {
    let start: Touch | undefined
    let distance = 0
    const follow = (next: number) => {
      distance = next
      setPulled(Math.min(next, PULL_PX))
    }
    const handleStart = ({ touches, target }: TouchEvent) => {
      const isPull = touches.length === 1 && !isLayerOpen() && isAtTop(target) && refresh()
      start = isPull ? touches[0] : undefined
    }
    const handleMove = ({ touches: [touch, second] }: TouchEvent) => {
      if (!start || !touch) return
      const down = touch.clientY - start.clientY
      const isPull = !second && down >= 0 && down >= Math.abs(touch.clientX - start.clientX)
      if (!isPull) start = undefined
      follow(isPull ? down : 0)
    }
    const handleEnd = () => {
      if (start && distance >= PULL_PX) refresh()?.run()
      start = undefined
      follow(0)
    }
    const handleCancel = () => {
      start = undefined
      follow(0)
    }
    const { style } = document.documentElement
    style.overscrollBehaviorY = 'contain'
    const events = new AbortController()
    const options = { signal: events.signal, passive: true }
    addEventListener('touchstart', handleStart, options)
    addEventListener('touchmove', handleMove, options)
    addEventListener('touchend', handleEnd, options)
    addEventListener('touchcancel', handleCancel, options)
    return () => {
      style.overscrollBehaviorY = ''
      events.abort()
    }
  }, [])

  if (pulled < SHOWN_PX) return null
  return (
    <Center
      aria-hidden
      position="fixed"
      top="0"
      insetInlineStart="calc(50% - 1.25rem)"
      zIndex="popover"
      boxSize="10"
      borderRadius="full"
      bg="bg.panel"
      shadow="md"
      color={pulled < PULL_PX ? 'fg.muted' : 'brand.fg'}
      style={{ transform: `translateY(${pulled}px) rotate(${pulled * 3}deg)` }}
    >
      <RefreshIcon />
    </Center>
  )
}
