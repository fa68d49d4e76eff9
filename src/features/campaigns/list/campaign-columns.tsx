import type { Campaign } from '@/entities/campaign/campaign'
import type { List } from '@/entities/list/list-queries'
import { listState } from '@/entities/list/list-state'
import { DownIcon, UpIcon } from '@/shared/ui/icons'
import type { TableColumn } from '@/shared/ui/tables/virtual-table-row'
import { CampaignDetails } from '../lazy-parts'
import { campaignAge } from './campaign-age'
import {
  campaignEmoji,
  canSwitch,
  completionLabels,
  completionOf,
  exactTimeOf,
  statusLabel,
} from './campaign-display'
import { type CampaignOrder, sendersOf, type SortColumn } from './find-campaigns'

type Handlers = {
  onSort: (column: SortColumn) => void
  onSwitch: (campaign: Campaign) => void
  onOpen: (campaign: Campaign) => void
  onMenu: (campaign: Campaign, button: HTMLElement, isByKey: boolean) => void
}

type Options = Handlers & {
  order: CampaignOrder | undefined
  now: number
  /** Undefined until they are known. */
  lists: readonly List[] | undefined
}

/** Plain elements with the classes of campaign-table.tsx: there may be hundreds of rows. */
export function campaignColumns(options: Options): TableColumn<Campaign>[] {
  const { order, now, lists, onSort, onSwitch, onOpen, onMenu } = options

  const sortable = (column: SortColumn, label: string) => {
    const isSorted = order?.column === column
    const Arrow = order?.isDescending ? DownIcon : UpIcon
    return {
      id: column,
      sorted: isSorted ? (order.isDescending ? 'descending' : 'ascending') : undefined,
      header: (
        <button type="button" className="sort" onClick={() => onSort(column)}>
          {label}
          {isSorted && <Arrow size={14} aria-hidden />}
        </button>
      ),
    } as const
  }

  return [
    {
      ...sortable('status', 'Status'),
      width: '8.5rem',
      cell: (campaign) => (
        <>
          <button
            type="button"
            role="switch"
            className="switch"
            aria-checked={campaign.status === 'active'}
            aria-label={`Status of ${campaign.name}`}
            disabled={!canSwitch(campaign)}
            onClick={() => onSwitch(campaign)}
          />
          {statusLabel(campaign.status)}
        </>
      ),
    },
    {
      ...sortable('name', 'Campaign Name'),
      cell: (campaign) => (
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
            <span className="gone">list deleted</span>
          )}
        </div>
      ),
    },
    {
      ...sortable('leads', 'Leads completed'),
      width: '10.5rem',
      cell: (campaign) => {
        const completion = completionOf(campaign)
        return (
          <span
            className="completion"
            data-completion={completion}
            title={completionLabels[completion]}
          >
            {`${campaign.sentEmails}/${campaign.totalLeads}`}
          </span>
        )
      },
    },
    {
      ...sortable('sender', 'Sender'),
      width: '6rem',
      cell: (campaign) => {
        const senders = sendersOf(campaign).join(', ') || 'No sender chosen'
        return (
          <span className="avatar" role="img" aria-label={senders} title={senders}>
            S
          </span>
        )
      },
    },
    {
      ...sortable('created', 'Created at'),
      width: '9rem',
      text: ({ createdAt }) => campaignAge(createdAt, now),
      title: exactTimeOf,
    },
    {
      id: 'actions',
      header: 'Actions',
      width: '5.5rem',
      cell: (campaign) => (
        <button
          type="button"
          className="menu"
          aria-haspopup="menu"
          aria-label={`Actions for ${campaign.name}`}
          // A click that a key makes counts none.
          onClick={(event) => onMenu(campaign, event.currentTarget, event.detail === 0)}
        >
          ⋯
        </button>
      ),
    },
  ]
}
