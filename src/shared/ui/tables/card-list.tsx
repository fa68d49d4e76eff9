import { Box, Flex, type SystemStyleObject } from '@chakra-ui/react'
import { type ComponentProps, memo, type ReactNode, useMemo, useRef } from 'react'
import { useTranslation } from '@/shared/i18n/translate'
import { useRowList } from '@/shared/lib/keyboard/actions'
import { type Selection, useIsSelected } from '@/shared/lib/state/use-selection'
import { SelectField } from '../fields/select-field'
import { SelectAllCheckbox, TableCheckbox } from './table-checkbox'
import { tableCheckboxStyles } from './table-checkbox-styles'
import { useWindowOfRows } from '../use-window-of-rows'

/** A sort order of the cards, as a list option. */
export type CardOrder<Order> = {
  value: string
  label: string
  /** Undefined for the original order. */
  order?: Order
}

type Props<Row, Order> = {
  label: string
  rows: readonly Row[]
  getRowId: (row: Row) => string
  /** Height of every card. */
  heightPx: number
  /** Content of a card besides its checkbox. Must be constant or memoised. */
  renderCard: (row: Row) => ReactNode
  selection?: Selection | undefined
  getSelectLabel: (row: Row) => string
  orders: readonly CardOrder<Order>[]
  /** The `value` of the current order. */
  order: string
  onOrderChange: (order: Order | undefined) => void
  onOpenRow?: ((row: Row) => void) | undefined
  openId?: string | undefined
  onEditRow?: (row: Row) => void
  maxHeight?: string | undefined
  styles?: SystemStyleObject
}

const cardStyles = {
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
} satisfies SystemStyleObject

/** Cards instead of a VirtualTable, for narrow screens. Only visible ones are rendered. */
export function CardList<Row, Order>(props: Props<Row, Order>) {
  const t = useTranslation()
  const { label, rows, getRowId, heightPx, renderCard, selection, getSelectLabel } = props
  const { orders, order, onOrderChange, onOpenRow, openId, onEditRow } = props
  const { maxHeight = '100dvh', styles = {} } = props
  const scrollBox = useRef<HTMLDivElement>(null)
  const { isVirtual, indexes, start, height, scrollTo } = useWindowOfRows(
    rows.length,
    heightPx,
    scrollBox,
    { virtualAbove: 0, overscan: 4 },
  )
  const ids = useMemo(() => rows.map(getRowId), [rows, getRowId])
  useRowList(scrollBox, {
    ids,
    rows,
    selection,
    scrollTo,
    onOpen: onOpenRow,
    openId,
    onEdit: onEditRow,
  })

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
            value={order}
            onChange={(next) => onOrderChange(orders.find(({ value }) => value === next)?.order)}
          />
        </Box>
      </Flex>
      <Box
        ref={scrollBox}
        role="region"
        aria-label={label}
        tabIndex={0}
        minHeight="0"
        overflowY="auto"
        maxHeight={maxHeight}
        css={{ ...cardStyles, ...styles }}
      >
        <ul aria-label={label} style={isVirtual ? { height, paddingTop: start } : undefined}>
          {indexes.map((index) => {
            const row = rows[index]
            const id = ids[index]
            if (row === undefined || id === undefined) return null
            return (
              <Card
                key={id}
                id={id}
                row={row}
                position={index + 1}
                count={rows.length}
                isOpen={id === openId}
                selectLabel={getSelectLabel(row)}
                {...{ heightPx, renderCard }}
                {...(selection && { selection })}
              />
            )
          })}
        </ul>
      </Box>
    </Flex>
  )
}

type CardProps<Row> = {
  id: string
  row: Row
  heightPx: number
  selection?: Selection
  selectLabel: string
  isOpen: boolean
  /** From 1, for aria-posinset, because only visible cards are rendered. */
  position: number
  count: number
  renderCard: (row: Row) => ReactNode
}

function PlainCard<Row>(props: CardProps<Row>) {
  const { id, row, heightPx, selection, selectLabel, isOpen, position, count, renderCard } = props
  const card = {
    'aria-posinset': position,
    'aria-setsize': count,
    'aria-current': isOpen || undefined,
    style: { height: heightPx },
  }
  const content = <div>{renderCard(row)}</div>
  if (!selection) return <li {...card}>{content}</li>
  return <SelectableCard {...{ id, card, selection, selectLabel }}>{content}</SelectableCard>
}

type SelectableProps = {
  id: string
  card: ComponentProps<'li'>
  selection: Selection
  selectLabel: string
  children: ReactNode
}

function SelectableCard({ id, card, selection, selectLabel, children }: SelectableProps) {
  const isSelected = useIsSelected(selection, id)
  return (
    <li {...card} data-selected={isSelected || undefined}>
      <TableCheckbox id={id} label={selectLabel} isChecked={isSelected} selection={selection} />
      {children}
    </li>
  )
}

// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- memo forgets the type parameter
const Card = memo(PlainCard) as typeof PlainCard
