import { type ReactNode, useCallback, useMemo } from 'react'
import type { Campaign } from '@/entities/campaign/campaign'
import { resultLabels, type ResultType } from '@/entities/campaign/results'
import { toText, type Translate, translate, useTranslation } from '@/shared/i18n/translate'
import type { Selection } from '@/shared/lib/state/use-selection'
import { CardList, type CardOrder } from '@/shared/ui/tables/card-list'
import { byId } from '@/shared/ui/tables/row-ids'
import { tableColumns } from './campaign-columns'
import type { CampaignOrder } from './find-campaigns'

const CARD_HEIGHT_PX = 84
const LINE_HEIGHT_PX = 24

type Cells = Readonly<
  Record<'status' | 'name' | 'leads' | 'actions', { cell: (campaign: Campaign) => ReactNode }>
> & {
  created: { text: (campaign: Campaign) => string; title: (campaign: Campaign) => string }
}

type Props = {
  resultCells: Readonly<Record<ResultType, { cell: (campaign: Campaign) => ReactNode }>>
  shownResults: readonly ResultType[]
  campaigns: readonly Campaign[]
  cells: Cells
  selection: Selection
  order: CampaignOrder | undefined
  onOrder: (order: CampaignOrder | undefined) => void
  onOpen: (campaign: Campaign) => void
  openId: string | undefined
  onEdit: (campaign: Campaign) => void
}

const styles = {
  '& li > div': { flex: '1', minWidth: '0' },
  // In the middle of the first line.
  '& li .pick > input': { mt: '2.5' },
  '& .first-line': { display: 'flex', alignItems: 'center', justifyContent: 'space-between' },
  '& .first-line > .named': { minWidth: '0' },
  '& .second-line': {
    display: 'flex',
    alignItems: 'center',
    gap: '3',
    mt: '1',
    whiteSpace: 'nowrap',
    fontVariantNumeric: 'tabular-nums',
  },
  '& .results': { color: 'fg.muted', overflow: 'hidden' },
  '& .age': { marginStart: 'auto', color: 'fg.muted', truncate: true },
} as const

const selectLabel = ({ name }: Campaign) => translate('Select {name}', { name })

/** Cards instead of table rows, for narrow screens. */
export function CampaignCards(props: Props) {
  const t = useTranslation()
  const {
    campaigns,
    cells,
    resultCells,
    shownResults,
    selection,
    order,
    onOrder,
    onOpen,
    openId,
    onEdit,
  } = props
  const orders = useMemo(() => cardOrders(t), [t])
  const renderCard = useCallback(
    (campaign: Campaign) => (
      <>
        <div className="first-line">
          {cells.name.cell(campaign)}
          {cells.actions.cell(campaign)}
        </div>
        <div className="second-line">
          <span>{cells.status.cell(campaign)}</span>
          {cells.leads.cell(campaign)}
          <span className="age" title={cells.created.title(campaign)}>
            {cells.created.text(campaign)}
          </span>
        </div>
        {shownResults.length > 0 && (
          <div className="second-line results">
            {shownResults.map((type) => (
              <span key={type}>
                {t(resultLabels[type])} {resultCells[type].cell(campaign)}
              </span>
            ))}
          </div>
        )}
      </>
    ),
    [t, cells, resultCells, shownResults],
  )
  return (
    <CardList
      label={t('Campaigns')}
      rows={campaigns}
      getRowId={byId}
      heightPx={CARD_HEIGHT_PX + (shownResults.length > 0 ? LINE_HEIGHT_PX : 0)}
      renderCard={renderCard}
      selection={selection}
      getSelectLabel={selectLabel}
      orders={orders}
      order={order ? valueOf(order) : NEWEST_FIRST}
      onOrderChange={onOrder}
      onOpenRow={onOpen}
      openId={openId}
      onEditRow={onEdit}
      styles={styles}
    />
  )
}

/** Sort value for the server's order. */
const NEWEST_FIRST = 'newest'

const valueOf = ({ column, isDescending }: CampaignOrder) =>
  isDescending ? `${column}-down` : column

function cardOrders(t: Translate): CardOrder<CampaignOrder>[] {
  return [
    { value: NEWEST_FIRST, label: t('Newest first') },
    ...tableColumns.flatMap(({ sort, header }) =>
      sort === undefined
        ? []
        : [false, true].map((isDescending) => {
            const order = { column: sort, isDescending }
            return { value: valueOf(order), label: orderLabel(toText(header), order, t), order }
          }),
    ),
  ]
}

function orderLabel(column: string, { column: id, isDescending }: CampaignOrder, t: Translate) {
  if (id === 'created')
    return isDescending
      ? t('{column}, latest first', { column })
      : t('{column}, oldest first', { column })
  if (id === 'leads' || id === 'replied' || id === 'bounced')
    return isDescending
      ? t('{column}, largest first', { column })
      : t('{column}, smallest first', { column })
  return isDescending ? t('{column}, Z to A', { column }) : t('{column}, A to Z', { column })
}
