import { memo, type ReactNode, useMemo } from 'react'
import { type Selection, useIsSelected } from '@/shared/lib/use-selection'
import { TableCheckbox } from './table-checkbox'

export type TableColumn<Row> = {
  id: string
  header: ReactNode
  /** A CSS width; columns without one share what is left. */
  width?: string
  /** Said of the header; the button that sorts stands in it. */
  sorted?: 'ascending' | 'descending'
} & (
  | {
      /** What somebody typed: any length, either direction, cut with an ellipsis. */
      text: (row: Row) => string | undefined
      /** The text itself unless given. */
      title?: (row: Row) => string
      /** In place of a text that is missing or empty; a dash unless given. */
      missing?: string
    }
  | { cell: (row: Row) => ReactNode }
)

type Props<Row> = {
  row: Row
  id: string
  rowIndex: number
  columns: readonly TableColumn<Row>[]
  selection?: Selection
  checkboxLabel?: string
}

/** Not a component: a table of a hundred rows would have a thousand of them. */
function renderCell<Row>(row: Row, column: TableColumn<Row>) {
  if ('cell' in column) return <td key={column.id}>{column.cell(row)}</td>
  const text = column.text(row)
  return (
    <td key={column.id} title={column.title?.(row) ?? text}>
      {text || (column.missing ?? '–')}
    </td>
  )
}

function PlainRow<Row>({ row, id, rowIndex, columns, selection, checkboxLabel = id }: Props<Row>) {
  // Selecting a row leaves its cells as they are.
  const cells = useMemo(() => columns.map((column) => renderCell(row, column)), [columns, row])
  if (!selection) return <tr aria-rowindex={rowIndex}>{cells}</tr>
  return <SelectableRow {...{ id, rowIndex, selection, checkboxLabel }}>{cells}</SelectableRow>
}

type SelectableProps = {
  id: string
  rowIndex: number
  selection: Selection
  checkboxLabel: string
  children: ReactNode
}

function SelectableRow({ id, rowIndex, selection, checkboxLabel, children }: SelectableProps) {
  const isSelected = useIsSelected(selection, id)
  return (
    <tr aria-rowindex={rowIndex} data-selected={isSelected || undefined}>
      <td>
        <TableCheckbox
          label={checkboxLabel}
          isChecked={isSelected}
          onToggle={() => selection.toggle(id)}
        />
      </td>
      {children}
    </tr>
  )
}

/** Plain cells and memoised, because tables are long. */
// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- memo forgets the type parameter
export const VirtualTableRow = memo(PlainRow) as typeof PlainRow
