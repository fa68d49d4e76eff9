import { Portal, Tooltip } from '@chakra-ui/react'
import { useEffect, useState } from 'react'
import { shortcutOf } from '@/shared/lib/keyboard/actions'
import { shortcutLabel } from '@/shared/i18n/shortcut-label'
import { openDelay, skipDelayForAWhile } from '@/shared/ui/tooltip'
import { labelOf, refusalOf } from './screen-commands'

type Hint = { control: Element; text: string }

/** Controls with their own tooltip need no hint. */
const CONTROL = ':is(button, a, input, [role=button]):not([data-scope=tooltip])'

function hintOf(target: EventTarget | null): Hint | undefined {
  const control = target instanceof Element ? target.closest<HTMLElement>(CONTROL) : null
  if (!control) return undefined
  const refusal = refusalOf(control)
  if (refusal) return { control, text: refusal }
  const keys = shortcutOf(control)
  // The attribute is absent while single-key shortcuts are off.
  if (!keys || !control.hasAttribute('aria-keyshortcuts')) return undefined
  return { control, text: `${labelOf(control)} (${shortcutLabel(keys)})` }
}

export function ControlHint() {
  const [hint, setHint] = useState<Hint>()

  useEffect(() => {
    let timer: number | undefined
    let current: Hint | undefined
    let isOpen = false
    const open = () => {
      isOpen = true
      setHint(current)
    }
    const show = (next: Hint | undefined) => {
      if (next?.control === current?.control && next?.text === current?.text) return
      clearTimeout(timer)
      if (isOpen) skipDelayForAWhile()
      isOpen = false
      current = next
      setHint(undefined)
      if (next) timer = window.setTimeout(open, openDelay())
    }
    let pointer = { x: NaN, y: NaN }
    const handlePointer = ({ target, pointerType, clientX: x, clientY: y }: PointerEvent) => {
      // Ignores content that moves under a resting pointer.
      const isResting = x === pointer.x && y === pointer.y
      pointer = { x, y }
      if (pointerType !== 'touch' && !isResting) show(hintOf(target))
    }
    const handleFocus = ({ target }: FocusEvent) => {
      const isText = target instanceof HTMLInputElement
      if (target instanceof Element && target.matches(':focus-visible') && !isText) {
        show(hintOf(target))
      }
    }
    // Stays closed until the pointer or the focus moves.
    const close = () => {
      clearTimeout(timer)
      isOpen = false
      setHint(undefined)
    }
    // Focusing may itself have scrolled the page.
    const handleScroll = () => {
      close()
      if (current?.control.matches(':focus')) timer = window.setTimeout(open, openDelay())
    }
    const leave = () => show(undefined)
    // The code may have been loaded by hovering a disabled control, whose hint is due.
    show(hintOf([...document.querySelectorAll(':hover')].at(-1) ?? null))
    const events = new AbortController()
    const { signal } = events
    addEventListener('pointerover', handlePointer, { signal })
    addEventListener('pointerdown', close, { signal })
    addEventListener('focusin', handleFocus, { signal })
    addEventListener('focusout', leave, { signal })
    addEventListener('keydown', close, { signal })
    addEventListener('scroll', handleScroll, { signal, capture: true })
    document.documentElement.addEventListener('pointerleave', leave, { signal })
    return () => {
      clearTimeout(timer)
      events.abort()
    }
  }, [])

  if (!hint) return null
  return (
    <Tooltip.Root
      open
      onOpenChange={({ open }) => !open && setHint(undefined)}
      positioning={{
        placement: 'top',
        getAnchorRect: () => hint.control.getBoundingClientRect(),
      }}
    >
      <Portal>
        <Tooltip.Positioner>
          <Tooltip.Content maxWidth="xs">{hint.text}</Tooltip.Content>
        </Tooltip.Positioner>
      </Portal>
    </Tooltip.Root>
  )
}
