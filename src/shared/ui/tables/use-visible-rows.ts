import { useEffect, useMemo, useRef, useState } from 'react'
import { useRowList } from '@/shared/lib/keyboard/actions'
import type { Selection } from '@/shared/lib/state/use-selection'
import { useWindowOfRows, type WindowOptions } from '../use-window-of-rows'

/** What a table, cards and a list have in common. */
export type Rows<Row> = {
  label: string
  rows: readonly Row[]
  /** Including those that filters hide. Rows that are added to these are tinted for a moment. */
  all?: readonly Row[]
  /** Must be constant. */
  getRowId: (row: Row) => string
  selection?: Selection
  getSelectLabel?: (row: Row) => string
  /** Called on Enter, and on a click beside the controls of a row. */
  onOpenRow?: (row: Row) => void
  openId?: string
  /** Called on E. */
  onEditRow?: (row: Row) => void
  /** Called on D. */
  onMarkRow?: (row: Row) => void
}

const TINT_MS = 2000
const none: ReadonlySet<string> = new Set()

function useAddedIds<Row>({ all, getRowId }: Pick<Rows<Row>, 'all' | 'getRowId'>) {
  const ids = useMemo(() => all && new Set(all.map(getRowId)), [all, getRowId])
  const [last, setLast] = useState(ids)
  const [added, setAdded] = useState(none)
  if (ids !== last) {
    setLast(ids)
    const joined = [...(ids ?? [])].filter((id) => last && !last.has(id))
    if (joined.length > 0) setAdded(new Set(joined))
  }
  // A row that is scrolled out of view and back is not tinted again.
  useEffect(() => {
    if (added.size === 0) return undefined
    const timer = setTimeout(() => setAdded(none), TINT_MS)
    return () => clearTimeout(timer)
  }, [added])
  return added
}

/** The rows to render, which are also reached with J and K. */
export function useVisibleRows<Row>(list: Rows<Row>, heightPx: number, options?: WindowOptions) {
  const { rows, getRowId, selection, onOpenRow, openId, onEditRow, onMarkRow } = list
  const scrollBox = useRef<HTMLDivElement>(null)
  const shown = useWindowOfRows(rows.length, heightPx, scrollBox, options)
  const ids = useMemo(() => rows.map(getRowId), [rows, getRowId])
  useRowList(scrollBox, {
    ids,
    rows,
    selection,
    scrollTo: shown.scrollTo,
    onOpen: onOpenRow,
    openId,
    onEdit: onEditRow,
    onMark: onMarkRow,
  })
  const added = useAddedIds(list)
  const visible = shown.indexes.flatMap((index) => {
    const row = rows[index]
    const id = ids[index]
    return row === undefined || id === undefined ? [] : [{ row, id, index, isAdded: added.has(id) }]
  })
  return { ...shown, scrollBox, ids, visible }
}
