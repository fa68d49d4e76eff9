import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { Campaign } from '@/entities/campaign/campaign'
import { campaignsQuery } from '@/entities/campaign/campaign-queries'
import { msg, translate, useTranslation } from '@/shared/i18n/translate'
import { doneBy, type DoneMark } from '@/entities/event/done-marks'
import { type AnalyticsEvent, eventKey } from '@/entities/event/event'
import { EventBadge } from '@/entities/event/ui/event-badge'
import { EventTime } from '@/entities/event/ui/event-time'
import { useNow } from '@/shared/lib/state/use-now'
import type { Selection } from '@/shared/lib/state/use-selection'
import { OpenIcon, SuccessIcon } from '@/shared/ui/icons'
import { staticStyles, StyledBox } from '@/shared/ui/theme/static-styles'
import { DataTable } from '@/shared/ui/tables/data-table'
import type { TableColumn } from '@/shared/ui/tables/table-row'
import { useIsPhone } from '@/shared/ui/use-is-phone'

export type EventRow = AnalyticsEvent & {
  /** Unique per row: the server may send an event twice. */
  rowKey: string
  isDone: boolean
  /** "done by Anna, November 24" if it was taken over. */
  doneBy: string
  /** Not seen before this visit. */
  isNew: boolean
}

/** @param markOf called with an `eventKey` */
export function toRows(
  events: readonly AnalyticsEvent[],
  markOf: (key: string) => DoneMark | undefined,
  newKeys: ReadonlySet<string>,
): EventRow[] {
  const counts = new Map<string, number>()
  return events.map((event) => {
    const key = eventKey(event)
    const count = (counts.get(key) ?? 0) + 1
    counts.set(key, count)
    const mark = markOf(key)
    return {
      ...event,
      rowKey: count === 1 ? key : `${key}#${count}`,
      isDone: mark !== undefined,
      doneBy: mark ? doneBy(mark) : '',
      isNew: newKeys.has(key),
    }
  })
}

const rowKeyOf = ({ rowKey }: EventRow) => rowKey

export const personIn = ({ contactName, contactEmail }: AnalyticsEvent) =>
  contactName ?? contactEmail ?? translate('Unknown')

const doneLabel = msg('Done')
const newLabel = msg('New', 'event')

const selectLabel = (row: EventRow) => translate('Select {name}', { name: personIn(row) })

const unseen = { textIndent: '4rem' }

const styles = staticStyles({
  display: 'flex',
  flexDirection: 'column',
  minHeight: '0',
  '& .link:hover': { textDecoration: 'underline' },
  '&& :is(th, td)': { mdDown: { px: '2' } },
  '& .done': {
    display: 'grid',
    placeItems: 'center',
    boxSize: '8',
    mx: '-1',
    borderRadius: 'sm',
    color: 'fg.muted',
    cursor: 'pointer',
    _hover: { bg: 'bg.emphasized' },
    '& svg': { boxSize: '4' },
  },
  '& .done[aria-pressed=true]': { color: 'fg.success' },
  // Heard only: not every language has a word that fits.
  '&:has(.done) th': { mdDown: { '&:nth-of-type(2)': unseen }, md: { '&:last-of-type': unseen } },
})

type Options = {
  now: number
  campaigns: readonly Campaign[] | undefined
  isPhone: boolean
  isNarrow: boolean
  onOpen: (row: EventRow) => void
  onMark: ((row: EventRow) => void) | undefined
}

type CampaignProps = { name: string | undefined; campaigns: readonly Campaign[] | undefined }

/** Opens the campaign. Searches for it until the campaigns are read, or if several have its name. */
function CampaignCell({ name = '', campaigns }: CampaignProps) {
  const named = campaigns?.filter((campaign) => campaign.name.trim() === name) ?? []
  const [first] = named
  const text = <bdi title={name}>{name || '–'}</bdi>
  if (!name || (campaigns && !first)) return text
  return (
    <Link
      className="link"
      to="/campaigns"
      search={first && named.length === 1 ? { details: first.id } : { q: name }}
    >
      {text}
    </Link>
  )
}

const doneColumn = (onMark: (row: EventRow) => void): TableColumn<EventRow> => ({
  id: 'done',
  header: doneLabel,
  width: '3.25rem',
  cell: (row) => (
    <button
      type="button"
      className="done"
      aria-pressed={row.isDone}
      title={row.doneBy}
      aria-label={translate('Mark {name} as done', { name: personIn(row) })}
      onClick={() => onMark(row)}
    >
      {row.isDone ? <SuccessIcon aria-hidden /> : <OpenIcon aria-hidden />}
    </button>
  ),
})

const columnsOf = ({
  now,
  campaigns,
  isPhone,
  isNarrow,
  onOpen,
  onMark,
}: Options): TableColumn<EventRow>[] => [
  // With the checkboxes, or in their place on a phone, the types and marks are as wide as in a table
  // of all types, so that choosing one moves no column.
  onMark && isPhone
    ? doneColumn(onMark)
    : {
        id: 'type',
        header: msg('Event'),
        width: onMark || isPhone ? '6rem' : '8.75rem',
        cell: ({ eventType }) => <EventBadge type={eventType} />,
      },
  {
    id: 'contact',
    header: msg('Contact'),
    minRem: 7.25,
    text: ({ contactName }) => contactName,
    mark: ({ isNew }) => (isNew ? translate(newLabel) : undefined),
    onOpen,
  },
  // The open panel shows the address.
  ...(isNarrow
    ? []
    : [
        {
          id: 'email',
          header: msg('Email'),
          width: '30%',
          minRem: 11.5,
          leaves: 1,
          isAddress: true,
          text: ({ contactEmail }: EventRow) => contactEmail,
        },
      ]),
  {
    id: 'campaign',
    header: msg('Campaign'),
    minRem: 9,
    leaves: 2,
    text: ({ payload }) => payload.campaign,
    cell: ({ payload }) => <CampaignCell name={payload.campaign} campaigns={campaigns} />,
  },
  {
    id: 'time',
    header: msg('Time'),
    width: isPhone ? '7.75rem' : onMark ? '8.25rem' : '11.5rem',
    cell: ({ timestamp }) => <EventTime at={timestamp} now={now} />,
  },
  ...(onMark && !isPhone ? [doneColumn(onMark)] : []),
]

type Props = {
  rows: readonly EventRow[]
  openKey: string | undefined
  onOpen: (row: EventRow) => void
  /** Undefined if the events cannot be marked. */
  onMark: ((row: EventRow) => void) | undefined
  selection: Selection
}

/**
 * In wide windows the table has its own scrollbar and leaves the charts below the fold; on phones
 * the page scrolls.
 */
const MAX_HEIGHT = 'var(--events-height)'

export function EventsTable(props: Props) {
  const { rows, openKey, onOpen, onMark, selection } = props
  const t = useTranslation()
  const now = useNow()
  const isPhone = useIsPhone()
  const { data: campaigns } = useQuery({ ...campaignsQuery, enabled: false })
  return (
    <StyledBox styles={styles}>
      <DataTable
        label={t('Latest events')}
        rows={rows}
        columns={columnsOf({
          now,
          campaigns,
          isPhone,
          isNarrow: openKey !== undefined,
          onOpen,
          onMark,
        })}
        getRowId={rowKeyOf}
        selection={onMark && selection}
        getSelectLabel={selectLabel}
        onOpenRow={onOpen}
        openId={openKey}
        onMarkRow={onMark}
        maxHeight={MAX_HEIGHT}
      />
    </StyledBox>
  )
}
