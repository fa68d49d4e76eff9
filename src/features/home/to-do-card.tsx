import { Box, chakra, Flex, Text } from '@chakra-ui/react'
import { useQuery } from '@tanstack/react-query'
import { Link as RouterLink, type LinkProps } from '@tanstack/react-router'
import { campaignsQuery } from '@/entities/campaign/campaign-queries'
import { hasSender, useIsMine, useOwnSenders } from '@/entities/campaign/own-senders'
import { resultTypes } from '@/entities/campaign/results'
import { type ToDo as CampaignToDo, toDoLabels, useToDos } from '@/entities/campaign/to-do'
import { OnlyMine } from '@/entities/campaign/ui/only-mine'
import { useDoneMarks } from '@/entities/event/done-marks'
import { eventKey } from '@/entities/event/event'
import { useKnownEvents } from '@/entities/event/event-queries'
import type { EventType } from '@/entities/event/event-type'
import { isCut, useIsReturning, useOlderOpenEvents } from '@/entities/event/seen-events'
import { SinceLastVisit } from '@/entities/event/ui/since-last-visit'
import { listsQuery } from '@/entities/list/list-queries'
import { useTranslation } from '@/shared/i18n/translate'
import { formatCount } from '@/shared/i18n/format-count'
import { RetryButton } from '@/shared/ui/page/unknown-note'
import { HomeCard } from './home-card'
import { rowLinks } from './latest-rows'

type Props = { isMine: boolean; onMineChange: (isMine: boolean) => void }

/**
 * Counts of open work. Events load after the content of the screen is shown, and fail without a
 * toast.
 */
export function ToDoCard({ isMine, onMineChange }: Props) {
  const t = useTranslation()
  const lists = useQuery(listsQuery)
  const campaigns = useQuery(campaignsQuery)
  const isShown = !lists.isPending && !campaigns.isPending && !!(lists.data ?? campaigns.data)
  const known = useKnownEvents(resultTypes, { isEnabled: isShown })
  const olderOpen = useOlderOpenEvents()
  const { isDone } = useDoneMarks()
  const openIn = useToDos()
  const senders = useOwnSenders()
  const isOwn = useIsMine(isMine)
  const isReturning = useIsReturning()
  const mine = isMine ? 'yes' : undefined
  const hasFailed = known.hasFailed || (isMine && campaigns.isError)
  const whyUnknown = hasFailed && !known.isPending ? t('not known') : ''

  const eventsEntry = (type: EventType, label: string): Entry => {
    const latest = known.events.filter(({ eventType }) => eventType === type)
    const open = [...latest, ...olderOpen(latest, type)].filter(
      (event) =>
        !isDone(eventKey(event)) && (typeof isOwn !== 'function' || isOwn(event.payload.campaign)),
    ).length
    const count = formatCount(open)
    const isRead = known.types.has(type)
    const isKnown = (isRead || (known.hasFailed && open > 0)) && isOwn !== 'unknown'
    const isAtLeast = (isCut(latest) || !isRead) && open > 0
    return {
      label,
      count: isKnown ? open : undefined,
      text: isKnown ? (isAtLeast ? t('at least {text}', { text: count }) : count) : whyUnknown,
      link: { to: '/analytics', search: { type, done: 'hidden', mine } },
    }
  }
  const campaignsEntry = (toDo: CampaignToDo, sort: string): Entry => {
    const own = campaigns.data?.filter((one) => !isMine || hasSender(one, senders))
    const open = own && openIn(toDo, own)
    return {
      label: t(toDoLabels[toDo]),
      count: open?.length,
      text: open ? formatCount(open.length) : '',
      link: { to: '/campaigns', search: { toDo, sort, sender: mine && 'mine' } },
    }
  }
  const entries: Entry[] = [
    eventsEntry('replied', t('Open replies')),
    eventsEntry('bounced', t('Bounces')),
    campaignsEntry('old-draft', 'created'),
    campaignsEntry('finished', '-leads'),
  ]
  return (
    <HomeCard
      isFirst
      title={t('To do today')}
      action={<OnlyMine isOn={isMine} onChange={onMineChange} />}
    >
      {/* Reserved, because the events load late. */}
      <Box minHeight={isReturning ? '6' : undefined} _empty={{ display: 'none' }}>
        <SinceLastVisit isShown={isOwn} search={{ mine }} />
      </Box>
      <chakra.ul listStyleType="none" css={rowLinks}>
        {entries.map((entry) => (
          <ToDo key={entry.label} {...entry} />
        ))}
      </chakra.ul>
      {whyUnknown && <RetryButton onRetry={known.retry} />}
    </HomeCard>
  )
}

type Entry = {
  label: string
  /** Undefined until it is known. */
  count: number | undefined
  text: string
  link: LinkProps
}

function ToDo({ label, count, text, link }: Entry) {
  return (
    <Flex as="li" justify="space-between" height="11" borderTopWidth="1px">
      {count ? (
        <RouterLink {...link} className="name">
          {label}
        </RouterLink>
      ) : (
        <Text color="fg.muted">{label}</Text>
      )}
      <Text
        flexShrink="0"
        color={count ? undefined : 'fg.muted'}
        fontWeight={count ? 'semibold' : undefined}
        fontVariantNumeric="tabular-nums"
      >
        {text}
      </Text>
    </Flex>
  )
}
