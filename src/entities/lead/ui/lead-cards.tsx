import { Box, Flex } from '@chakra-ui/react'
import { useVirtualizer } from '@tanstack/react-virtual'
import { memo, useMemo, useRef } from 'react'
import { toText, type Translate, useTranslation } from '@/shared/i18n/translate'
import { useRowList } from '@/shared/lib/keyboard/actions'
import { type Selection, useIsSelected } from '@/shared/lib/state/use-selection'
import { SelectField } from '@/shared/ui/fields/select-field'
import {
  SelectAllCheckbox,
  TableCheckbox,
  tableCheckboxStyles,
} from '@/shared/ui/tables/table-checkbox'
import { useChangedHeight } from '@/shared/ui/tables/use-changed-height'
import { companySizeLabel, industryLabel } from '../lead-labels'
import type { KnownLead } from '../known-people'
import type { LeadOrder } from '../sort-leads'
import {
  EmailCell,
  InListBadge,
  LeadName,
  leadName,
  type LeadsProps,
  leadsTable,
  type OpenLead,
  PlainText,
} from './lead-columns'

const CARD_HEIGHT_PX = 59
const LINE_HEIGHT_PX = 21

type CardOrder = { value: string; label: string; order?: LeadOrder }

const DOWN = '-down'
const AS_FOUND = 'found'

const cardOrders = (t: Translate): readonly CardOrder[] => [
  { value: AS_FOUND, label: t('As found') },
  ...leadsTable.columns.flatMap(({ id, header }) => {
    const column = toText(header)
    const isSize = id === 'companySize'
    return [
      {
        value: id,
        label: isSize
          ? t('{column}, smallest first', { column })
          : t('{column}, A to Z', { column }),
        order: { column: id, isDescending: false },
      },
      {
        value: `${id}${DOWN}`,
        label: isSize
          ? t('{column}, largest first', { column })
          : t('{column}, Z to A', { column }),
        order: { column: id, isDescending: true },
      },
    ]
  }),
]

const styles = {
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
  // The address is never truncated, the place is.
  '& .email': { flexShrink: '0', maxWidth: 'full' },
}

export function LeadCards(props: LeadsProps) {
  const t = useTranslation()
  const { leads, selection, layout, order, onOrderChange, maxHeight = '100dvh' } = props
  const { openKey, onOpen } = props
  const scrollBox = useRef<HTMLDivElement>(null)
  const columns = useMemo(
    () => new Set(layout.columns.flatMap(({ id, isShown }) => (isShown ? id : []))),
    [layout.columns],
  )
  const hasLastLine = lastLine.some((id) => columns.has(id))
  const height = CARD_HEIGHT_PX + (hasLastLine ? LINE_HEIGHT_PX : 0)
  // oxlint-disable-next-line react/incompatible-library -- read here only, never passed to a memo
  const virtualizer = useVirtualizer({
    count: leads.length,
    getScrollElement: () => scrollBox.current,
    estimateSize: () => height,
    overscan: 4,
  })
  useChangedHeight(scrollBox, height, virtualizer.measure)
  const orders = useMemo(() => cardOrders(t), [t])
  const keys = useMemo(() => leads.map(({ key }) => key), [leads])
  const items = virtualizer.getVirtualItems()
  useRowList(scrollBox, {
    ids: keys,
    rows: leads,
    selection,
    scrollTo: virtualizer.scrollToIndex,
    onOpen,
    openId: openKey,
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
          <SelectAllCheckbox selection={selection} ids={keys} isNamed />
        </Box>
        <Box flex="1" maxWidth="13rem">
          <SelectField
            label={t('Sort by')}
            isLabelHidden
            size="sm"
            options={orders}
            value={order ? `${order.column}${order.isDescending ? DOWN : ''}` : AS_FOUND}
            onChange={(next) => onOrderChange(orders.find(({ value }) => value === next)?.order)}
          />
        </Box>
      </Flex>
      <Box
        ref={scrollBox}
        role="region"
        aria-label={t('Leads')}
        tabIndex={0}
        minHeight="0"
        overflowY="auto"
        maxHeight={maxHeight}
        css={styles}
      >
        <ul
          aria-label={t('Leads')}
          style={{ height: virtualizer.getTotalSize(), paddingTop: items[0]?.start ?? 0 }}
        >
          {items.map(({ index }) => {
            const lead = leads[index]
            return (
              lead && (
                <LeadCard
                  key={lead.key}
                  lead={lead}
                  columns={columns}
                  height={height}
                  selection={selection}
                  isOpen={lead.key === openKey}
                  onOpen={onOpen}
                  position={index + 1}
                  count={leads.length}
                />
              )
            )
          })}
        </ul>
      </Box>
    </Flex>
  )
}

/** Columns on the line below name, title and company. */
const lastLine = ['email', 'location', 'industry']

type CardProps = {
  lead: KnownLead
  columns: ReadonlySet<string>
  height: number
  selection: Selection
  isOpen: boolean
  onOpen: OpenLead['onOpen']
  /** From 1, for aria-posinset, because only visible cards are rendered. */
  position: number
  count: number
}

const LeadCard = memo(function LeadCard(props: CardProps) {
  const t = useTranslation()
  const { lead, columns, height, selection, isOpen, onOpen, position, count } = props
  const isSelected = useIsSelected(selection, lead.key)
  const textOf = (texts: Readonly<Record<string, string | undefined>>) =>
    Object.entries(texts)
      .flatMap(([id, text]) => (text && (id === 'title' || columns.has(id)) ? text : []))
      .join(', ')
  const { title, company, companySize, location, industry } = lead
  const work = textOf({
    title,
    company,
    companySize: companySize && t('{range} employees', { range: companySizeLabel(companySize) }),
  })
  const place = textOf({ location, industry: industry && industryLabel(industry) })
  return (
    <li
      aria-posinset={position}
      aria-setsize={count}
      aria-current={isOpen || undefined}
      data-selected={isSelected || undefined}
      style={{ height }}
    >
      <TableCheckbox
        id={lead.key}
        label={t('Select {name}', { name: leadName(lead) })}
        isChecked={isSelected}
        selection={selection}
      />
      <div>
        <div className="first-line">
          <LeadName lead={lead} onOpen={onOpen} />
          <InListBadge lead={lead} />
        </div>
        <p>
          <PlainText text={work} />
        </p>
        {lastLine.some((id) => columns.has(id)) && (
          <p>
            {columns.has('email') && (
              <span className="email">
                <EmailCell lead={lead} />
              </span>
            )}
            {place && (
              <span className="quiet">
                <PlainText text={place} />
              </span>
            )}
          </p>
        )}
      </div>
    </li>
  )
})
