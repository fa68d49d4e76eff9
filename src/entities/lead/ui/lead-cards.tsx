import { useCallback, useMemo } from 'react'
import { toText, translate, type Translate, useTranslation } from '@/shared/i18n/translate'
import { CardList, type CardOrder } from '@/shared/ui/tables/card-list'
import { byKey } from '@/shared/ui/tables/row-ids'
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

const DOWN = '-down'
const AS_FOUND = 'found'

const cardOrders = (t: Translate): readonly CardOrder<LeadOrder>[] => [
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
  // The place is truncated, the address never is.
  '& .email': { flexShrink: '0', maxWidth: 'full' },
}

const selectLabel = (lead: KnownLead) => translate('Select {name}', { name: leadName(lead) })

/** Cards instead of table rows, for narrow screens. */
export function LeadCards(props: LeadsProps) {
  const t = useTranslation()
  const { leads, selection, layout, order, onOrderChange, maxHeight, openKey, onOpen } = props
  const columns = useMemo(
    () => new Set(layout.columns.flatMap(({ id, isShown }) => (isShown ? id : []))),
    [layout.columns],
  )
  const hasLastLine = lastLine.some((id) => columns.has(id))
  const orders = useMemo(() => cardOrders(t), [t])
  const renderCard = useCallback(
    (lead: KnownLead) => <LeadCard lead={lead} columns={columns} onOpen={onOpen} />,
    [columns, onOpen],
  )
  return (
    <CardList
      label={t('Leads')}
      rows={leads}
      getRowId={byKey}
      heightPx={CARD_HEIGHT_PX + (hasLastLine ? LINE_HEIGHT_PX : 0)}
      renderCard={renderCard}
      selection={selection}
      getSelectLabel={selectLabel}
      orders={orders}
      order={order ? `${order.column}${order.isDescending ? DOWN : ''}` : AS_FOUND}
      onOrderChange={onOrderChange}
      onOpenRow={onOpen}
      openId={openKey}
      maxHeight={maxHeight}
      styles={styles}
    />
  )
}

/** Columns on the line below name, title and company. */
const lastLine = ['email', 'location', 'industry']

type CardProps = {
  lead: KnownLead
  columns: ReadonlySet<string>
  onOpen: OpenLead['onOpen']
}

function LeadCard({ lead, columns, onOpen }: CardProps) {
  const t = useTranslation()
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
    <>
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
    </>
  )
}
