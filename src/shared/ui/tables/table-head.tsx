import { toText, useTranslation } from '@/shared/i18n/translate'
import type { Selection } from '@/shared/lib/state/use-selection'
import { DownIcon, UpIcon } from '../icons'
import { SelectAllCheckbox } from './table-checkbox'
import type { LayoutColumn } from './table-layout'
import type { TableOrder } from './table-order'

type Props<Sort> = {
  columns: readonly (LayoutColumn & { sort?: Sort })[]
  order?: TableOrder<Sort>
  onSort?: (column: Sort) => void
  selection?: Selection
  ids: string[]
}

export function TableHead<Sort>({ columns, order, onSort, selection, ids }: Props<Sort>) {
  useTranslation()
  return (
    <thead>
      <tr aria-rowindex={1}>
        {selection && (
          <th scope="col">
            <SelectAllCheckbox selection={selection} ids={ids} />
          </th>
        )}
        {columns.map(({ id, header, sort }) => {
          if (sort === undefined || !onSort) {
            return (
              <th key={id} scope="col">
                {toText(header)}
              </th>
            )
          }
          const isSorted = order?.column === sort
          const Arrow = order?.isDescending ? DownIcon : UpIcon
          const direction = order?.isDescending ? 'descending' : 'ascending'
          return (
            <th key={id} scope="col" aria-sort={isSorted ? direction : undefined}>
              <button type="button" className="sort" onClick={() => onSort(sort)}>
                <span>{toText(header)}</span>
                {isSorted && <Arrow size={14} aria-hidden />}
              </button>
            </th>
          )
        })}
      </tr>
    </thead>
  )
}
