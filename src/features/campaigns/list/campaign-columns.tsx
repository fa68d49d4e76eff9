import type { Campaign } from '@/entities/campaign/campaign'
import { statusLabel } from '@/entities/campaign/status-label'
import type { List } from '@/entities/list/list-queries'
import { listState } from '@/entities/list/list-state'
import { msg, type Translate } from '@/shared/i18n/translate'
import { lazyPart } from '@/shared/ui/lazy-part'
import type { LayoutColumn } from '@/shared/ui/tables/table-layout'
import type { TableColumn } from '@/shared/ui/tables/virtual-table-row'
import { campaignAge } from './campaign-age'
import {
  campaignEmoji,
  canSwitch,
  completionLabels,
  completionOf,
  exactTimeOf,
} from './campaign-display'
import { sendersOf, type SortColumn } from './find-campaigns'

export const CampaignDetails = lazyPart(
  async () => (await import('./campaign-details')).CampaignDetails,
)

type Column = LayoutColumn & { id: SortColumn | 'actions'; sort?: SortColumn }

const columns: readonly Column[] = [
  { id: 'status', sort: 'status', header: msg('Status'), width: '9rem' },
  { id: 'name', sort: 'name', header: msg('Campaign Name'), minRem: 13.75, isMain: true },
  { id: 'leads', sort: 'leads', header: msg('Leads completed'), width: '11rem' },
  { id: 'sender', sort: 'sender', header: msg('Sender'), width: '7.5rem' },
  { id: 'created', sort: 'created', header: msg('Created at'), width: '9rem' },
  { id: 'actions', header: msg('Actions'), width: '6rem' },
]

export const campaignsTable = { name: 'campaigns', columns }

type Options = {
  t: Translate
  now: number
  /** Undefined until they are known. */
  lists: readonly List[] | undefined
  onSwitch: (campaign: Campaign) => void
  onOpen: (campaign: Campaign) => void
  onMenu: (campaign: Campaign, button: HTMLElement, isByKey: boolean) => void
}

/** Of the element that says why a switch cannot be used. */
export const SWITCH_REFUSAL_ID = 'switch-refusal'

export function campaignColumns(options: Options): TableColumn<Campaign, SortColumn>[] {
  const content = contentOf(options)
  return columns.map((column) => Object.assign({}, column, content[column.id]))
}

/** Plain elements with the classes of campaign-table.tsx: there may be hundreds of rows. */
const contentOf = ({ t, now, lists, onSwitch, onOpen, onMenu }: Options) =>
  ({
    status: {
      cell: (campaign: Campaign) => (
        <>
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
      cell: (campaign: Campaign) => (
        <div className="named">
          <button
            type="button"
            className="name"
            {...CampaignDetails.onIntent}
            onClick={() => onOpen(campaign)}
          >
            <span aria-hidden>{campaignEmoji(campaign.id)}</span>
            <bdi dir="auto" title={campaign.name}>
              {campaign.name || '–'}
            </bdi>
          </button>
          {listState(lists, campaign.listId) === 'deleted' && (
            <span className="gone">{t('list deleted')}</span>
          )}
        </div>
      ),
    },
    leads: {
      cell: (campaign: Campaign) => {
        const completion = completionOf(campaign)
        return (
          <span
            className="completion"
            data-completion={completion}
            title={t(completionLabels[completion])}
          >
            {`${campaign.sentEmails}/${campaign.totalLeads}`}
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
          aria-label={t('Actions for {name}', { name: campaign.name })}
          // A click that a key makes counts none.
          onClick={(event) => onMenu(campaign, event.currentTarget, event.detail === 0)}
        >
          ⋯
        </button>
      ),
    },
  }) as const
