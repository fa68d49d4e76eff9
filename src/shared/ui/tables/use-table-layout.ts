import { useMemo } from 'react'
import { persisted } from '@/shared/lib/device/persisted'
import { useStore } from '@/shared/lib/state/store'
import {
  arrangeColumns,
  type ArrangedColumn,
  type LayoutColumn,
  layoutReader,
  showColumn,
} from './table-layout'

type ArrangedTable = { name: string; columns: readonly LayoutColumn[] }

export type PersistedLayout = {
  columns: readonly ArrangedColumn[]
  /** Ids of the visible columns. */
  shown: ReadonlySet<string>
  show: (id: string, isShown: boolean) => void
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
    const columns = arrangeColumns(stored, table.columns)
    const shown = columns.filter(({ isShown }) => isShown).map(({ id }) => id)
    return {
      columns,
      shown: new Set(shown),
      show: (id, isShown) => void store.set(showColumn(columns, id, isShown)),
      reset: () => void store.set(undefined),
    }
  }, [store, stored, table])
}
