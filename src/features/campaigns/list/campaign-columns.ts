import type { Campaign } from '@/entities/campaign/campaign'
import { resultLabels } from '@/entities/campaign/results'
import { msg, type Translatable } from '@/shared/i18n/translate'
import type { Cards } from '@/shared/ui/tables/card-list'
import type { LayoutColumn } from '@/shared/ui/tables/table-layout'
import type { SortColumn } from './find-campaigns'

type Column = LayoutColumn & { header: Translatable } & {
  id: SortColumn | 'actions'
  sort?: SortColumn
}

export const tableColumns: readonly Column[] = [
  { id: 'status', sort: 'status', header: msg('Status'), width: '8.75rem' },
  { id: 'name', sort: 'name', header: msg('Campaign Name'), minRem: 14, isMain: true },
  {
    id: 'leads',
    sort: 'leads',
    header: msg('Leads completed'),
    width: '10rem',
    leaves: 3,
    areNumbers: true,
    orderedBy: 'size',
  },
  {
    id: 'replied',
    sort: 'replied',
    header: resultLabels.replied,
    width: '8.5rem',
    isExtra: true,
    leaves: 5,
    orderedBy: 'size',
  },
  {
    id: 'bounced',
    sort: 'bounced',
    header: resultLabels.bounced,
    width: '9rem',
    isExtra: true,
    leaves: 4,
    orderedBy: 'size',
  },
  { id: 'sender', sort: 'sender', header: msg('Sender'), width: '6.5rem', leaves: 2 },
  {
    id: 'created',
    sort: 'created',
    header: msg('Created at'),
    width: '9rem',
    leaves: 1,
    orderedBy: 'date',
  },
  { id: 'actions', header: msg('Actions'), width: '5.5rem' },
]

/** An open panel has the actions, so its table can do without theirs. */
export const LEAVES_BESIDE_A_PANEL = 2.5

export const campaignsTable = { name: 'campaigns', columns: tableColumns }

export const campaignCards: Cards<Campaign> = {
  unsorted: msg('As listed'),
  lines: [
    { columns: ['name', 'actions'], heightPx: 36 },
    { columns: ['status', 'leads', 'created'], heightPx: 31 },
    { columns: ['replied', 'bounced'], isNamed: true },
  ],
}
