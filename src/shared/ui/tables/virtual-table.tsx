import { useVirtualizer } from '@tanstack/react-virtual'
import { useMemo, useRef } from 'react'
import { useRowList } from '@/shared/lib/actions'
import type { Selection } from '@/shared/lib/use-selection'
import { staticStyles, StyledBox } from '../static-styles'
import { SelectAllCheckbox } from './table-checkbox'
import { type TableColumn, VirtualTableRow } from './virtual-table-row'

type VirtualTableProps<Row> = {
  label: string
  rows: readonly Row[]
  /** Must be constant or memoised: new columns re-render every row. */
  columns: readonly TableColumn<Row>[]
  getRowId: (row: Row) => string
  /** Adds a checkbox to each row, and one for all rows to the header. */
  selection?: Selection
  /** Accessible name of the checkbox of a row. */
  getSelectLabel?: (row: Row) => string
  /** Enter on a row, and E. */
  onOpenRow?: (row: Row) => void
  onEditRow?: (row: Row) => void
  maxHeight?: string
  minWidth?: string
}

const ROW_HEIGHT_PX = 48
/** Up to this number all rows are rendered, so that the browser's search finds them. */
const VIRTUAL_ABOVE_ROWS = 100
const HEADER_ROWS = 1

const edge = (towards: string, color: string) =>
  `linear-gradient(to ${towards}, var(--ui-colors-${color}), transparent) no-repeat`

/** On a phone, a shadow at an edge with more content; the first two layers scroll with the cells. */
const sidewaysHint = {
  background: [
    `${edge('right', 'bg-panel')} 0 0 / 2.5rem 100% local`,
    `${edge('left', 'bg-panel')} 100% 0 / 2.5rem 100% local`,
    `${edge('right', 'border-emphasized')} 0 0 / 0.75rem 100% scroll`,
    `${edge('left', 'border-emphasized')} 100% 0 / 0.75rem 100% scroll`,
    'var(--ui-colors-bg-panel)',
  ].join(', '),
}

const styles = staticStyles({
  overflow: 'auto',
  contain: 'content',
  // Keeps a focused row from being covered by the header.
  scrollPaddingTop: '10',
  bg: 'bg.panel',
  mdDown: sidewaysHint,
  borderWidth: '1px',
  borderRadius: 'l3',
  '& table': {
    width: 'full',
    tableLayout: 'fixed',
    textStyle: 'sm',
    fontVariantNumeric: 'lining-nums tabular-nums',
  },
  '& th, & td': { px: '3', textAlign: 'start', borderBottomWidth: '1px' },
  '& th': { bg: 'bg.muted', color: 'fg.muted', fontWeight: 'semibold', height: '10' },
  '& thead': { position: 'sticky', top: '0', zIndex: '1' },
  // An Arabic name has its own direction, but is aligned like the others.
  '& td': {
    height: `${ROW_HEIGHT_PX}px`,
    truncate: true,
    textAlign: 'left',
    unicodeBidi: 'plaintext',
  },
  // Set on the row, because there are many cells.
  '& tbody tr:hover': { backgroundColor: 'bg.subtle' },
  '& tr[data-selected], & tr[data-selected]:hover': { backgroundColor: 'brand.subtle' },
  '& input[type=checkbox]': { display: 'block', boxSize: '4', cursor: 'pointer' },
})

/** Space of the rows that are not rendered. */
function Space({ height }: { height: number }) {
  return height > 0 && <tr aria-hidden style={{ height }} />
}

/** A table for many rows: native table semantics, a sticky header, and only visible rows rendered. */
export function VirtualTable<Row>(props: VirtualTableProps<Row>) {
  const { label, rows, columns, getRowId, selection, getSelectLabel } = props
  const { onOpenRow, onEditRow, maxHeight = '60dvh', minWidth } = props
  const scrollBox = useRef<HTMLDivElement>(null)
  const isVirtual = rows.length > VIRTUAL_ABOVE_ROWS
  // oxlint-disable-next-line react/incompatible-library -- read here only, never passed to a memo
  const virtualizer = useVirtualizer({
    enabled: isVirtual,
    count: rows.length,
    getScrollElement: () => scrollBox.current,
    estimateSize: () => ROW_HEIGHT_PX,
    overscan: 8,
  })
  const items = virtualizer.getVirtualItems()
  const indexes = isVirtual ? items.map((item) => item.index) : rows.map((_, index) => index)
  const spaceAbove = items[0]?.start ?? 0
  const spaceBelow = isVirtual ? virtualizer.getTotalSize() - (items.at(-1)?.end ?? 0) : 0

  const ids = useMemo(() => rows.map(getRowId), [rows, getRowId])
  const { scrollToIndex } = virtualizer
  useRowList(scrollBox, {
    ids,
    rows,
    selection,
    scrollTo: scrollToIndex,
    onOpen: onOpenRow,
    onEdit: onEditRow,
  })

  return (
    <StyledBox
      styles={styles}
      ref={scrollBox}
      role="region"
      aria-label={label}
      tabIndex={0}
      style={{ maxHeight }}
    >
      <table aria-label={label} aria-rowcount={rows.length + HEADER_ROWS} style={{ minWidth }}>
        <colgroup>
          {selection && <col style={{ width: '2.75rem' }} />}
          {columns.map(({ id, width }) => (
            <col key={id} style={{ width }} />
          ))}
        </colgroup>
        <thead>
          <tr aria-rowindex={1}>
            {selection && (
              <th scope="col">
                <SelectAllCheckbox selection={selection} ids={ids} />
              </th>
            )}
            {columns.map(({ id, header, sorted }) => (
              <th key={id} scope="col" aria-sort={sorted}>
                {header}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          <Space height={spaceAbove} />
          {indexes.map((index) => {
            const row = rows[index]
            const id = ids[index]
            if (row === undefined || id === undefined) return null
            return (
              <VirtualTableRow
                key={id}
                row={row}
                id={id}
                rowIndex={index + 1 + HEADER_ROWS}
                columns={columns}
                selection={selection}
                checkboxLabel={getSelectLabel?.(row)}
              />
            )
          })}
          <Space height={spaceBelow} />
        </tbody>
      </table>
    </StyledBox>
  )
}
