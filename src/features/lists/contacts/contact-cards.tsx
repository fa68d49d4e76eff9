import { useCallback, useMemo } from 'react'
import { PlainText } from '@/entities/lead/ui/lead-columns'
import { toText, translate, type Translate, useTranslation } from '@/shared/i18n/translate'
import type { Selection } from '@/shared/lib/state/use-selection'
import { CardList, type CardOrder } from '@/shared/ui/tables/card-list'
import { byKey } from '@/shared/ui/tables/row-ids'
import type { TableOrder } from '@/shared/ui/tables/table-order'
import type { PersistedLayout } from '@/shared/ui/tables/use-table-layout'
import {
  contactLabel,
  type ContactNotes,
  type ContactRow,
  contactsTable,
  type SortColumn,
} from './contact-rows'

const CARD_HEIGHT_PX = 80

const AS_SAVED = 'saved'
const DOWN = '-down'

const cardOrders = (t: Translate): readonly CardOrder<TableOrder<SortColumn>>[] => [
  { value: AS_SAVED, label: t('As saved') },
  ...contactsTable.columns.flatMap(({ sort, header }) => {
    if (!sort) return []
    const column = toText(header)
    const isSize = sort === 'companySize'
    return [
      {
        value: sort,
        label: isSize
          ? t('{column}, smallest first', { column })
          : t('{column}, A to Z', { column }),
        order: { column: sort, isDescending: false },
      },
      {
        value: `${sort}${DOWN}`,
        label: isSize
          ? t('{column}, largest first', { column })
          : t('{column}, Z to A', { column }),
        order: { column: sort, isDescending: true },
      },
    ]
  }),
]

const styles = {
  '& .opens': {
    minHeight: '6',
    fontWeight: 'medium',
    textAlign: 'start',
    truncate: true,
    borderRadius: 'sm',
    cursor: 'pointer',
  },
  '& .first-line': { display: 'flex', gap: '2', alignItems: 'center', lineHeight: '1.25rem' },
  '& .mark': {
    flexShrink: '0',
    px: '1.5',
    borderRadius: 'l1',
    bg: 'bg.emphasized',
    textStyle: 'xs',
  },
  '& .quiet': { color: 'fg.muted' },
} as const

type Props = {
  rows: readonly ContactRow[]
  notes: ContactNotes
  layout: PersistedLayout
  order: TableOrder<SortColumn> | undefined
  onOrderChange: (order: TableOrder<SortColumn> | undefined) => void
  selection: Selection | undefined
  onOpen: (row: ContactRow) => void
  openId: string | undefined
}

/** Cards instead of table rows, for narrow screens. Every card shows the address. */
export function ContactCards(props: Props) {
  const t = useTranslation()
  const { rows, notes, layout, order, onOrderChange, selection, onOpen, openId } = props
  const orders = useMemo(() => cardOrders(t), [t])
  const { twice, isBounced } = notes
  const shown = useMemo(
    () => new Set(layout.columns.flatMap(({ id, isShown }) => (isShown ? id : []))),
    [layout.columns],
  )
  const renderCard = useCallback(
    (row: ContactRow) => {
      const { title, company, location } = row
      const texts = Object.entries({ title, company, location })
      return (
        <>
          <div className="first-line">
            <button type="button" className="opens" onClick={() => onOpen(row)}>
              <bdi dir="auto">{row.name || '–'}</bdi>
            </button>
            {twice?.has(row.position) && <span className="mark">{translate('Twice')}</span>}
            {isBounced?.(row) && <span className="mark">{translate('Bounced')}</span>}
          </div>
          <p>
            {row.email ? (
              <PlainText text={row.email} />
            ) : (
              <span className="quiet">{translate('Hidden')}</span>
            )}
          </p>
          <p className="quiet">
            <PlainText
              text={texts.flatMap(([id, text]) => (text && shown.has(id) ? text : [])).join(', ')}
            />
          </p>
        </>
      )
    },
    [onOpen, twice, isBounced, shown],
  )
  return (
    <CardList
      label={t('Contacts')}
      rows={rows}
      getRowId={byKey}
      heightPx={CARD_HEIGHT_PX}
      renderCard={renderCard}
      selection={selection}
      getSelectLabel={contactLabel}
      orders={orders}
      order={order ? `${order.column}${order.isDescending ? DOWN : ''}` : AS_SAVED}
      onOrderChange={onOrderChange}
      onOpenRow={onOpen}
      openId={openId}
      styles={styles}
    />
  )
}
