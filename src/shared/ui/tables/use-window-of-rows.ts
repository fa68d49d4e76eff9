import { useVirtualizer } from '@tanstack/react-virtual'
import type { RefObject } from 'react'
import { useIsUnrolled } from './use-is-printing'

/** Up to this number all rows are rendered, so that the browser's find works. */
const VIRTUAL_ABOVE_ROWS = 100

export function useWindowOfRows(
  count: number,
  rowHeight: number,
  scrollBox: RefObject<HTMLElement | null>,
  firstShown = 0,
) {
  const isUnrolled = useIsUnrolled(count)
  const isVirtual = count > VIRTUAL_ABOVE_ROWS && !isUnrolled
  // oxlint-disable-next-line react/incompatible-library -- read here only, never passed to a memo
  const virtualizer = useVirtualizer({
    enabled: isVirtual,
    count,
    getScrollElement: () => scrollBox.current,
    estimateSize: () => rowHeight,
    overscan: 8,
    initialOffset: firstShown * rowHeight,
  })
  const items = virtualizer.getVirtualItems()
  return {
    isVirtual,
    indexes: isVirtual
      ? items.map(({ index }) => index)
      : Array.from({ length: count }, (_, index) => index),
    start: items[0]?.start ?? 0,
    height: count * rowHeight,
    scrollTo: virtualizer.scrollToIndex,
  }
}
