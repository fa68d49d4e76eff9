import { type RefObject, useLayoutEffect, useRef } from 'react'

/**
 * Keeps the visible rows in view when the row height changes.
 * @param measure the virtualizer's; without it, estimated heights would be kept
 */
export function useChangedHeight(
  scrollBox: RefObject<HTMLElement | null>,
  rowHeight: number,
  measure: () => void,
) {
  const shown = useRef(rowHeight)
  useLayoutEffect(() => {
    if (shown.current === rowHeight) return
    measure()
    const box = scrollBox.current
    box?.scrollTo({ top: (box.scrollTop * rowHeight) / shown.current })
    shown.current = rowHeight
  }, [scrollBox, rowHeight, measure])
}
