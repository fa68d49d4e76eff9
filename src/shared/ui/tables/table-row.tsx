import { memo, type ReactNode, useMemo } from 'react'
import { type Selection, useIsSelected } from '@/shared/lib/state/use-selection'
import { AddressText } from './address-text'
import { TableCheckbox } from './table-checkbox'
import { toText, type Translatable } from '@/shared/i18n/translate'
import type { LayoutColumn } from './table-layout'

export type TableColumn<Row, Sort extends string = string> = LayoutColumn & {
  /** Sort key of the heading; without it, the heading is plain text. */
  sort?: Sort
} & (
    | {
        /** User input of any length and direction; truncated with an ellipsis. */
        text: (row: Row) => string | undefined
        title?: (row: Row) => string
        /** Shown for an empty text; defaults to a dash. */
        missing?: Translatable | undefined
        isAddress?: boolean
        /** Makes the text a button that opens the row. */
        onOpen?: ((row: Row) => void) | undefined
        /** Badge after the text, for rows that need attention. */
        mark?: (row: Row) => string | undefined
        /**
         * Badge at the end of the cell, for data that loads late, so that the text does not move.
         */
        lateMark?: (row: Row) => string | undefined
      }
    | { cell: (row: Row) => ReactNode; text?: (row: Row) => string | undefined }
  )

type Props<Row> = {
  row: Row
  id: string
  rowIndex: number
  columns: readonly TableColumn<Row>[]
  selection?: Selection
  isOpen: boolean
  checkboxLabel?: string
}

/** @param dash stands for an empty text whose column says nothing else */
export function cellContent<Row>(row: Row, column: TableColumn<Row>, dash: string) {
  if ('cell' in column) return column.cell(row)
  const { onOpen, missing } = column
  const own = column.text(row)
  const mark = column.mark?.(row)
  const lateMark = column.lateMark?.(row)
  const text =
    own && column.isAddress ? (
      <AddressText address={own} {...(lateMark && { isWhole: false })} />
    ) : (
      own || (missing ? toText(missing) : dash)
    )
  const content = onOpen ? (
    <button type="button" className="opens" onClick={() => onOpen(row)}>
      {text}
    </button>
  ) : column.mark || column.lateMark ? (
    // An element, because a page translator may have wrapped the text when a mark appears.
    <span>{text}</span>
  ) : (
    text
  )
  if (!mark && !lateMark) return content
  return (
    <>
      {mark && <span className="mark">{mark}</span>}
      {lateMark ? (
        <div className="late">
          <span>{content}</span>
          <span className="mark">{lateMark}</span>
        </div>
      ) : (
        content
      )}
    </>
  )
}

export const cellTitle = <Row,>(row: Row, column: TableColumn<Row>) =>
  'cell' in column ? undefined : (column.title?.(row) ?? column.text(row))

/**
 * A function rather than a component, of which a hundred rows would mount a thousand instances.
 */
const renderCell = <Row,>(row: Row, column: TableColumn<Row>) => (
  <td
    key={column.id}
    className={column.areNumbers ? 'numbers' : column.orderedBy}
    title={cellTitle(row, column)}
  >
    {cellContent(row, column, '–')}
  </td>
)

function PlainRow<Row>(props: Props<Row>) {
  const { row, id, rowIndex, columns, selection, isOpen, checkboxLabel = id } = props
  const isSelected = useIsSelected(selection, id)
  // Memoised: selecting a row does not re-render its cells.
  const cells = useMemo(() => columns.map((column) => renderCell(row, column)), [columns, row])
  return (
    <tr
      data-row-id={id}
      aria-rowindex={rowIndex}
      aria-current={isOpen || undefined}
      data-selected={isSelected || undefined}
    >
      {selection && (
        <td>
          <TableCheckbox {...{ id, selection }} label={checkboxLabel} isChecked={isSelected} />
        </td>
      )}
      {cells}
    </tr>
  )
}

// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- memo forgets the type parameter
export const TableRow = memo(PlainRow) as typeof PlainRow
