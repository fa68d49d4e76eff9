import { Box, Card, Center, chakra, Flex, Heading, SimpleGrid, Text } from '@chakra-ui/react'
import { useId } from 'react'
import type { AnalyticsEvent } from '@/entities/event/event'
import { MAX_EVENTS } from '@/entities/event/event-queries'
import { type EventFilter, eventTypeBadge, eventTypes } from '@/entities/event/event-type'
import { dateFormat } from '@/shared/i18n/active-language'
import { translate, useTranslation } from '@/shared/i18n/translate'
import { UserTextInSentence } from '@/shared/ui/user-text'

const CHART_HEIGHT = '12.5rem'

/** Rows that fit into the height of a chart. */
const MAX_DAYS = 6

export type Bar = { label: string; count: number; palette: string }

/** From sent to bounced; unknown types come last, each under the server's name. */
export function barsByType(events: readonly AnalyticsEvent[]): Bar[] {
  const counts = new Map<string, number>(eventTypes.map((type) => [type, 0]))
  for (const { eventType } of events) counts.set(eventType, (counts.get(eventType) ?? 0) + 1)
  return Array.from(counts, ([type, count]) => ({ ...eventTypeBadge(type), count }))
}

const days = dateFormat({ weekday: 'short', day: 'numeric', month: 'short' })
const startOfDay = (time: number) => new Date(time).setHours(0, 0, 0, 0)

/**
 * The days with events, in local time, latest first; the days that do not fit are one bar.
 * @param isCut whether older events may be missing, so that the count of the first day is partial
 */
export function barsByDay(events: readonly AnalyticsEvent[], isCut: boolean): Bar[] {
  const counts = new Map<number, number>()
  for (const { timestamp } of events) {
    if (timestamp === undefined) continue
    const day = startOfDay(timestamp)
    counts.set(day, (counts.get(day) ?? 0) + 1)
  }
  const all = Array.from(counts).toSorted(([a], [b]) => b - a)
  const shown = all.length > MAX_DAYS ? all.slice(0, MAX_DAYS - 1) : all
  const earlier = all.slice(shown.length).reduce((sum, [, count]) => sum + count, 0)
  const bars = shown.map(([day, count]) => ({ label: days().format(day), count }))
  if (earlier > 0) bars.push({ label: translate('Earlier'), count: earlier })
  return bars.map(({ label, count }, index) => ({
    label: isCut && index === bars.length - 1 ? translate('{label} (partial)', { label }) : label,
    count,
    palette: 'brand',
  }))
}

type Props = {
  /** Undefined while loading, and after a failure. */
  events: readonly AnalyticsEvent[] | undefined
  hasFailed: boolean
  type: EventFilter
}

export function EventCharts({ events, hasFailed, type }: Props) {
  const t = useTranslation()
  const isAll = type === 'all'
  const shown = { count: events?.length ?? 0 }
  const isCut = (events?.length ?? 0) >= MAX_EVENTS
  const whyNone = events
    ? t('There are no events to show yet.')
    : hasFailed
      ? t('No chart, because the events could not be loaded.')
      : undefined

  return (
    <SimpleGrid
      gap={{ base: '3', md: '4' }}
      columns={{ base: 1, lg: isAll ? 2 : 1 }}
      css={{ '& > *': { minWidth: 0 } }}
    >
      <Chart
        title={events ? t('Events by day, latest {count}', shown) : t('Events by day')}
        note={
          isAll
            ? t('Events of every type, as last loaded.')
            : t('Events of the type “{label}” only, as last loaded.', {
                label: eventTypeBadge(type).label,
              })
        }
        bars={barsByDay(events ?? [], isCut)}
        empty={whyNone}
      />
      {isAll && (
        <Chart
          title={events ? t('Events by type, latest {count}', shown) : t('Events by type')}
          note={t('How many of the latest events are of each type; not rates.')}
          bars={events?.length ? barsByType(events) : []}
          empty={whyNone}
        />
      )}
    </SimpleGrid>
  )
}

type ChartProps = {
  title: string
  note: string
  bars: readonly Bar[]
  /** In place of bars; undefined while loading. */
  empty: string | undefined
}

function Chart({ title, note, bars, empty }: ChartProps) {
  const headingId = useId()
  return (
    <Card.Root as="section" aria-labelledby={headingId}>
      <Card.Header p="5" pb="0">
        <Heading as="h2" id={headingId} size="sm">
          {title}
        </Heading>
        <Text color="fg.muted" textStyle="sm">
          {note}
        </Text>
      </Card.Header>
      <Card.Body p="5" pt="3">
        <Box minHeight={CHART_HEIGHT}>
          {bars.length > 0 && <Bars title={title} bars={bars} />}
          {bars.length === 0 && empty && (
            <Center height={CHART_HEIGHT} color="fg.muted" textAlign="center">
              {empty}
            </Center>
          )}
        </Box>
      </Card.Body>
    </Card.Root>
  )
}

/** A table, so that a screen reader reads each bar as a label and a number. */
function Bars({ title, bars }: { title: string; bars: readonly Bar[] }) {
  const most = Math.max(...bars.map(({ count }) => count))
  return (
    <chakra.table aria-label={title} width="full" textStyle="sm" css={{ tableLayout: 'fixed' }}>
      <tbody>
        {bars.map(({ label, count, palette }) => (
          <chakra.tr key={label} height="8">
            <chakra.th
              scope="row"
              width="10rem"
              color="fg.muted"
              fontWeight="normal"
              textAlign="start"
            >
              <UserTextInSentence text={label} />
            </chakra.th>
            <td>
              <Flex align="center" gap="2" ps="2" fontVariantNumeric="tabular-nums">
                <Box
                  aria-hidden
                  data-bar
                  data-printed-color
                  colorPalette={palette}
                  bg="colorPalette.solid"
                  height="4"
                  borderRadius="sm"
                  style={{ width: `${(count / most) * 85}%` }}
                  forcedColorAdjust="none"
                  css={{ printColorAdjust: 'exact' }}
                />
                {count}
              </Flex>
            </td>
          </chakra.tr>
        ))}
      </tbody>
    </chakra.table>
  )
}
