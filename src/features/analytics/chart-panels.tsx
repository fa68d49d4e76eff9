import {
  Box,
  Card,
  Center,
  Heading,
  SimpleGrid,
  Skeleton,
  Text,
  VisuallyHidden,
} from '@chakra-ui/react'
import { type ReactNode, useId } from 'react'
import { useTranslation } from '@/shared/i18n/translate'
import { lazyPart } from '@/shared/ui/lazy-part'
import { delayed } from '@/shared/ui/waiting'
import type { AnalyticsEvent } from './analytics-queries'
import { type Count, countByType, countOverTime } from './event-counts'
import { type EventFilter, eventTypeBadge } from './event-type'

function NumbersList({ title, counts }: { title: string; counts: Count[] }) {
  return (
    <VisuallyHidden asChild>
      <ul aria-label={title}>
        {counts.map(({ fullLabel, count }, index) => (
          // When the clock goes back, two bars have the same label.
          // oxlint-disable-next-line react/no-array-index-key -- the label is not unique
          <li key={`${index} ${fullLabel}`}>{`${fullLabel}: ${count}`}</li>
        ))}
      </ul>
    </VisuallyHidden>
  )
}

const CHART_HEIGHT = '15rem'

const ChartShape = () => (
  <Box width="full" {...delayed}>
    <Skeleton height={CHART_HEIGHT} />
  </Box>
)

const BarsOverTime = lazyPart(async () => (await import('./bar-charts')).BarsOverTime, {
  fallback: ChartShape,
})
const BarsByName = lazyPart(async () => (await import('./bar-charts')).BarsByName, {
  fallback: ChartShape,
})

type Props = {
  /** Undefined while the events load, and when loading failed. */
  events: AnalyticsEvent[] | undefined
  hasFailed: boolean
  type: EventFilter
}

export function ChartPanels({ events, hasFailed, type }: Props) {
  const t = useTranslation()
  const shared = { isPending: !events && !hasFailed, hasFailed, type }
  const overTime = countOverTime(events ?? [])
  const byType = countByType(events ?? [])

  return (
    <SimpleGrid gap="6" columns={{ base: 1, lg: 2 }} css={{ '& > *': { minWidth: 0 } }}>
      <ChartPanel title={t('Events over time, latest 50')} counts={overTime} {...shared}>
        <BarsOverTime counts={overTime} />
      </ChartPanel>
      <ChartPanel title={t('Events by type, latest 50')} counts={byType} {...shared}>
        <BarsByName counts={byType} />
      </ChartPanel>
    </SimpleGrid>
  )
}

type PanelProps = {
  title: string
  counts: Count[]
  isPending: boolean
  hasFailed: boolean
  type: EventFilter
  children: ReactNode
}

function ChartPanel(props: PanelProps) {
  const t = useTranslation()
  const { title, counts, isPending, hasFailed, type, children } = props
  const headingId = useId()
  const hasNumbers = counts.length > 0
  const isEmpty = !isPending && !hasNumbers

  return (
    <Card.Root as="section" aria-labelledby={headingId}>
      <Card.Header>
        <Heading as="h2" id={headingId} size="md">
          {title}
        </Heading>
        <Text color="fg.muted" textStyle="sm">
          {type === 'all'
            ? t('Events of every type, as last loaded.')
            : t('Events of the type “{label}” only, as last loaded.', {
                label: eventTypeBadge(type).label,
              })}
        </Text>
      </Card.Header>
      <Card.Body>
        {isEmpty ? (
          <Center height={CHART_HEIGHT} color="fg.muted" textAlign="center">
            {hasFailed
              ? t('No chart, because the events could not be loaded.')
              : t('There are no events to show yet.')}
          </Center>
        ) : (
          // The code of the charts loads at the same time as the events.
          <Center aria-hidden height={CHART_HEIGHT} position="relative">
            {children}
            {isPending && (
              <Box position="absolute" inset="0">
                <ChartShape />
              </Box>
            )}
          </Center>
        )}
        {hasNumbers && <NumbersList title={title} counts={counts} />}
      </Card.Body>
    </Card.Root>
  )
}
