import { Box, Card, Flex, Skeleton, Text } from '@chakra-ui/react'
import { useQuery, type UseQueryResult } from '@tanstack/react-query'
import { Link, type LinkProps } from '@tanstack/react-router'
import { useId } from 'react'
import { campaignsQuery } from '@/entities/campaign/campaign-queries'
import { listsQuery } from '@/entities/list/list-queries'
import { useTranslation } from '@/shared/i18n/translate'
import { formatCount } from '@/shared/i18n/format-count'
import { delayed } from '@/shared/ui/page/placeholder'

export function CountCards() {
  const t = useTranslation()
  const lists = useQuery(listsQuery)
  const campaigns = useQuery(campaignsQuery)

  return (
    <Card.Root flexDirection="row" overflow="hidden" css={counts}>
      <Count label={t('Total Lists')} to="/lists" read={lists} />
      {/* All campaigns are counted, whatever their status. */}
      <Count label={t('Active Campaigns')} to="/campaigns" read={campaigns} />
    </Card.Root>
  )
}

const counts = {
  '& > *': { flex: '1', position: 'relative', px: '5', py: '3', _hover: { bg: 'bg.hover' } },
  '& > * + *': { borderStartWidth: '1px' },
  '& a': { borderRadius: 'sm' },
  '& a::after': { content: '""', position: 'absolute', inset: '0' },
}

/** A failure is reported by the card with the rows. */
type Props = { label: string; to: LinkProps['to']; read: UseQueryResult<unknown[]> }

/** The number is a link that covers its half of the card. */
function Count({ label, to, read }: Props) {
  const labelId = useId()
  return (
    <Box role="group" aria-label={label}>
      <Text id={labelId} color="fg.muted" textStyle="sm">
        {label}
      </Text>
      <Flex align="center" height="9" textStyle="3xl" fontWeight="semibold">
        {read.isPending ? (
          <Box {...delayed}>
            <Skeleton height="7" width="12" />
          </Box>
        ) : read.data === undefined ? (
          '–'
        ) : (
          <Link to={to} aria-describedby={labelId}>
            {formatCount(read.data.length)}
          </Link>
        )}
      </Flex>
    </Box>
  )
}
