import type { TableLayout } from './table-layout'

export function showColumn(layout: TableLayout, id: string, isShown: boolean): TableLayout {
  const columns = layout.columns.map((one) => (one.id === id ? { id, isShown } : one))
  return { ...layout, columns }
}

export function moveColumn(layout: TableLayout, id: string, by: 1 | -1): TableLayout {
  const from = layout.columns.findIndex((one) => one.id === id)
  const moved = layout.columns[from]
  const columns = [...layout.columns]
  const other = columns[from + by]
  if (!moved || !other) return layout
  columns.splice(from, 1)
  columns.splice(from + by, 0, moved)
  return { ...layout, columns }
}
