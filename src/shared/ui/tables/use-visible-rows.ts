import { useMemo, useRef } from 'react'
import { useRowList } from '@/shared/lib/keyboard/actions'
import type { Selection } from '@/shared/lib/state/use-selection'
import { useWindowOfRows, type WindowOptions } from '../use-window-of-rows'

/** What a table, cards and a list have in common. */
export type Rows<Row> = {
  label: string
  rows: readonly Row[]
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
  const visible = shown.indexes.flatMap((index) => {
    const row = rows[index]
    const id = ids[index]
    return row === undefined || id === undefined ? [] : [{ row, id, index }]
  })
  return { ...shown, scrollBox, ids, visible }
}
