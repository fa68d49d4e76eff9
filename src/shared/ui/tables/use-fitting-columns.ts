import { type RefObject, useLayoutEffect, useMemo, useState } from 'react'
import { countLeftOut, type LayoutColumn, withoutFirst } from './table-layout'

/**
 * Returns the columns that fit: if not all do, those with `leaves` are hidden, lowest first.
 */
export function useFittingColumns<Column extends LayoutColumn>(
  scrollBox: RefObject<HTMLElement | null>,
  columns: Column[],
  hasCheckboxes: boolean,
): Column[] {
  const [leftOut, setLeftOut] = useState(0)

  // Before paint.
  useLayoutEffect(() => {
    const box = scrollBox.current
    if (!box) return undefined
    const fit = () => {
      const rem = Number.parseFloat(getComputedStyle(document.documentElement).fontSize) || 16
      // A box without a layout has no width.
      const room = box.clientWidth === 0 ? Infinity : box.clientWidth / rem
      setLeftOut(countLeftOut(columns, room, hasCheckboxes))
    }
    fit()
    const observer = new ResizeObserver(fit)
    observer.observe(box)
    return () => observer.disconnect()
  }, [scrollBox, columns, hasCheckboxes])

  return useMemo(() => withoutFirst(columns, leftOut), [columns, leftOut])
}
