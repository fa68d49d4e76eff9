import { type RefObject, useLayoutEffect, useRef } from 'react'

/**
 * Keeps the rows that are in view when all rows become higher or lower.
 * @param measure of the virtualizer, which otherwise keeps the heights that it has estimated
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
