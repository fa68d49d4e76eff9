import { Box, Flex, Text } from '@chakra-ui/react'
import { useVirtualizer } from '@tanstack/react-virtual'
import { memo, useMemo, useRef } from 'react'
import { useRowList } from '@/shared/lib/actions'
import { type Selection, useIsSelected } from '@/shared/lib/use-selection'
import { SelectField } from '@/shared/ui/fields/select-field'
import { SelectAllCheckbox, TableCheckbox } from '@/shared/ui/tables/table-checkbox'
import { industryLabel } from '../lead-labels'
import type { Lead } from '../lead-mapping'
import type { LeadOrder } from '../sort-leads'
import {
  EmailCell,
  InListBadge,
  leadName,
  type ListNames,
  PlainText,
  sortColumns,
} from './lead-columns'

type Props = {
  /** In this order. */
  leads: readonly Lead[]
  selection: Selection
  lists: ListNames
  order: LeadOrder | undefined
  onOrderChange: (order: LeadOrder | undefined) => void
  maxHeight?: string
}

const CARD_HEIGHT_PX = 132

type CardOrder = { value: string; label: string; order?: LeadOrder }

const DOWN = '-down'
const AS_FOUND: CardOrder = { value: 'found', label: 'As found' }
const cardOrders: readonly CardOrder[] = [
  AS_FOUND,
  ...sortColumns.flatMap(({ id, header }) => [
    { value: id, label: `${header}, A to Z`, order: { column: id, isDescending: false } },
    {
      value: `${id}${DOWN}`,
      label: `${header}, Z to A`,
      order: { column: id, isDescending: true },
    },
  ]),
]

const styles = {
  '& li': {
    display: 'flex',
    alignItems: 'start',
    gap: '3',
    p: '3',
    borderBottomWidth: '1px',
    textStyle: 'sm',
  },
  '& li[data-selected]': { backgroundColor: 'brand.subtle' },
  '& li > div': { flex: '1', minWidth: '0' },
  '& p': { truncate: true, lineHeight: '1.3' },
  '& p + p': { mt: '1' },
}

/** Cards in place of table rows, for narrow screens. */
export function LeadCards(props: Props) {
  const { leads, selection, lists, order, onOrderChange, maxHeight = '70dvh' } = props
  const scrollBox = useRef<HTMLDivElement>(null)
  // oxlint-disable-next-line react/incompatible-library -- read here only, never passed to a memo
  const virtualizer = useVirtualizer({
    count: leads.length,
    getScrollElement: () => scrollBox.current,
    estimateSize: () => CARD_HEIGHT_PX,
    overscan: 4,
  })
  const keys = useMemo(() => leads.map(({ key }) => key), [leads])
  const items = virtualizer.getVirtualItems()
  useRowList(scrollBox, { ids: keys, rows: leads, selection, scrollTo: virtualizer.scrollToIndex })

  return (
    <Box bg="bg.panel" borderWidth="1px" borderRadius="l3" overflow="hidden">
      <Flex align="center" justify="space-between" gap="3" p="3" bg="bg.muted">
        <Flex as="label" align="center" gap="3" color="fg.muted" flexShrink="0">
          <SelectAllCheckbox selection={selection} ids={keys} />
          <Text textStyle="sm" fontWeight="semibold">
            Select all
          </Text>
        </Flex>
        <Box flex="1" maxWidth="13rem">
          <SelectField
            label="Sort by"
            isLabelHidden
            size="sm"
            options={cardOrders}
            value={order ? `${order.column}${order.isDescending ? DOWN : ''}` : AS_FOUND.value}
            onChange={(next) =>
              onOrderChange(cardOrders.find(({ value }) => value === next)?.order)
            }
          />
        </Box>
      </Flex>
      <Box
        ref={scrollBox}
        role="region"
        aria-label="Leads"
        tabIndex={0}
        overflowY="auto"
        maxHeight={maxHeight}
        css={styles}
      >
        <ul
          aria-label="Leads"
          style={{ height: virtualizer.getTotalSize(), paddingTop: items[0]?.start ?? 0 }}
        >
          {items.map(({ index }) => {
            const lead = leads[index]
            return (
              lead && (
                <LeadCard
                  key={lead.key}
                  lead={lead}
                  lists={lists}
                  selection={selection}
                  position={index + 1}
                  count={leads.length}
                />
              )
            )
          })}
        </ul>
      </Box>
    </Box>
  )
}

type CardProps = {
  lead: Lead
  lists: ListNames
  selection: Selection
  /** From 1, for aria-posinset, because only visible cards are rendered. */
  position: number
  count: number
}

const LeadCard = memo(function LeadCard(props: CardProps) {
  const { lead, lists, selection, position, count } = props
  const { key, title, company, location, industry } = lead
  const isSelected = useIsSelected(selection, key)
  return (
    <li
      aria-posinset={position}
      aria-setsize={count}
      data-selected={isSelected || undefined}
      style={{ height: CARD_HEIGHT_PX }}
    >
      <TableCheckbox
        id={key}
        label={`Select ${leadName(lead)}`}
        isChecked={isSelected}
        selection={selection}
      />
      <div>
        <div className="first-line">
          <bdi dir="auto" className="lead-name" title={leadName(lead)}>
            {leadName(lead)}
          </bdi>
          <InListBadge lead={lead} lists={lists} />
        </div>
        <p>
          <PlainText text={title} />
        </p>
        <p>
          <PlainText text={company} />
        </p>
        <p className="quiet">
          <PlainText
            text={[location, industry && industryLabel(industry)].filter(Boolean).join(', ')}
          />
        </p>
        <p>
          <EmailCell lead={lead} />
        </p>
      </div>
    </li>
  )
})
