import {
  Box,
  Card,
  Center,
  chakra,
  Flex,
  Heading,
  SimpleGrid,
  Skeleton,
  Text,
  VisuallyHidden,
} from '@chakra-ui/react'
import { type ReactNode, useId } from 'react'
import type { AnalyticsEvent } from '@/entities/event/event'
import { MAX_EVENTS } from '@/entities/event/event-queries'
import { type EventFilter, eventTypeBadge } from '@/entities/event/event-type'
import { useTranslation } from '@/shared/i18n/translate'
import { UserText } from '@/shared/ui/user-text'
import { delayed } from '@/shared/ui/placeholder'
import { BarsOverTime } from './bars-over-time'
import { type Bucket, countByType, countOverTime, type Series, series } from './event-counts'
import { Swatch } from './series-patterns'
import { labelOfSeries, seriesColors } from './series-style'

const CHART_HEIGHT = '200px'

const ChartShape = () => (
  <Box width="full" {...delayed}>
    <Skeleton height={CHART_HEIGHT} />
  </Box>
)

type Props = {
  /** Undefined while loading, and after a failure. */
  events: AnalyticsEvent[] | undefined
  hasFailed: boolean
  type: EventFilter
}

export function ChartPanels({ events, hasFailed, type }: Props) {
  const t = useTranslation()
  const isPending = !events && !hasFailed
  const isAll = type === 'all'
  const overTime = countOverTime(events ?? [], (events?.length ?? 0) >= MAX_EVENTS)
  const byType = events?.length ? countByType(events) : []
  const shown = { count: events?.length ?? MAX_EVENTS }
  const used = series.filter((one) => overTime.some(({ counts }) => counts[one]))

  return (
    <SimpleGrid
      gap={{ base: '3', md: '4' }}
      columns={{ base: 1, lg: isAll ? 2 : 1 }}
      css={{ '& > *': { minWidth: 0 } }}
    >
      <ChartPanel
        title={t('Events over time, latest {count}', shown)}
        note={
          isAll
            ? t('Events of every type, as last loaded.')
            : t('Events of the type “{label}” only, as last loaded.', {
                label: eventTypeBadge(type).label,
              })
        }
        {...{ isPending, hasFailed }}
        isEmpty={overTime.length === 0}
      >
        <Center aria-hidden height={CHART_HEIGHT}>
          {isPending ? <ChartShape /> : <BarsOverTime buckets={overTime} />}
        </Center>
        <Legend used={used} isPartial={overTime.some((bucket) => bucket.isPartial)} />
        {overTime.length > 0 && (
          <BucketTable
            title={t('Events over time, latest {count}', shown)}
            buckets={overTime}
            used={used}
          />
        )}
      </ChartPanel>
      {isAll && (
        <ChartPanel
          title={t('Events by type, latest {count}', shown)}
          note={t('How many of the latest events are of each type; not rates.')}
          {...{ isPending, hasFailed }}
          isEmpty={byType.length === 0}
        >
          {isPending ? (
            <ChartShape />
          ) : (
            <Funnel title={t('Events by type, latest {count}', shown)} counts={byType} />
          )}
        </ChartPanel>
      )}
    </SimpleGrid>
  )
}

type PanelProps = {
  title: string
  note: string
  isPending: boolean
  hasFailed: boolean
  isEmpty: boolean
  children: ReactNode
}

function ChartPanel({ title, note, isPending, hasFailed, isEmpty, children }: PanelProps) {
  const t = useTranslation()
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
        {isEmpty && !isPending ? (
          <Center minHeight={CHART_HEIGHT} color="fg.muted" textAlign="center">
            {hasFailed
              ? t('No chart, because the events could not be loaded.')
              : t('There are no events to show yet.')}
          </Center>
        ) : (
          children
        )}
      </Card.Body>
    </Card.Root>
  )
}

function Legend({ used, isPartial }: { used: readonly Series[]; isPartial: boolean }) {
  const t = useTranslation()
  return (
    <Flex
      aria-hidden
      wrap="wrap"
      columnGap="4"
      mt="2"
      minHeight="5"
      color="fg.muted"
      textStyle="xs"
    >
      {used.map((type) => (
        <Flex key={type} align="center" gap="1.5">
          <Swatch type={type} />
          {labelOfSeries(type)}
        </Flex>
      ))}
      {isPartial && (
        <Flex align="center" gap="1.5">
          <Swatch type="partial" />
          {t('Partial: older events are not among the latest 50')}
        </Flex>
      )}
    </Flex>
  )
}

type BucketTableProps = { title: string; buckets: readonly Bucket[]; used: readonly Series[] }

function BucketTable({ title, buckets, used }: BucketTableProps) {
  const t = useTranslation()
  return (
    <VisuallyHidden>
      <table aria-label={title}>
        <thead>
          <tr>
            <th scope="col">{t('Time')}</th>
            {used.map((type) => (
              <th key={type} scope="col">
                {labelOfSeries(type)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {buckets.map(({ fullLabel, counts, isPartial }) => (
            <tr key={fullLabel}>
              <th scope="row">
                {isPartial ? t('{label} (partial)', { label: fullLabel }) : fullLabel}
              </th>
              {used.map((type) => (
                <td key={type}>{counts[type] ?? 0}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </VisuallyHidden>
  )
}

/** Bounces and unknown types come after it and are not stages of the funnel. */
const LAST_OF_FUNNEL = 'replied'

type FunnelProps = { title: string; counts: ReturnType<typeof countByType> }

function Funnel({ title, counts }: FunnelProps) {
  const most = Math.max(...counts.map(({ count }) => count))
  return (
    <chakra.table aria-label={title} width="full" textStyle="sm" css={{ tableLayout: 'fixed' }}>
      <chakra.tbody>
        {counts.map(({ type, label, count }) => (
          <chakra.tr key={label} height="8">
            <chakra.th
              scope="row"
              width="6.5rem"
              color="fg.muted"
              fontWeight="normal"
              textAlign="start"
              borderBottomWidth={type === LAST_OF_FUNNEL ? '1px' : undefined}
            >
              <UserText text={label} />
            </chakra.th>
            <chakra.td borderBottomWidth={type === LAST_OF_FUNNEL ? '1px' : undefined}>
              <Flex align="center" gap="2" fontVariantNumeric="tabular-nums">
                <Box
                  aria-hidden
                  data-printed-color
                  height="4"
                  borderRadius="sm"
                  overflow="hidden"
                  style={{ width: `${(count / most) * 85}%`, background: seriesColors[type] }}
                  forcedColorAdjust="none"
                  css={{ printColorAdjust: 'exact' }}
                />
                {count}
              </Flex>
            </chakra.td>
          </chakra.tr>
        ))}
      </chakra.tbody>
    </chakra.table>
  )
}
