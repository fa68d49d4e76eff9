import { memo, type ReactNode, useMemo } from 'react'
import { type Selection, useIsSelected } from '@/shared/lib/use-selection'
import { TableCheckbox } from './table-checkbox'
import { toText, type Translatable } from '@/shared/i18n/translate'
import type { LayoutColumn } from './table-layout'

export type TableColumn<Row, Sort extends string = string> = LayoutColumn & {
  /** What its heading sorts by; without it, the heading is only text. */
  sort?: Sort
} & (
    | {
        /** User input of any length and direction, truncated with an ellipsis. */
        text: (row: Row) => string | undefined
        /** Defaults to the text. */
        title?: (row: Row) => string
        /** Shown for a missing or empty text; defaults to a dash. */
        missing?: Translatable | undefined
        /** A short word behind the text, for rows that need attention. */
        mark?: (row: Row) => string | undefined
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

/** A function, not a component: a table of a hundred rows would have a thousand of them. */
function renderCell<Row>(row: Row, column: TableColumn<Row>) {
  if ('cell' in column) return <td key={column.id}>{column.cell(row)}</td>
  const text = column.text(row)
  const mark = column.mark?.(row)
  return (
    <td key={column.id} title={column.title?.(row) ?? text}>
      {mark && <span className="mark">{mark}</span>}
      {text || (column.missing ? toText(column.missing) : '–')}
    </td>
  )
}

function PlainRow<Row>({ row, id, rowIndex, columns, selection, checkboxLabel = id }: Props<Row>) {
  // Selecting a row does not re-render its cells.
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
        <TableCheckbox {...{ id, selection }} label={checkboxLabel} isChecked={isSelected} />
      </td>
      {children}
    </tr>
  )
}

// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- memo forgets the type parameter
export const VirtualTableRow = memo(PlainRow) as typeof PlainRow
