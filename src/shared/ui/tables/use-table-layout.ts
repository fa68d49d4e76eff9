import { useMemo } from 'react'
import { persisted } from '@/shared/lib/device/persisted'
import { useStore } from '@/shared/lib/state/store'
import { arrangeColumns, type LayoutColumn, layoutReader, type TableLayout } from './table-layout'

type ArrangedTable = { name: string; columns: readonly LayoutColumn[] }

export type PersistedLayout = TableLayout & {
  table: ArrangedTable
  /** Ids of the visible columns. */
  shown: ReadonlySet<string>
  change: (change: (layout: TableLayout) => TableLayout) => void
  reset: () => void
}

const layoutOf = (table: ArrangedTable) =>
  persisted({
    name: `table-layout:${table.name}`,
    scope: 'user',
    schema: layoutReader,
    fallback: { columns: [] },
    atLogOut: 'stays',
  })

/** The table layout persisted for the user. Shared by all callers. */
export function useTableLayout(userId: string, table: ArrangedTable): PersistedLayout {
  const store = layoutOf(table)(userId)
  const stored = useStore(store)

  return useMemo(() => {
    const columns = arrangeColumns(stored.columns, table.columns)
    const shown = columns.filter(({ isShown }) => isShown).map(({ id }) => id)
    return {
      columns,
      table,
      shown: new Set(shown),
      change: (change) => void store.set(change({ columns })),
      reset: () => void store.set(undefined),
    }
  }, [store, stored, table])
}
