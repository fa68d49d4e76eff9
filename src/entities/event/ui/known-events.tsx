import { Box, Flex, Link, Text } from '@chakra-ui/react'
import { Link as RouterLink } from '@tanstack/react-router'
import { Fragment, type ReactNode, useId } from 'react'
import { msg, type Translatable, useTranslation } from '@/shared/i18n/translate'
import { useNow } from '@/shared/lib/state/use-now'
import { Loading } from '@/shared/ui/loading'
import { UnknownNote } from '@/shared/ui/page/unknown-note'
import { UserText } from '@/shared/ui/user-text'
import { eventKey, eventsOfCampaign, eventsOfPerson } from '../event'
import { type KnownEvents, useKnownEvents } from '../event-queries'
import { type EventType, eventTypes } from '../event-type'
import { EventBadge } from './event-badge'
import { EventTime } from './event-time'

type SectionProps = { read: KnownEvents; note?: string; children: ReactNode }

function KnownEventsSection({ read, note, children }: SectionProps) {
  const t = useTranslation()
  const titleId = useId()
  return (
    <Box as="section" aria-labelledby={titleId}>
      <Text id={titleId} fontWeight="semibold">
        {t('Known events')}
      </Text>
      <Text mb="2" color="fg.muted" textStyle="xs">
        {t('Known events: the latest 50 of each type.')}
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
    <KnownEventsSection read={read}>
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

const countedTypes = [
  { type: 'opened', label: msg('Opened') },
  { type: 'clicked', label: msg('Clicked') },
  { type: 'replied', label: msg('Replied') },
  { type: 'bounced', label: msg('Bounced') },
] as const satisfies { type: EventType; label: Translatable }[]
const typesOfCounts = countedTypes.map(({ type }) => type)

type CampaignProps = {
  campaign: string
  /** Whose events they are, if not only of one campaign. */
  note: string
}

export function CampaignEvents({ campaign, note }: CampaignProps) {
  const t = useTranslation()
  const read = useKnownEvents(typesOfCounts)
  const own = eventsOfCampaign(read.events, campaign)
  return (
    <KnownEventsSection read={read} note={note}>
      <Box
        as="dl"
        display="grid"
        gridTemplateColumns="7rem minmax(0, 1fr)"
        gap="2"
        textStyle="sm"
        fontVariantNumeric="tabular-nums"
      >
        {countedTypes.map(({ type, label }) => {
          const count = own.filter(({ eventType }) => eventType === type).length
          return (
            read.types.has(type) && (
              <Fragment key={type}>
                <Box as="dt" color="fg.muted">
                  {t(label)}
                </Box>
                <dd>
                  {count === 0 ? (
                    '0'
                  ) : (
                    <Link asChild minHeight="6">
                      <RouterLink to="/analytics" search={{ type, campaign: campaign.trim() }}>
                        {t('{count, plural, one {1 event} other {{count} events}}', { count })}
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
