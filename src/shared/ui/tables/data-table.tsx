import { type ReactNode, useDeferredValue, useMemo } from 'react'
import { useTranslation } from '@/shared/i18n/translate'
import { staticStyles, StyledBox } from '../theme/static-styles'
import { type Cards, CardList } from './card-list'
import { tableCellStyles } from './table-cell-styles'
import { TableHead } from './table-head'
import { CHECKBOX_WIDTH, columnSizes } from './table-layout'
import type { TableOrder } from './table-order'
import { useIsPhone } from '../use-is-phone'
import { useFittingColumns } from './use-fitting-columns'
import type { PersistedLayout } from './use-table-layout'
import { type TableColumn, TableRow } from './table-row'
import { type Rows, useVisibleRows } from './use-visible-rows'
import { CutNote } from './cut-note'

type TableProps<Row, Sort extends string> = Rows<Row> & {
  /** Must be constant or memoised: new columns re-render every row. */
  columns: readonly TableColumn<Row, Sort>[]
  /** Visible columns and their arrangement; by default all columns, as declared. */
  layout?: PersistedLayout
  order?: TableOrder<Sort>
  onOrderChange?: (order: TableOrder<Sort> | undefined) => void
  /**
   * By default the table shrinks in a flex column and is at most as high as the window, because
   * rows beyond that are not rendered.
   */
  maxHeight?: string
  /** Whether the cells of a row have two lines. */
  hasTwoLines?: boolean
}

type Props<Row, Sort extends string> = TableProps<Row, Sort> & {
  /** Shown instead of the table on a phone. */
  cards?: Cards<Row>
  /** At the head of the cards. */
  tools?: ReactNode
}

const ROW_HEIGHT_PX = 44
const TWO_LINES_HEIGHT_PX = 52
const HEADER_ROWS = 1

const edge = (towards: string, color: string) =>
  `linear-gradient(to ${towards}, var(--ui-colors-${color}), transparent) no-repeat`

/**
 * Shadow at an edge with more content, on touch devices; the first two layers scroll with the
 * cells.
 */
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
  minHeight: '0',
  overflow: 'auto',
  contain: 'content',
  // Keeps the header from covering a focused row.
  scrollPaddingTop: '10',
  bg: 'bg.panel',
  lgDown: sidewaysHint,
  borderWidth: '1px',
  borderRadius: 'l3',
  '& table': { width: 'full', tableLayout: 'fixed', textStyle: 'sm' },
  '& .numbers': { fontVariantNumeric: 'tabular-nums' },
  '& th, & td': { px: '3', textAlign: 'start', borderBottomWidth: '1px' },
  '& th': {
    bg: 'bg.muted',
    color: 'fg.muted',
    textStyle: 'xs',
    fontWeight: 'normal',
    height: '10',
    truncate: true,
  },
  '& .sort': {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '1',
    minHeight: '8',
    maxWidth: 'full',
    borderRadius: 'sm',
    fontWeight: 'inherit',
    cursor: 'pointer',
    _hover: { color: 'fg' },
  },
  '& .sort > span': { truncate: true },
  '& .sort > svg': { flexShrink: '0' },
  '& thead': { position: 'sticky', top: '0', zIndex: '1' },
  // `start` would put text of the other direction at the other side.
  '& td': {
    height: `${ROW_HEIGHT_PX}px`,
    truncate: true,
    textAlign: 'left',
    unicodeBidi: 'plaintext',
  },
  '&[data-two-lines] td': { height: `${TWO_LINES_HEIGHT_PX}px` },
  '&[data-two-lines] .long-address': { flexWrap: 'wrap' },
  '& tbody tr:hover': { backgroundColor: 'bg.hover' },
  '&[data-opens] tbody tr': { cursor: 'pointer' },
  '& tr[data-selected], & tr[data-selected]:hover': { backgroundColor: 'brand.subtle' },
  '& tr[aria-current]': { boxShadow: 'inset 3px 0 var(--ui-colors-brand-solid)' },
  ...tableCellStyles,
})

function Space({ height }: { height: number }) {
  return height > 0 && <tr aria-hidden style={{ height }} />
}

/**
 * A table for comparing many rows: native semantics, a sticky header, and only visible rows
 * rendered. Use a plain list for a few rows that are only opened.
 */
export function DataTable<Row, Sort extends string = string>({
  cards,
  tools,
  ...table
}: Props<Row, Sort>) {
  const isPhone = useIsPhone()
  return isPhone && cards ? <CardList {...table} {...{ cards, tools }} /> : <Table {...table} />
}

function Table<Row, Sort extends string>(props: TableProps<Row, Sort>) {
  const { label, rows, columns: allColumns, layout, order, onOrderChange } = props
  const { selection, getSelectLabel, openId, maxHeight = '100dvh', hasTwoLines = false } = props
  const rowHeight = hasTwoLines ? TWO_LINES_HEIGHT_PX : ROW_HEIGHT_PX
  const { scrollBox, ids, visible, ...shown } = useVisibleRows(props, rowHeight)
  // Rows below the window follow in a second render.
  const isComplete = useDeferredValue(true, shown.isUnrolled)
  const mounted = isComplete ? rows.length : Math.ceil(window.innerHeight / rowHeight)
  const mountedRows = shown.isVirtual ? visible : visible.slice(0, mounted)
  // The last of many rows can be scrolled clear of a toast, unless the page scrolls too.
  const roomForToast = props.maxHeight ? 0 : `clamp(0px, ${shown.height}px - 100dvh + 16rem, 7rem)`
  const spaceBelow = shown.height - shown.start - mountedRows.length * rowHeight

  const shownIds = layout?.shown
  const t = useTranslation()
  // Rebuilt only when columns, layout or language change: each rebuild re-renders all rows.
  const chosen = useMemo(
    () => allColumns.filter(({ id }) => shownIds?.has(id) ?? true),
    // oxlint-disable-next-line react/exhaustive-deps -- the texts of the columns depend on it
    [allColumns, shownIds, t],
  )
  const [columns, isNarrowed] = useFittingColumns(scrollBox, chosen, selection !== undefined)
  const hasFewer = columns.length < allColumns.filter(({ isExtra = false }) => !isExtra).length
  const sizes = columnSizes(columns, selection !== undefined, hasFewer, isNarrowed)

  return (
    <StyledBox
      styles={styles}
      ref={scrollBox}
      role="region"
      aria-label={label}
      tabIndex={0}
      data-two-lines={hasTwoLines || undefined}
      style={{ maxHeight }}
    >
      <table
        aria-label={label}
        aria-rowcount={rows.length + HEADER_ROWS}
        style={{ minWidth: sizes.least }}
      >
        <colgroup>
          {selection && <col style={{ width: CHECKBOX_WIDTH }} />}
          {columns.map(({ id }, index) => (
            <col key={id} style={{ width: sizes.widths[index] }} />
          ))}
        </colgroup>
        <TableHead {...{ columns, order, onOrderChange, selection, ids }} />
        <tbody>
          <Space height={shown.start} />
          {mountedRows.map(({ row, id, index }) => (
            <TableRow
              key={id}
              row={row}
              id={id}
              rowIndex={index + 1 + HEADER_ROWS}
              columns={columns}
              selection={selection}
              isOpen={id === openId}
              checkboxLabel={getSelectLabel?.(row)}
            />
          ))}
          <Space height={spaceBelow} />
        </tbody>
      </table>
      {shown.isCut && <CutNote count={rows.length} />}
      <div data-not-printed style={{ height: roomForToast }} />
    </StyledBox>
  )
}
