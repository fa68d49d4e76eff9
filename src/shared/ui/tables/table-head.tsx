import { toText, useTranslation } from '@/shared/i18n/translate'
import type { Selection } from '@/shared/lib/state/use-selection'
import { DownIcon, UpIcon } from '../icons'
import { SelectAllCheckbox } from './table-checkbox'
import type { LayoutColumn } from './table-layout'
import { nextOrder, type TableOrder } from './table-order'

type Props<Sort> = {
  columns: readonly (LayoutColumn & { sort?: Sort })[]
  order?: TableOrder<Sort>
  onOrderChange?: (order: TableOrder<Sort> | undefined) => void
  selection?: Selection
  ids: string[]
}

export function TableHead<Sort>(props: Props<Sort>) {
  const { columns, order, onOrderChange, selection, ids } = props
  useTranslation()
  return (
    <thead>
      <tr aria-rowindex={1}>
        {selection && (
          <th scope="col">
            <SelectAllCheckbox selection={selection} ids={ids} />
          </th>
        )}
        {columns.map(({ id, header, sort, areNumbers }) => {
          const className = areNumbers ? 'numbers' : undefined
          if (sort === undefined || !onOrderChange) {
            return (
              <th key={id} scope="col" className={className}>
                {toText(header)}
              </th>
            )
          }
          const isSorted = order?.column === sort
          const Arrow = order?.isDescending ? DownIcon : UpIcon
          const direction = order?.isDescending ? 'descending' : 'ascending'
          return (
            <th
              key={id}
              scope="col"
              className={className}
              aria-sort={isSorted ? direction : undefined}
            >
              <button
                type="button"
                className="sort"
                onClick={() => onOrderChange(nextOrder(order, sort))}
              >
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
