import { chakra, Flex, Link, Text } from '@chakra-ui/react'
import { useQuery } from '@tanstack/react-query'
import { Link as RouterLink, type LinkProps } from '@tanstack/react-router'
import { campaignsQuery } from '@/entities/campaign/campaign-queries'
import { useDoneMarks } from '@/entities/event/done-marks'
import { eventKey } from '@/entities/event/event'
import { eventsQuery, useKnownEvents } from '@/entities/event/event-queries'
import type { EventType } from '@/entities/event/event-type'
import { listsQuery } from '@/entities/list/list-queries'
import { useTranslation } from '@/shared/i18n/translate'
import { useNow } from '@/shared/lib/state/use-now'
import { formatCount } from '@/shared/lib/values/format-count'
import { ListsIcon } from '@/shared/ui/icons'
import { RetryButton } from '@/shared/ui/unknown-note'
import { HomeCard } from './home-card'
import { finished, oldDrafts } from './to-do'

const types = ['replied', 'bounced'] as const
export const toDoReads = types.map((type) => eventsQuery(type))

/**
 * Counts of open work. Events load after the content of the screen is shown, and fail without a
 * toast.
 */
export function ToDoCard() {
  const t = useTranslation()
  const now = useNow()
  const lists = useQuery(listsQuery)
  const campaigns = useQuery(campaignsQuery)
  const isShown = !lists.isPending && !campaigns.isPending && !!(lists.data ?? campaigns.data)
  const {
    events,
    types: known,
    hasFailed,
    isPending,
    retry,
  } = useKnownEvents(types, {
    isEnabled: isShown,
  })
  const { isDone } = useDoneMarks()
  const openOf = (type: EventType) =>
    known.has(type)
      ? events.filter((event) => event.eventType === type && !isDone(eventKey(event))).length
      : undefined
  const drafts = campaigns.data && oldDrafts(campaigns.data, now)
  const ended = campaigns.data && finished(campaigns.data)
  const [onlyEnded] = ended?.length === 1 ? ended : []
  const whyUnknown = hasFailed && !isPending ? t('not known') : ''

  const entries: Entry[] = [
    {
      label: t('Open replies'),
      count: openOf('replied'),
      link: { to: '/analytics', search: { type: 'replied', done: 'hidden' } },
    },
    {
      label: t('Bounces'),
      count: openOf('bounced'),
      link: { to: '/analytics', search: { type: 'bounced', done: 'hidden' } },
    },
    {
      label: t('Drafts older than three days'),
      count: drafts?.length,
      link: { to: '/campaigns', search: { status: 'draft', sort: 'created' } },
    },
    {
      label: t('Finished campaigns'),
      count: ended?.length,
      link: onlyEnded
        ? { to: '/campaigns', search: { details: onlyEnded.id } }
        : { to: '/campaigns', search: { sort: '-leads' } },
    },
  ]
  return (
    <HomeCard title={t('To do today')} icon={<ListsIcon size={20} />}>
      <chakra.ul listStyleType="none">
        {entries.map((entry, index) => (
          <ToDo key={entry.label} {...entry} whyUnknown={index < types.length ? whyUnknown : ''} />
        ))}
      </chakra.ul>
      {whyUnknown && <RetryButton onRetry={retry} />}
    </HomeCard>
  )
}

type Entry = { label: string; count: number | undefined; link: LinkProps }

function ToDo({ label, count, link, whyUnknown }: Entry & { whyUnknown: string }) {
  return (
    <Flex as="li" align="center" justify="space-between" gap="3" minHeight="9" textStyle="sm">
      {count ? (
        <Link asChild fontWeight="medium" minHeight="6">
          <RouterLink {...link}>{label}</RouterLink>
        </Link>
      ) : (
        <Text color="fg.muted">{label}</Text>
      )}
      <Text
        flexShrink="0"
        color={count ? undefined : 'fg.muted'}
        fontWeight={count ? 'semibold' : undefined}
        fontVariantNumeric="tabular-nums"
      >
        {count === undefined ? whyUnknown : formatCount(count)}
      </Text>
    </Flex>
  )
}
