import { Box, Button, Card, Flex, Heading, Stack, Text, IconButton } from '@chakra-ui/react'
import type { UseQueryResult } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useId, useMemo } from 'react'
import { useTranslation } from '@/shared/i18n/translate'
import { action } from '@/shared/lib/keyboard/actions'
import { downloadText } from '@/shared/lib/download'
import { useTypedText } from '@/shared/lib/state/use-typed-text'
import { textKey } from '@/shared/lib/values/text-key'
import { REFRESH_KEY } from '@/shared/ui/data-age'
import { EmptyState } from '@/shared/ui/empty-state'
import { ReadError } from '@/shared/ui/error-panel'
import { DownloadIcon, RefreshIcon, NextIcon, PreviousIcon } from '@/shared/ui/icons'
import { ResetView } from '@/shared/ui/reset-view'
import { delayed, TableSkeleton } from '@/shared/ui/waiting'
import { SearchField } from '@/shared/ui/fields/search-field'
import { SelectField } from '@/shared/ui/fields/select-field'
import { Refusal } from '@/shared/ui/refusal'
import type { AnalyticsEvent } from './analytics-queries'
import { eventFilterOptions, isEventFilter, eventTypeBadge, type EventsView } from './event-type'
import { eventsCsv } from './events-csv'
import { EventsTable } from './events-table'

type Props = {
  read: UseQueryResult<AnalyticsEvent[]>
  view: EventsView
  onViewChange: (view: EventsView) => void
  isRefreshing: boolean
  onRefresh: () => void
}

const FILE_NAME = 'events.csv'

const textOf = ({ eventType, contactName, contactEmail, payload }: AnalyticsEvent) =>
  textKey(
    [eventTypeBadge(eventType).label, contactName, contactEmail, payload.campaign].join('\n'),
  )

export function RecentEvents({ read, view, onViewChange, isRefreshing, onRefresh }: Props) {
  const t = useTranslation()
  const types = useMemo(() => eventFilterOptions(t), [t])
  const headingId = useId()
  const { type, find } = view
  const [query, setQuery] = useTypedText(find, (find) => onViewChange({ type, find }))
  const needle = textKey(query)
  const shown = read.data?.filter((event) => textOf(event).includes(needle))

  const handleReset = () => {
    setQuery('')
    onViewChange({ type: 'all', find: '' })
  }

  return (
    <Card.Root as="section" aria-labelledby={headingId}>
      <Card.Header as={Flex} flexDirection="row" flexWrap="wrap" alignItems="center" gap="3">
        <Heading as="h2" id={headingId} size="md" flex="1 1 auto">
          {t('Recent Events')}
        </Heading>
        <Box flex="1 1 12rem" maxW={{ md: '16rem' }}>
          <SearchField label={t('Find in these events')} value={query} onChange={setQuery} />
        </Box>
        <Box flex="1 1 8rem" maxW={{ md: '10rem' }}>
          <SelectField
            label={t('Event type')}
            isLabelHidden
            options={types}
            value={type}
            onChange={(next) => isEventFilter(next) && onViewChange({ type: next, find: query })}
          />
        </Box>
        <ResetView isChanged={type !== 'all' || query !== ''} onReset={handleReset} />
        <Refusal reason={isRefreshing ? t('The events are being loaded.') : undefined}>
          <Button ref={action(REFRESH_KEY)} variant="outline" onClick={onRefresh}>
            <RefreshIcon />
            {t('Refresh')}
          </Button>
        </Refusal>
        <Refusal reason={shown?.length ? undefined : t('There are no events to download.')}>
          <Button
            ref={action()}
            variant="outline"
            onClick={() => shown && downloadText(FILE_NAME, eventsCsv(shown))}
          >
            <DownloadIcon />
            {t('Download CSV')}
          </Button>
        </Refusal>
      </Card.Header>
      <Card.Body gap="4">
        <Events
          read={read}
          shown={shown}
          query={query}
          isFiltered={type !== 'all'}
          onReset={handleReset}
        />
        <EventsPager />
      </Card.Body>
    </Card.Root>
  )
}

type EventsProps = {
  read: UseQueryResult<AnalyticsEvent[]>
  shown: AnalyticsEvent[] | undefined
  query: string
  isFiltered: boolean
  onReset: () => void
}

function Events({ read, shown, query, isFiltered, onReset }: EventsProps) {
  const t = useTranslation()

  if (read.isPending)
    return (
      <Box {...delayed}>
        <TableSkeleton rows={20} label={t('Loading events...')} />
      </Box>
    )
  if (!read.data || !shown) {
    return <ReadError of={read} title={t('The events could not be loaded')} />
  }
  if (read.data.length === 0) return <NoEvents isFiltered={isFiltered} onReset={onReset} />
  return (
    <Stack gap="3">
      <Text role="status" color="fg.muted" textStyle="sm" _empty={{ display: 'none' }}>
        {query.trim() &&
          t('Showing {shown} of {total} events.', {
            shown: shown.length,
            total: read.data.length,
          })}
      </Text>
      {read.isError && (
        <Text color="fg.error" textStyle="sm">
          {t('The events could not be refreshed. These were loaded earlier.')}
        </Text>
      )}
      {shown.length === 0 ? (
        <EmptyState
          title={t('None of these events has “{text}” in it', { text: query.trim() })}
          description={t('The search looks at type, contact, email and campaign.')}
          action={
            <Button variant="outline" onClick={onReset}>
              {t('Show all events')}
            </Button>
          }
        />
      ) : (
        <EventsTable events={shown} />
      )}
    </Stack>
  )
}

function NoEvents({ isFiltered, onReset }: Pick<EventsProps, 'isFiltered' | 'onReset'>) {
  const t = useTranslation()

  if (isFiltered) {
    return (
      <EmptyState
        title={t('No events found')}
        description={t('There are none of this type.')}
        action={
          <Button variant="outline" onClick={onReset}>
            {t('Show all events')}
          </Button>
        }
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

/** There is only one page, so the buttons are disabled. */
function EventsPager() {
  const t = useTranslation()
  const reasonId = useId()
  const button = { variant: 'outline', size: 'sm', 'aria-describedby': reasonId } as const
  return (
    <Flex as="nav" aria-label={t('Pages')} align="center" justify="space-between" gap="2">
      <Flex wrap="wrap" columnGap="1.5" color="fg.muted" textStyle="sm">
        <Text>{t('Latest 50 events')}</Text>
        <Text id={reasonId}>{t('All of them are on this page.')}</Text>
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
