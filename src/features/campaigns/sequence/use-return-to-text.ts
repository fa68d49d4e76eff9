import { type FocusEvent, type RefObject, useRef } from 'react'
import type { StepBodyHandle } from '../editor/view/step-body-editor'

/** After a panel closes, the caret is where it was before, and the page as far down as it was. */
export function useReturnToText(body: RefObject<StepBodyHandle | null>) {
  const field = useRef<HTMLElement>(undefined)
  const isPanelPressed = useRef(false)
  const scrolledFrom = useRef<number>(undefined)

  return {
    fieldsProps: {
      onFocus: () => {
        scrolledFrom.current = undefined
      },
      onBlur: ({ target }: FocusEvent<HTMLElement>) => {
        if (target.matches('input, [data-slate-editor]')) field.current = target
      },
    },
    /** A press opens a panel; others open because there is room for them. */
    expectPanel: () => {
      isPanelPressed.current = true
    },
    /** Scrolls to a pressed panel that has opened out of sight. */
    showPanel: (panel: HTMLElement) => {
      const isPressed = isPanelPressed.current
      isPanelPressed.current = false
      if (!isPressed || panel.getBoundingClientRect().top < innerHeight / 2) return
      scrolledFrom.current = scrollY
      panel.scrollIntoView()
    },
    returnToText: () => {
      if (scrolledFrom.current !== undefined) scrollTo({ top: scrolledFrom.current })
      scrolledFrom.current = undefined
      if (!field.current?.isConnected) return
      if (field.current.matches('[data-slate-editor]')) body.current?.focus()
      else field.current.focus({ preventScroll: true })
    },
  }
}
