import { useVirtualizer } from '@tanstack/react-virtual'
import { type RefObject, useLayoutEffect, useRef } from 'react'
import { MAX_PRINTED_ROWS, useIsPrinting } from './use-is-printing'

export type WindowOptions = {
  /** Up to this number all rows are rendered, so that the browser's find works. */
  virtualAbove?: number
  overscan?: number
  firstShown?: number
}

/** The rows to render. When the row height changes, the visible rows stay in view. */
export function useWindowOfRows(
  all: number,
  rowHeight: number,
  scrollBox: RefObject<HTMLElement | null>,
  { virtualAbove = 100, overscan = 8, firstShown = 0 }: WindowOptions = {},
) {
  const isUnrolled = useIsPrinting()
  const count = isUnrolled ? Math.min(all, MAX_PRINTED_ROWS) : all
  const isVirtual = count > virtualAbove && !isUnrolled
  // oxlint-disable-next-line react/incompatible-library -- read here only, never passed to a memo
  const virtualizer = useVirtualizer({
    enabled: isVirtual,
    count,
    getScrollElement: () => scrollBox.current,
    estimateSize: () => rowHeight,
    overscan,
    initialOffset: firstShown * rowHeight,
  })
  const { measure, scrollToIndex } = virtualizer

  const shownHeight = useRef(rowHeight)
  useLayoutEffect(() => {
    if (shownHeight.current === rowHeight) return
    // Otherwise the virtualizer would keep the estimated heights.
    measure()
    const box = scrollBox.current
    box?.scrollTo({ top: (box.scrollTop * rowHeight) / shownHeight.current })
    shownHeight.current = rowHeight
  }, [scrollBox, rowHeight, measure])

  const items = virtualizer.getVirtualItems()
  return {
    isVirtual,
    isUnrolled,
    isCut: count < all,
    indexes: isVirtual
      ? items.map(({ index }) => index)
      : Array.from({ length: count }, (_, index) => index),
    start: items[0]?.start ?? 0,
    height: count * rowHeight,
    scrollTo: scrollToIndex,
  }
}
