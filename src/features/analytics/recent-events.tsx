import { Box, Flex, Heading, IconButton, Stack, Text } from '@chakra-ui/react'
import { useQuery, type UseQueryResult } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { type ReactNode, useId, useMemo } from 'react'
import { campaignsQuery } from '@/entities/campaign/campaign-queries'
import { useIsMine } from '@/entities/campaign/own-senders'
import { useDoneMarks } from '@/entities/event/done-marks'
import { type AnalyticsEvent, eventKey, eventsOfCampaign } from '@/entities/event/event'
import { MAX_EVENTS } from '@/entities/event/event-queries'
import { useNewKeys, useOlderOpenEvents } from '@/entities/event/seen-events'
import { eventFilterOptions, eventTypeBadge, isEventFilter } from '@/entities/event/event-type'
import { useTranslation } from '@/shared/i18n/translate'
import { action } from '@/shared/lib/keyboard/actions'
import { downloadText } from '@/shared/lib/download'
import { cleared, isAnySet } from '@/shared/lib/state/search-params'
import { useSelection } from '@/shared/lib/state/use-selection'
import { useTypedText } from '@/shared/lib/state/use-typed-text'
import { textKey } from '@/shared/lib/values/text-key'
import { Button } from '@/shared/ui/button'
import { REFRESH_KEY } from '@/shared/ui/page/data-age'
import { EmptyState } from '@/shared/ui/page/empty-state'
import { ReadError } from '@/shared/ui/page/error-panel'
import { SearchField } from '@/shared/ui/fields/search-field'
import { SelectField } from '@/shared/ui/fields/select-field'
import { DownloadIcon, NextIcon, PreviousIcon, RefreshIcon } from '@/shared/ui/icons'
import { lazyPart, opening } from '@/shared/ui/lazy-part'
import { notify } from '@/shared/ui/notifications/toaster'
import { PanelArea, PanelPlace } from '@/shared/ui/panel/panel-area'
import { ResetView } from '@/shared/ui/page/reset-view'
import { delayed, TableSkeleton } from '@/shared/ui/page/placeholder'
import { EventCounts } from './event-counts-line'
import { type EventRow, EventsTable, personIn, toRows } from './events-table'
import { eventsCsv } from './events-csv'
import { canBeDone, type ChangeEventsView, eventFilterParams, type EventsView } from './events-view'

const EventPanel = lazyPart(async () => (await import('./event-panel')).EventPanel, opening())

type Props = {
  read: UseQueryResult<AnalyticsEvent[]>
  view: EventsView
  onViewChange: ChangeEventsView
  isRefreshing: boolean
  onRefresh: () => void
}

const FILE_NAME = 'events.csv'

/** Column widths in percent: event, contact, campaign, time. */
const eventShares = [18, 30, 30, 18]

const textOf = ({ eventType, contactName, contactEmail, payload }: AnalyticsEvent) =>
  textKey([eventTypeBadge(eventType).label, contactName, contactEmail, payload.campaign].join('\n'))

/**
 * Two lines, so that a phone shows the first event without scrolling; one line in windows wide
 * enough for every language.
 */
const toolbar = {
  gridTemplateAreas: {
    base: '"title buttons buttons" "find find type"',
    md: '"title title buttons" "find type type"',
  },
  gridTemplateColumns: { base: 'auto minmax(0, auto) 7.5rem', md: 'minmax(0, 1fr) auto auto' },
  // Under the heading, within the height of the buttons beside it.
  '& .title h2': { lineHeight: '1.25rem' },
  '& .title > div': {
    mdDown: { minHeight: '6', marginBottom: '-2', '& button': { height: '6', px: '0' } },
  },
  // Phones have no room for icons beside the labels.
  '& .buttons svg': { display: { base: 'none', md: 'block' } },
  '@media (min-width: 85rem)': {
    gridTemplateAreas: '"title find type buttons"',
    gridTemplateColumns: 'minmax(0, 1fr) minmax(9rem, 16rem) 9rem auto',
  },
}

const heights = {
  '--events-height': 'none',
  '@media (min-width: 64rem)': { '--events-height': 'max(29.5rem, calc(100dvh - 24.75rem))' },
}

export function RecentEvents({ read, view, onViewChange, isRefreshing, onRefresh }: Props) {
  const t = useTranslation()
  const types = useMemo(() => eventFilterOptions(t), [t])
  const headingId = useId()
  const { type = 'all', find = '', campaign, done, mine, details } = view
  const isDoneHidden = done === 'hidden'
  const [query, setQuery] = useTypedText(find, (find) => onViewChange({ find: find || undefined }))
  const needle = textKey(query)
  const selection = useSelection()
  const { markOf, mark } = useDoneMarks()
  const isWork = canBeDone(type)
  const isOwn = useIsMine(mine === 'yes')
  const campaigns = useQuery({ ...campaignsQuery, enabled: false })
  const newKeys = useNewKeys()
  const olderOpen = useOlderOpenEvents()

  const latest = read.data ?? []
  const events = read.data ? [...latest, ...olderOpen(latest, type)] : latest
  const ofCampaign = campaign === undefined ? events : eventsOfCampaign(events, campaign)
  const rows = toRows(
    typeof isOwn === 'function'
      ? ofCampaign.filter(({ payload }) => isOwn(payload.campaign))
      : ofCampaign,
    (key) => (isWork ? markOf(key) : undefined),
    newKeys,
  )
  const shown = rows.filter(
    (row) => textOf(row).includes(needle) && !(isWork && isDoneHidden && row.isDone),
  )
  const opened = rows.find(({ rowKey }) => rowKey === details)

  const handleReset = () => {
    setQuery('')
    selection.clear()
    onViewChange(cleared(eventFilterParams))
  }
  const handleMarkAll = (marked: readonly EventRow[], isMarked: boolean) => {
    const undo = mark(marked.map(eventKey), isMarked)
    const options = { action: { label: t('Undo'), onClick: undo } }
    const [first] = marked
    if (isMarked && first) {
      const count = marked.length
      const description =
        count === 1 ? personIn(first) : t('{count} events are marked on this device.', { count })
      notify.info({ title: t('Marked as done'), description }, options)
    }
    selection.clear()
    // If the open event disappears from the table, its neighbour is opened.
    if (isDoneHidden && isMarked && marked.some(({ rowKey }) => rowKey === details)) {
      const at = shown.findIndex(({ rowKey }) => rowKey === details)
      onViewChange({ details: (shown[at + 1] ?? shown[at - 1])?.rowKey })
    }
  }
  const handleOpen = ({ rowKey }: EventRow) => onViewChange({ details: rowKey })
  const handleMark = (row: EventRow) => handleMarkAll([row], !row.isDone)
  const handleClose = () => onViewChange({ details: undefined })

  return (
    <Stack as="section" aria-labelledby={headingId} gap="2" css={heights}>
      <Box display="grid" gap="2" alignItems="center" css={toolbar}>
        <Flex
          className="title"
          gridArea="title"
          direction={{ base: 'column', md: 'row' }}
          align={{ base: 'flex-start', md: 'center' }}
        >
          <Heading as="h2" id={headingId} size="sm" whiteSpace="nowrap">
            {t('Recent Events')}
          </Heading>
          {/* Beside the heading, so that the other controls do not move when it appears. */}
          <ResetView
            isChanged={isAnySet(eventFilterParams, { ...view, find: query })}
            onReset={handleReset}
          />
        </Flex>
        <Box gridArea="find">
          <SearchField label={t('Find in these events')} value={query} onChange={setQuery} />
        </Box>
        <Box gridArea="type" minWidth={{ base: '7.5rem', md: '9rem' }} data-not-printed>
          <SelectField
            label={t('Event type')}
            isLabelHidden
            options={types}
            value={type}
            onChange={(next) => {
              selection.clear()
              if (isEventFilter(next))
                onViewChange({ type: next === 'all' ? undefined : next, details: undefined })
            }}
          />
        </Box>
        <Flex className="buttons" gridArea="buttons" wrap="wrap" justify="end" gap="2">
          <Button
            disabledReason={isRefreshing ? t('The events are being loaded.') : undefined}
            ref={action(REFRESH_KEY)}
            variant="outline"
            px={{ base: '3', md: '4' }}
            onClick={onRefresh}
          >
            <RefreshIcon />
            {t('Refresh')}
          </Button>
          <Button
            disabledReason={shown.length > 0 ? undefined : t('There are no events to download.')}
            ref={action()}
            variant="outline"
            px={{ base: '3', md: '4' }}
            onClick={() => downloadText(FILE_NAME, eventsCsv(shown))}
          >
            <DownloadIcon />
            {t('Download CSV')}
          </Button>
        </Flex>
      </Box>
      <EventCounts
        rows={isOwn === 'unknown' ? [] : rows}
        {...{ shown, view, selection, isOwn, onViewChange }}
        total={events.length}
        latestCount={latest.length}
        isNarrowed={needle !== '' || campaign !== undefined || mine !== undefined}
        onMark={(marked) => handleMarkAll(marked, true)}
      />
      <PanelArea
        {...EventPanel.onIntent}
        minHeight={opened && { lg: '29.5rem' }}
        maxHeight="var(--events-height)"
        panel={
          opened && (
            <PanelPlace>
              <EventPanel
                row={opened}
                onMark={isWork ? handleMark : undefined}
                onClose={handleClose}
              />
            </PanelPlace>
          )
        }
      >
        <Box>
          <Events
            {...{ rows, shown, query, selection }}
            read={isOwn === 'unknown' ? campaigns : read}
            view={view}
            onOpen={handleOpen}
            onMark={isWork ? handleMark : undefined}
            onReset={handleReset}
          />
        </Box>
      </PanelArea>
      <EventsPager count={read.data?.length} />
    </Stack>
  )
}

type EventsProps = {
  /** What has to be read before the events can be shown. */
  read: UseQueryResult<unknown[]>
  rows: readonly EventRow[]
  shown: readonly EventRow[]
  query: string
  view: EventsView
  selection: ReturnType<typeof useSelection>
  onOpen: (row: EventRow) => void
  onMark: ((row: EventRow) => void) | undefined
  onReset: () => void
}

function Events(props: EventsProps) {
  const { read, rows, shown, query, view, selection, onOpen, onMark, onReset } = props
  const t = useTranslation()
  const showAll = (
    <Button variant="outline" onClick={onReset}>
      {t('Show all events')}
    </Button>
  )

  if (read.isPending)
    return (
      <Box {...delayed}>
        <TableSkeleton
          rows={20}
          columns={eventShares}
          label={t('Loading events...')}
          maxHeight="var(--events-height)"
        />
      </Box>
    )
  if (!read.data) return <ReadError of={read} title={t('The events could not be loaded')} />
  if (rows.length === 0) return <NoEvents view={view} showAll={showAll} />
  return (
    <Stack gap="2">
      {read.isError && (
        <Text color="fg.error" textStyle="sm">
          {t('The events could not be refreshed. These were loaded earlier.')}
        </Text>
      )}
      {shown.length > 0 && (
        <EventsTable rows={shown} openKey={view.details} {...{ onOpen, onMark, selection }} />
      )}
      {shown.length === 0 &&
        (query.trim() ? (
          <EmptyState
            title={t('None of these events has “{text}” in it', { text: query.trim() })}
            description={t('The search looks at type, contact, email and campaign.')}
            action={showAll}
          />
        ) : (
          <EmptyState
            title={t('All of these are done')}
            description={t('What is marked as done is hidden.')}
            action={showAll}
          />
        ))}
    </Stack>
  )
}

type NoEventsProps = { view: EventsView; showAll: ReactNode }

function NoEvents({ view: { type = 'all', campaign, mine }, showAll }: NoEventsProps) {
  const t = useTranslation()

  if (type !== 'all' || campaign !== undefined || mine) {
    return (
      <EmptyState
        title={t('No events found')}
        description={
          campaign !== undefined
            ? t('None of these events belongs to {campaign}.', { campaign })
            : mine
              ? t('None of these events belongs to a campaign of your senders.')
              : t('There are none of this type.')
        }
        action={showAll}
      />
    )
  }
  return (
    <EmptyState
      title={t('No events found')}
      description={t(
        'What is sent, opened, clicked and answered appears here once a campaign is launched.',
      )}
      action={
        <Button asChild variant="outline">
          <Link to="/campaigns">{t('Launch a campaign')}</Link>
        </Button>
      }
    />
  )
}

/**
 * Always disabled, because there is only one page.
 * @param count undefined while loading, and after a failure
 */
function EventsPager({ count = 0 }: { count: number | undefined }) {
  const t = useTranslation()
  const reasonId = useId()
  const button = { variant: 'outline', size: 'sm', 'aria-describedby': reasonId } as const
  return (
    <Flex as="nav" aria-label={t('Pages')} align="center" justify="space-between" gap="2">
      <Flex wrap="wrap" columnGap="1.5" color="fg.muted" textStyle="sm">
        {count >= MAX_EVENTS && <Text>{t('Latest 50 events')}</Text>}
        <Text id={reasonId}>
          {count >= MAX_EVENTS
            ? t('Older events cannot be read.')
            : count > 0 && t('All of them are on this page.')}
        </Text>
      </Flex>
      <Flex gap="2">
        <IconButton aria-label={t('Previous page')} {...button} disabled>
          <PreviousIcon />
        </IconButton>
        <IconButton aria-label={t('Next page')} {...button} disabled>
          <NextIcon />
        </IconButton>
      </Flex>
    </Flex>
  )
}
