import { Box, Flex, Link, Text } from '@chakra-ui/react'
import { useQuery } from '@tanstack/react-query'
import { Link as RouterLink } from '@tanstack/react-router'
import { Fragment, type ReactNode, useId } from 'react'
import { quietly } from '@/shared/api/query-client'
import { useTranslation } from '@/shared/i18n/translate'
import { useNow } from '@/shared/lib/state/use-now'
import { Loading } from '@/shared/ui/loading'
import { UnknownNote } from '@/shared/ui/page/unknown-note'
import { UserText } from '@/shared/ui/user-text'
import { eventKey, eventsOfPerson } from '../event'
import { eventsQuery, type KnownEvents, useKnownEvents } from '../event-queries'
import { eventTypeBadge, eventTypes } from '../event-type'
import { countInWords, useKnownCounts, whyNone } from '../known-counts'
import { EventBadge } from './event-badge'
import { EventTime } from './event-time'

type SectionProps = {
  read: Pick<KnownEvents, 'isPending' | 'hasFailed' | 'retry'>
  /** Which events are known. */
  source: string
  note?: string
  children: ReactNode
}

function KnownEventsSection({ read, source, note, children }: SectionProps) {
  const t = useTranslation()
  const titleId = useId()
  return (
    <Box as="section" aria-labelledby={titleId}>
      <Text id={titleId} fontWeight="semibold">
        {t('Known events')}
      </Text>
      <Text mb="2" color="fg.muted" textStyle="xs">
        {source}
      </Text>
      {note && <Text mb="2">{note}</Text>}
      {read.isPending && <Loading label={t('Loading events...')} />}
      {read.hasFailed && !read.isPending && (
        <UnknownNote
          texts={[t('Not known: some events could not be read.')]}
          onRetry={read.retry}
        />
      )}
      {children}
    </Box>
  )
}

/** A person's events, newest first. Fetched on mount; failures show no toast. */
export function PersonEvents({ email }: { email: string }) {
  const t = useTranslation()
  const now = useNow()
  const read = useKnownEvents(eventTypes)
  const own = eventsOfPerson(read.events, { email })
  return (
    <KnownEventsSection read={read} source={t('Known events: the latest 50 of each type.')}>
      {own.length === 0 && !read.isPending && !read.hasFailed && (
        <Text color="fg.muted">{t('No known event of this person.')}</Text>
      )}
      <Box as="ul" listStyleType="none" aria-label={t('Known events')} _empty={{ display: 'none' }}>
        {own.map((event) => (
          <Flex as="li" key={eventKey(event)} align="center" gap="3" minHeight="8" textStyle="sm">
            <Box flex="0 0 5.5rem">
              <EventBadge type={event.eventType} />
            </Box>
            <Box flex="1" minWidth="0" truncate title={event.payload.campaign}>
              <UserText text={event.payload.campaign ?? '–'} />
            </Box>
            <Box flexShrink="0" color="fg.muted">
              <EventTime at={event.timestamp} now={now} />
            </Box>
          </Flex>
        ))}
      </Box>
    </KnownEventsSection>
  )
}

const countedTypes = eventTypes.filter((type) => type !== 'sent')

type CampaignProps = {
  campaign: string
  /** Whose events they are, if not only of one campaign. */
  note: string
}

/** Counts the events of a campaign. Reads the latest of all types, once. */
export function CampaignEvents({ campaign, note }: CampaignProps) {
  const t = useTranslation()
  const { isPending, isError, data, refetch } = useQuery(quietly(eventsQuery('all')))
  const countOf = useKnownCounts()
  return (
    <KnownEventsSection
      read={{
        isPending,
        hasFailed: isError && !data,
        retry: () => void refetch(),
      }}
      source={t(
        'The server returns the latest 50 of all campaigns. Replies and bounces also include those that this device has seen.',
      )}
      note={note}
    >
      <Box
        as="dl"
        display="grid"
        gridTemplateColumns="7rem minmax(0, 1fr)"
        gap="2"
        textStyle="sm"
        fontVariantNumeric="tabular-nums"
      >
        {countedTypes.map((type) => {
          const known = countOf(type, campaign)
          return (
            known && (
              <Fragment key={type}>
                <Box as="dt" color="fg.muted">
                  {eventTypeBadge(type).label}
                </Box>
                <dd title={whyNone(known)}>
                  {known.count === 0 ? (
                    countInWords(known)
                  ) : (
                    <Link asChild minHeight="6">
                      <RouterLink to="/analytics" search={{ type, campaign: campaign.trim() }}>
                        {countInWords(known)}
                      </RouterLink>
                    </Link>
                  )}
                </dd>
              </Fragment>
            )
          )
        })}
      </Box>
    </KnownEventsSection>
  )
}
