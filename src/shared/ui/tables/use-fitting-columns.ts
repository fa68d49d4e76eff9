import { type RefObject, useLayoutEffect, useMemo, useState } from 'react'
import { areNarrowed, countLeftOut, type LayoutColumn, withoutFirst } from './table-layout'

/** Hides those with `leaves`, lowest first, where not all columns fit even at their minimums. */
export function useFittingColumns<Column extends LayoutColumn>(
  scrollBox: RefObject<HTMLElement | null>,
  columns: Column[],
  hasCheckboxes: boolean,
): [fitting: Column[], isNarrowed: boolean] {
  const [leftOut, setLeftOut] = useState(0)
  const [isNarrowed, setIsNarrowed] = useState(false)

  // Before paint.
  useLayoutEffect(() => {
    const box = scrollBox.current
    if (!box) return undefined
    const fit = () => {
      const rem = Number.parseFloat(getComputedStyle(document.documentElement).fontSize) || 16
      // A box without a layout has no width.
      const room = box.clientWidth === 0 ? Infinity : box.clientWidth / rem
      const count = countLeftOut(columns, room, hasCheckboxes)
      setLeftOut(count)
      setIsNarrowed(areNarrowed(withoutFirst(columns, count), room, hasCheckboxes))
    }
    fit()
    const observer = new ResizeObserver(fit)
    observer.observe(box)
    return () => observer.disconnect()
  }, [scrollBox, columns, hasCheckboxes])

  const fitting = useMemo(() => withoutFirst(columns, leftOut), [columns, leftOut])
  return [fitting, isNarrowed]
}
