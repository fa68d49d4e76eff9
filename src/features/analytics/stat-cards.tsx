import { Box, Card, Flex, Icon, SimpleGrid, Skeleton, Text } from '@chakra-ui/react'
import type { UseQueryResult } from '@tanstack/react-query'
import { msg, type Translatable, useTranslation } from '@/shared/i18n/translate'
import { formatCount } from '@/shared/i18n/format-count'
import { ReadError } from '@/shared/ui/page/error-panel'
import { FallIcon, RiseIcon } from '@/shared/ui/icons'
import { delayed } from '@/shared/ui/page/placeholder'
import type { Stats } from './analytics-queries'
import { formatRate, formatTrend } from './format-rate'

type Stat = {
  label: Translatable
  valueOf: (stats: Stats) => string
  /** Percent. Fixed by the specification; the server sends no such value. */
  trend: number
}

const stats: Stat[] = [
  {
    label: msg('Total Sent'),
    valueOf: ({ totalSent }) => (totalSent === undefined ? '–' : formatCount(totalSent)),
    trend: 12,
  },
  { label: msg('Open Rate'), valueOf: ({ openRate }) => formatRate(openRate), trend: 2.1 },
  { label: msg('Reply Rate'), valueOf: ({ replyRate }) => formatRate(replyRate), trend: -0.5 },
  {
    label: msg('Conversion Rate'),
    valueOf: ({ conversionRate }) => formatRate(conversionRate),
    trend: 0.3,
  },
]

export function StatCards({ read }: { read: UseQueryResult<Stats> }) {
  const t = useTranslation()

  if (read.isError && !read.data) {
    return <ReadError of={read} title={t('The statistics could not be loaded')} />
  }
  return (
    <SimpleGrid gap={{ base: '2', md: '4' }} columns={{ base: 2, lg: 4 }}>
      {stats.map(({ label, valueOf, trend }) => (
        <StatCard
          key={trend}
          label={t(label)}
          value={read.data && valueOf(read.data)}
          trend={trend}
        />
      ))}
    </SimpleGrid>
  )
}

/** @param value undefined while loading */
function StatCard({ label, value, trend }: { label: string; value?: string; trend: number }) {
  const t = useTranslation()
  const isRise = trend > 0
  return (
    <Card.Root role="group" aria-label={label}>
      <Card.Body gap={{ base: '0', md: '1' }} p={{ base: '2.5', md: '4' }}>
        <Text color="fg.muted" textStyle="sm">
          {label}
        </Text>
        <Flex wrap="wrap" align="center" columnGap="1.5" textStyle={{ base: 'xs', md: 'sm' }}>
          <Flex
            align="center"
            flexBasis={{ md: 'full' }}
            height={{ base: '7', md: '9' }}
            textStyle={{ base: 'xl', md: '3xl' }}
            fontWeight="semibold"
            fontVariantNumeric="tabular-nums"
          >
            {value === undefined ? (
              <Box {...delayed}>
                <Skeleton height="7" width="20" />
              </Box>
            ) : (
              <span>{value}</span>
            )}
          </Flex>
          <Flex
            gap="1.5"
            ms={{ base: 'auto', md: '0' }}
            fontWeight={{ md: 'medium' }}
            color={isRise ? 'fg.success' : 'fg.error'}
          >
            <Icon aria-hidden as={isRise ? RiseIcon : FallIcon} boxSize="4" />
            {formatTrend(trend)}
          </Flex>
          <Text as="span" color="fg.muted" flexBasis={{ base: 'full', md: 'auto' }}>
            {t('from last month')}
          </Text>
        </Flex>
      </Card.Body>
    </Card.Root>
  )
}
