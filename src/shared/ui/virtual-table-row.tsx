import { memo, type ReactNode, useMemo } from 'react'
import { TableCheckbox } from './table-checkbox'

export type TableColumn<Row> = {
  id: string
  header: ReactNode
  /** A CSS width; columns without one share what is left. */
  width?: string
  /** Said of the header; the button that sorts stands in it. */
  sorted?: 'ascending' | 'descending'
  cell: (row: Row) => ReactNode
}

type Props<Row> = {
  row: Row
  id: string
  rowIndex: number
  columns: readonly TableColumn<Row>[]
  checkboxLabel?: string
  isSelected: boolean
  onToggle?: (id: string) => void
}

function PlainRow<Row>(props: Props<Row>) {
  const { row, id, rowIndex, columns, checkboxLabel, isSelected, onToggle } = props
  // Selecting a row leaves its cells as they are.
  const cells = useMemo(
    () => columns.map((column) => <td key={column.id}>{column.cell(row)}</td>),
    [columns, row],
  )
  return (
    <tr aria-rowindex={rowIndex} data-selected={isSelected || undefined}>
      {onToggle && (
        <td>
          <TableCheckbox
            label={checkboxLabel ?? id}
            isChecked={isSelected}
            onToggle={() => onToggle(id)}
          />
        </td>
      )}
      {cells}
    </tr>
  )
}

/** Plain cells and memoised, because tables are long. */
// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- memo forgets the type parameter
export const VirtualTableRow = memo(PlainRow) as typeof PlainRow
