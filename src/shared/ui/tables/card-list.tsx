import { Box, Flex } from '@chakra-ui/react'
import { type ReactNode, useCallback, useMemo } from 'react'
import { toText, type Translatable, type Translate, useTranslation } from '@/shared/i18n/translate'
import { SelectField } from '../fields/select-field'
import { staticStyles } from '../theme/static-styles'
import { RowList } from './row-list'
import { SelectAllCheckbox } from './table-checkbox'
import { tableCellStyles } from './table-cell-styles'
import type { LayoutColumn } from './table-layout'
import type { TableOrder } from './table-order'
import { cellContent, cellTitle, type TableColumn } from './table-row'
import type { PersistedLayout } from './use-table-layout'
import type { Rows } from './use-visible-rows'

type Line = {
  /** Ids of columns. */
  columns: readonly string[]
  heightPx?: number
  /** Whether the header of a column precedes its cell. */
  isNamed?: boolean
}

/** The cells of a card are those of the columns that the user has not hidden. */
export type Cards<Row> = {
  lines: readonly Line[]
  /** Columns in place of those of the table, and further ones. */
  columns?: readonly TableColumn<Row>[]
  /** Names the original order of the rows, where columns can be sorted. */
  unsorted?: Translatable
}

type Props<Row, Sort extends string> = Rows<Row> & {
  cards: Cards<Row>
  /** Between Select all and the order. */
  tools?: ReactNode
  /** Those with a `sort` are offered as orders. */
  columns: readonly TableColumn<Row, Sort>[]
  layout?: PersistedLayout
  order?: TableOrder<Sort>
  onOrderChange?: (order: TableOrder<Sort> | undefined) => void
  maxHeight?: string
}

const LINE_HEIGHT_PX = 22
/** Padding and border. */
const AROUND_LINES_PX = 17

const styles = staticStyles({
  minHeight: '0',
  overflowY: 'auto',
  '& li': {
    display: 'flex',
    alignItems: 'start',
    gap: '3',
    px: '3',
    py: '2',
    borderBottomWidth: '1px',
    textStyle: 'sm',
  },
  '& li[data-selected]': { backgroundColor: 'brand.subtle' },
  '& li > div': { flex: '1', minWidth: '0' },
  '& .line': { truncate: true, lineHeight: `${LINE_HEIGHT_PX}px` },
  '& .line > *': { unicodeBidi: 'plaintext' },
  '& .line > * + *': { marginInlineStart: '3' },
  '& .text + .text': { marginInlineStart: '0', _before: { content: '", "' } },
  '& .late': { display: 'inline-flex', maxWidth: 'full' },
  '& .line:first-of-type': { display: 'flex', alignItems: 'center' },
  '& .line:first-of-type > :first-of-type': { flex: '1', minWidth: '0', truncate: true },
  '& .line:nth-of-type(n + 3)': { color: 'fg.muted' },
})

const windowed = { virtualAbove: 0, overscan: 4 }

/** Cards instead of table rows, for narrow screens. */
export function CardList<Row, Sort extends string>(props: Props<Row, Sort>) {
  const t = useTranslation()
  const { cards, tools, columns, layout, order, onOrderChange, ...list } = props
  const { rows, getRowId, selection, maxHeight = '100dvh' } = list
  const ids = useMemo(() => rows.map(getRowId), [rows, getRowId])
  const orders = useMemo(() => cardOrders(columns, cards.unsorted, t), [columns, cards, t])
  const lines = useMemo(() => linesOf(cards, columns, layout), [cards, columns, layout])
  const renderRow = useCallback((row: Row) => <div>{lines.map(renderLine(row))}</div>, [lines])
  const heightPx = lines.reduce((sum, line) => sum + line.heightPx, AROUND_LINES_PX)

  return (
    <Flex
      direction="column"
      minHeight="0"
      bg="bg.panel"
      borderWidth="1px"
      borderRadius="l3"
      overflow="hidden"
      css={tableCellStyles}
    >
      <Flex
        hidden={!selection && orders.length === 1}
        align="center"
        justify="space-between"
        gap="3"
        px="3"
        py="0.5"
        bg="bg.muted"
      >
        <Box color="fg.muted" flexShrink="0" textStyle="sm" fontWeight="semibold">
          {selection && <SelectAllCheckbox selection={selection} ids={ids} isNamed />}
        </Box>
        {tools}
        <Box flex="1" minWidth="0" maxWidth="13rem">
          <SelectField
            label={t('Sort by')}
            isLabelHidden
            size="sm"
            options={orders}
            value={valueOf(order)}
            onChange={(next) => onOrderChange?.(orders.find(({ value }) => value === next)?.order)}
          />
        </Box>
      </Flex>
      <RowList {...list} {...{ heightPx, renderRow, maxHeight, windowed, styles }} />
    </Flex>
  )
}

function linesOf<Row>(
  cards: Cards<Row>,
  columns: readonly TableColumn<Row>[],
  layout: PersistedLayout | undefined,
) {
  const isHidden = (id: string) =>
    layout?.columns.some((column) => column.id === id && !column.isShown)
  const known = [...(cards.columns ?? []), ...columns]
  return cards.lines.flatMap(({ heightPx = LINE_HEIGHT_PX, isNamed = false, ...line }) => {
    const cells = line.columns.flatMap(
      (id) => (!isHidden(id) && known.find((column) => column.id === id)) || [],
    )
    return cells.length > 0 ? [{ heightPx, isNamed, cells }] : []
  })
}

/** The returned function renders a line of the row's card, without empty cells. */
const renderLine =
  <Row,>(row: Row) =>
  ({ heightPx, isNamed, cells }: ReturnType<typeof linesOf<Row>>[number], index: number) => (
    <div key={index} className="line" style={{ height: heightPx }}>
      {cells.map((column) => {
        const content = cellContent(row, column, '')
        return (
          content !== '' && (
            <span
              key={column.id}
              data-column={column.id}
              className={'cell' in column ? undefined : 'text'}
              title={cellTitle(row, column)}
            >
              {isNamed && `${toText(column.header)} `}
              {content}
            </span>
          )
        )
      })}
    </div>
  )

const valueOf = (order: TableOrder<string> | undefined) =>
  order ? `${order.column}${order.isDescending ? '-down' : ''}` : 'unsorted'

type CardOrder<Sort> = { value: string; label: string; order?: TableOrder<Sort> }

const cardOrders = <Sort extends string>(
  columns: readonly (LayoutColumn & { sort?: Sort })[],
  unsorted: Translatable | undefined,
  t: Translate,
): CardOrder<Sort>[] => [
  { value: valueOf(undefined), label: unsorted ? t(unsorted) : '' },
  ...columns.flatMap(({ sort, header, orderedBy }) => {
    if (sort === undefined) return []
    const [ascending, descending] = orderLabels(toText(header), orderedBy, t)
    const order = { column: sort, isDescending: false }
    const reverse = { column: sort, isDescending: true }
    return [
      { value: valueOf(order), label: ascending, order },
      { value: valueOf(reverse), label: descending, order: reverse },
    ]
  }),
]

type Labels = [ascending: string, descending: string]

function orderLabels(column: string, by: LayoutColumn['orderedBy'], t: Translate): Labels {
  switch (by) {
    case 'date':
      return [t('{column}, oldest first', { column }), t('{column}, latest first', { column })]
    case 'size':
      return [t('{column}, smallest first', { column }), t('{column}, largest first', { column })]
    default:
      return [t('{column}, A to Z', { column }), t('{column}, Z to A', { column })]
  }
}
