import { memo, useMemo } from 'react'
import { useQuery } from '@tanstack/react-query'
import { type Campaign, partSent, sentInWords, statusLabel } from '@/entities/campaign/campaign'
import { countNamesakes, type ResultType, togetherText } from '@/entities/campaign/results'
import { countInWords, type KnownCounts, whyNone } from '@/entities/event/known-counts'
import { listsQuery } from '@/entities/list/list-queries'
import { listState } from '@/entities/list/list-state'
import { msg, translate, useTranslation } from '@/shared/i18n/translate'
import { useNow } from '@/shared/lib/state/use-now'
import type { Selection } from '@/shared/lib/state/use-selection'
import { lazyPart, opening } from '@/shared/ui/lazy-part'
import { atRest, onDemand, staticStyles, StyledBox } from '@/shared/ui/theme/static-styles'
import type { PersistedLayout } from '@/shared/ui/tables/use-table-layout'
import { DataTable } from '@/shared/ui/tables/data-table'
import { byId } from '@/shared/ui/tables/row-ids'
import {
  campaignAge,
  campaignEmoji,
  canSwitch,
  completionLabels,
  completionOf,
  exactTimeOf,
} from './campaign-display'
import { campaignCards, LEAVES_BESIDE_A_PANEL, tableColumns } from './campaign-columns'
import { type CampaignOrder, sendersOf, stepFound } from './find-campaigns'

const sentLine = (color: string) =>
  [color, 'bg-emphasized']
    .map((name) => `linear-gradient(var(--ui-colors-${name}), var(--ui-colors-${name}))`)
    .join()

const styles = staticStyles({
  display: 'flex',
  flexDirection: 'column',
  // In short windows the page scrolls.
  minHeight: '12rem',
  '& .name, & .menu': { cursor: 'pointer', borderRadius: 'sm' },
  '& .named': { display: 'flex', columnGap: '2', alignItems: 'center' },
  // Without room beside the name, the note wraps below it instead of truncating it.
  '& tr:not([data-compact] *) .named, & li .named': { flexWrap: 'wrap' },
  '& .named:has(.gone, .found) > .name': { minHeight: '6' },
  '& .name': {
    display: 'flex',
    gap: '2',
    alignItems: 'center',
    minWidth: '0',
    minHeight: '8',
    fontWeight: 'medium',
  },
  '& .name:hover bdi': { textDecoration: 'underline' },
  '& .name bdi': { truncate: true },
  '& .emoji': { flexShrink: '0', width: '6', textAlign: 'center' },
  '& :is(.gone, .shared, .found)': { flexShrink: '0', textStyle: 'xs', lineHeight: '1' },
  '& .gone, & .shared': { color: 'fg.warning' },
  '& .found': { color: 'fg.muted' },
  '& .menu': {
    flexShrink: '0',
    boxSize: '9',
    textStyle: 'md',
    fontWeight: 'semibold',
    _hover: { bg: 'bg.emphasized' },
  },
  ...onDemand('tr', '.menu'),
  // At rest, a status mark replaces the switch.
  ...onDemand('tr', '.switch'),
  ...atRest('tr', '.status-mark', { display: 'block' }),
  // In the middle of a card's first line.
  '& li .pick > input': { mt: '2.5' },
  '& li .line': {
    display: 'flex',
    alignItems: 'center',
    fontVariantNumeric: 'tabular-nums',
  },
  '& li .completion': { minWidth: '0' },
  '& li [data-column=status]': { display: 'inline-flex', alignItems: 'center' },
  '& li [data-column=created]': { marginStart: 'auto', color: 'fg.muted' },
  '& td:has(> .switch)': { position: 'relative' },
  '& .status-mark': {
    display: 'none',
    position: 'absolute',
    ms: '2',
    mt: '1.5',
    boxSize: '3',
    borderRadius: 'full',
    borderWidth: '2px',
    borderColor: 'border.control',
    forcedColorAdjust: 'none',
  },
  '& .status-mark[data-status=active]': { bg: 'green.solid', borderColor: 'green.solid' },
  '& .status-mark[data-status=draft]': { borderStyle: 'dashed', borderWidth: '1px' },
  '& .completion::before': {
    content: '""',
    boxSize: '2.5',
    borderRadius: 'full',
    me: '2',
    forcedColorAdjust: 'none',
  },
  '& .numbers': { textAlign: 'end' },
  // The part that was sent, as a line below the numbers.
  '& .completion': {
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    minWidth: '6.5rem',
    paddingBlock: '1',
    backgroundPosition: 'left bottom',
    backgroundRepeat: 'no-repeat',
  },
  '& [data-completion=some]': { backgroundImage: sentLine('orange-border') },
  '& [data-completion=all]::before': { bg: 'green.solid' },
  '& [data-completion=some]::before': { bg: 'orange.border' },
  '& [data-completion=none]::before': { bg: 'gray.border' },
  '& .avatar': {
    display: 'inline-grid',
    placeItems: 'center',
    boxSize: '8',
    borderRadius: 'full',
    bg: 'bg.emphasized',
    fontWeight: 'semibold',
  },
  '& [data-compact] .avatar': { boxSize: '7' },
  '& [data-compact] .menu': { boxSize: '8' },
  // A track of 16 px in a target of 24 px.
  '& .switch': {
    position: 'relative',
    verticalAlign: 'middle',
    me: '2.5',
    width: '7',
    height: '6',
    borderRadius: 'full',
    cursor: 'pointer',
    _disabled: { cursor: 'not-allowed', opacity: 0.5 },
    _before: {
      content: '""',
      position: 'absolute',
      insetInline: '0',
      top: '1',
      height: '4',
      borderRadius: 'full',
      bg: 'bg.emphasized',
      borderWidth: '1px',
      borderColor: 'border.control',
    },
    _after: {
      content: '""',
      position: 'absolute',
      insetInlineStart: '0.5',
      top: '1.5',
      boxSize: '3',
      borderRadius: 'full',
      bg: 'border.control',
      _highContrast: { bg: 'ButtonText', forcedColorAdjust: 'none' },
    },
  },
  '& .switch[aria-checked=true]': {
    _before: {
      bg: 'green.solid',
      borderColor: 'green.solid',
      _highContrast: { bg: 'Highlight', forcedColorAdjust: 'none' },
    },
    _after: {
      bg: 'green.contrast',
      transform: 'translateX(0.75rem)',
      _highContrast: { bg: 'HighlightText' },
    },
  },
})

type Props = {
  campaigns: Campaign[]
  /** Including those that filters hide. */
  all: readonly Campaign[]
  /** Marks campaigns that only the text of a step matches. */
  query: string
  results: KnownCounts
  areResultsUnknown: boolean
  selection: Selection
  layout: PersistedLayout
  order: CampaignOrder | undefined
  onOrder: (order: CampaignOrder | undefined) => void
  onSwitch: (campaign: Campaign) => void
  onOpen: (campaign: Campaign) => void
  openId: string | undefined
  onEdit: (campaign: Campaign) => void
  onMenu: (campaign: Campaign, button: HTMLElement, isByKey: boolean) => void
}

const selectLabel = ({ name }: Campaign) => translate('Select {name}', { name })

/** Memoised, so that typing in the search box does not re-render the rows. */
export const CampaignTable = memo(function CampaignTable(props: Props) {
  const t = useTranslation()
  const { campaigns, selection, layout, order, onOrder, onOpen, openId, onEdit } = props
  const cells = useCells(props)
  const isOpen = openId !== undefined
  const columns = useMemo(
    () =>
      tableColumns.map((column) =>
        Object.assign(
          {},
          column,
          cells[column.id],
          isOpen && column.id === 'actions' && { leaves: LEAVES_BESIDE_A_PANEL },
        ),
      ),
    [cells, isOpen],
  )

  return (
    <StyledBox styles={styles}>
      <span id={SWITCH_REFUSAL_ID} hidden>
        {t('Available once the campaign has started.')}
      </span>
      <DataTable
        label={t('Campaigns')}
        rows={campaigns}
        columns={columns}
        cards={campaignCards}
        layout={layout}
        order={order}
        onOrderChange={onOrder}
        getRowId={byId}
        selection={selection}
        getSelectLabel={selectLabel}
        onOpenRow={onOpen}
        openId={openId}
        onEditRow={onEdit}
      />
    </StyledBox>
  )
})

export const CampaignDetails = lazyPart(
  async () => (await import('./campaign-details')).CampaignDetails,
  opening(msg('Opening the campaign...')),
)

/** Id of the element that explains why a switch is disabled. */
const SWITCH_REFUSAL_ID = 'switch-refusal'

const sentPart = (campaign: Campaign) => {
  const part = partSent(campaign) ?? 0
  return { backgroundSize: part > 0 ? `${100 * part}% 2px, 100% 2px` : '0 0' }
}

/** Plain elements with class names, because there may be hundreds of rows. */
function useCells(props: Props) {
  const { campaigns, all, query, results, areResultsUnknown, onSwitch, onOpen, onMenu } = props
  const t = useTranslation()
  const now = useNow()
  const lists = useQuery(listsQuery).data
  // Empty as long as names match, so that typing renders no row.
  const marked = campaigns.some((campaign) => stepFound(campaign, query)) ? query : ''
  return useMemo(() => {
    const namesakes = countNamesakes(all)
    const resultCellOf = (type: ResultType) => ({
      cell: (campaign: Campaign) => {
        const known = results(type, campaign.name)
        if (!known) return areResultsUnknown ? t('not known') : ''
        const together = togetherText(campaign, namesakes(campaign))
        return (
          <span title={whyNone(known) || together}>
            {countInWords(known)} {together && <span className="shared">{together}</span>}
          </span>
        )
      },
    })
    return {
      status: {
        cell: (campaign: Campaign) => (
          <>
            <span className="status-mark" data-status={campaign.status} />
            <button
              type="button"
              role="switch"
              className="switch"
              aria-checked={campaign.status === 'active'}
              aria-label={t('Status of {name}', { name: campaign.name })}
              disabled={!canSwitch(campaign)}
              aria-describedby={canSwitch(campaign) ? undefined : SWITCH_REFUSAL_ID}
              onClick={() => onSwitch(campaign)}
            />
            {statusLabel(campaign.status)}
          </>
        ),
      },
      name: {
        cell: (campaign: Campaign) => {
          const position = stepFound(campaign, marked)
          return (
            <div className="named">
              <button
                type="button"
                className="name"
                {...CampaignDetails.onIntent}
                onClick={() => onOpen(campaign)}
              >
                <span className="emoji" aria-hidden>
                  {campaignEmoji(campaign.id)}
                </span>
                <bdi dir="auto" title={campaign.name}>
                  {campaign.name || '–'}
                </bdi>
              </button>
              {listState(lists, campaign.listId) === 'missing' && (
                <span className="gone">{t('list missing')}</span>
              )}
              {position && (
                <span className="found">{t('in the text of step {position}', { position })}</span>
              )}
            </div>
          )
        },
      },
      leads: {
        cell: (campaign: Campaign) => {
          const completion = completionOf(campaign)
          return (
            <span
              className="completion"
              data-completion={completion}
              style={sentPart(campaign)}
              title={t(completionLabels[completion])}
            >
              {sentInWords(campaign)}
            </span>
          )
        },
      },
      sender: {
        cell: (campaign: Campaign) => {
          const senders = sendersOf(campaign).join(', ') || t('No sender chosen')
          return (
            <span className="avatar" role="img" aria-label={senders} title={senders}>
              S
            </span>
          )
        },
      },
      created: {
        text: ({ createdAt }: Campaign) => campaignAge(createdAt, now),
        title: exactTimeOf,
      },
      actions: {
        cell: (campaign: Campaign) => (
          <button
            type="button"
            className="menu"
            aria-haspopup="menu"
            aria-expanded={false}
            aria-label={t('Actions for {name}', { name: campaign.name })}
            // `detail` is 0 for keyboard clicks.
            onClick={(event) => onMenu(campaign, event.currentTarget, event.detail === 0)}
          >
            ⋯
          </button>
        ),
      },
      replied: resultCellOf('replied'),
      bounced: resultCellOf('bounced'),
    }
  }, [t, now, lists, all, marked, results, areResultsUnknown, onSwitch, onOpen, onMenu])
}
