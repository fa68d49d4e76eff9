import { type KeyboardEvent, type RefObject, useEffect, useRef } from 'react'

export const toolbarItem = { 'data-toolbar-item': '' }

const itemsOf = (bar: HTMLElement) => [...bar.querySelectorAll<HTMLElement>('[data-toolbar-item]')]

/** Moves the focus along a toolbar with the arrow keys, Home and End. */
export function moveFocus(event: KeyboardEvent<HTMLElement>): void {
  const items = itemsOf(event.currentTarget).filter((item) => item.checkVisibility())
  const index = items.findIndex((item) => item === event.target)
  const targets: Readonly<Record<string, number>> = {
    ArrowRight: (index + 1) % items.length,
    ArrowLeft: (index - 1 + items.length) % items.length,
    Home: 0,
    End: items.length - 1,
  }
  const target = targets[event.key]
  if (index < 0 || target === undefined) return
  event.preventDefault()
  items[target]?.focus()
}

/**
 * Roving tab index: Tab stops only at the last focused item. Set on the elements, so nothing
 * re-renders.
 */
export function useRovingFocus(ref: RefObject<HTMLElement | null>): void {
  const current = useRef<HTMLElement>(null)
  useEffect(() => {
    const bar = ref.current
    if (!bar) return undefined
    const update = () => {
      const items = itemsOf(bar)
      const stop = items.find((item) => item === current.current) ?? items[0]
      for (const item of items) item.tabIndex = item === stop ? 0 : -1
    }
    const handleFocus = ({ target }: FocusEvent) => {
      if (target instanceof HTMLElement && target.hasAttribute('data-toolbar-item')) {
        current.current = target
        update()
      }
    }
    update()
    const observer = new MutationObserver(update)
    observer.observe(bar, { childList: true, subtree: true })
    bar.addEventListener('focusin', handleFocus)
    return () => {
      observer.disconnect()
      bar.removeEventListener('focusin', handleFocus)
    }
  }, [ref])
}
