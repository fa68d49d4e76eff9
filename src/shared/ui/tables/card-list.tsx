import { Box, Flex } from '@chakra-ui/react'
import type { SerializedStyles } from '@emotion/react'
import { type ReactNode, useCallback, useMemo } from 'react'
import { toText, type Translatable, type Translate, useTranslation } from '@/shared/i18n/translate'
import { SelectField } from '../fields/select-field'
import { staticStyles } from '../static-styles'
import { RowList } from './row-list'
import { SelectAllCheckbox } from './table-checkbox'
import { tableCheckboxStyles } from './table-checkbox-styles'
import type { LayoutColumn } from './table-layout'
import type { TableOrder } from './table-order'
import type { Rows } from './use-visible-rows'

export type Cards<Row> = {
  /** Of every card. */
  heightPx: number
  /** Content of a card besides its checkbox. Must be constant or memoised. */
  renderCard: (row: Row) => ReactNode
  /** Names the original order of the rows. */
  unsorted: Translatable
  styles?: SerializedStyles
}

type Props<Row, Sort extends string> = Rows<Row> &
  Cards<Row> & {
    /** Those with a `sort` are offered as orders. */
    columns: readonly (LayoutColumn & { sort?: Sort })[]
    order?: TableOrder<Sort>
    onOrderChange?: (order: TableOrder<Sort> | undefined) => void
    maxHeight?: string
  }

const cardStyles = staticStyles({
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
  '& p': { display: 'flex', gap: '3', mt: '1', lineHeight: '17px' },
  '& p > *': { truncate: true },
})

const windowed = { virtualAbove: 0, overscan: 4 }

/** Cards instead of table rows, for narrow screens. */
export function CardList<Row, Sort extends string>(props: Props<Row, Sort>) {
  const t = useTranslation()
  const { columns, order, onOrderChange, renderCard, unsorted, styles, ...list } = props
  const { rows, getRowId, selection, maxHeight = '100dvh' } = list
  const ids = useMemo(() => rows.map(getRowId), [rows, getRowId])
  const orders = useMemo(() => cardOrders(columns, unsorted, t), [columns, unsorted, t])
  const renderRow = useCallback((row: Row) => <div>{renderCard(row)}</div>, [renderCard])

  return (
    <Flex
      direction="column"
      minHeight="0"
      bg="bg.panel"
      borderWidth="1px"
      borderRadius="l3"
      overflow="hidden"
      css={tableCheckboxStyles}
    >
      <Flex align="center" justify="space-between" gap="3" px="3" py="0.5" bg="bg.muted">
        <Box color="fg.muted" flexShrink="0" textStyle="sm" fontWeight="semibold">
          {selection && <SelectAllCheckbox selection={selection} ids={ids} isNamed />}
        </Box>
        <Box flex="1" maxWidth="13rem">
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
      <RowList
        {...list}
        {...{ renderRow, maxHeight, windowed }}
        styles={styles ? [cardStyles, styles] : cardStyles}
      />
    </Flex>
  )
}

const valueOf = (order: TableOrder<string> | undefined) =>
  order ? `${order.column}${order.isDescending ? '-down' : ''}` : 'unsorted'

type CardOrder<Sort> = { value: string; label: string; order?: TableOrder<Sort> }

const cardOrders = <Sort extends string>(
  columns: Props<unknown, Sort>['columns'],
  unsorted: Translatable,
  t: Translate,
): CardOrder<Sort>[] => [
  { value: valueOf(undefined), label: t(unsorted) },
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
