import { useMemo } from 'react'
import { deviceStorage } from '@/shared/lib/browser-storage'
import { createSessionStore, useStore } from '@/shared/lib/store'
import { type LayoutColumn, readLayout, type TableLayout } from './table-layout'

export type ArrangedTable = { name: string; columns: readonly LayoutColumn[] }

export type KeptLayout = TableLayout & {
  table: ArrangedTable
  change: (change: (layout: TableLayout) => TableLayout) => void
  reset: () => void
}

/** Those changed since the page was loaded: if storage is blocked or full, they last as long as it. */
const changed = createSessionStore<ReadonlyMap<string, TableLayout>>(new Map())

/** The layout of a table, which the device keeps for the user. Each caller gets the same one. */
export function useTableLayout(userId: string, table: ArrangedTable): KeptLayout {
  const key = `table-layout:${table.name}:${userId}`
  const latest = useStore(changed, (layouts) => layouts.get(key))

  return useMemo(() => {
    const layout = latest ?? readLayout(deviceStorage.read(key), table.columns)
    const keep = (next: TableLayout, json: string | undefined) => {
      deviceStorage.write(key, json)
      changed.update((layouts) => new Map(layouts).set(key, next))
    }
    return {
      ...layout,
      table,
      change: (change) => {
        const next = change(layout)
        keep(next, JSON.stringify(next))
      },
      reset: () => keep(readLayout(undefined, table.columns), undefined),
    }
  }, [key, latest, table])
}
