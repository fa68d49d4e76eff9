import { Box, Card, Center, Flex, SimpleGrid, Skeleton, Text } from '@chakra-ui/react'
import { useQuery } from '@tanstack/react-query'
import { Link, type LinkProps } from '@tanstack/react-router'
import { type ReactNode, useId } from 'react'
import { campaignsQuery } from '@/entities/campaign/campaign-queries'
import { listsQuery } from '@/entities/list/list-queries'
import { useTranslation } from '@/shared/i18n/translate'
import { formatCount } from '@/shared/i18n/format-count'
import { CampaignsIcon, ListsIcon } from '@/shared/ui/icons'
import { delayed } from '@/shared/ui/page/placeholder'

export function CountCards() {
  const t = useTranslation()
  const lists = useQuery(listsQuery)
  const campaigns = useQuery(campaignsQuery)

  return (
    <SimpleGrid gap={{ base: '3', md: '6' }} columns={2}>
      <CountCard
        label={t('Total Lists')}
        icon={<ListsIcon />}
        to="/lists"
        count={lists.data?.length}
        isPending={lists.isPending}
      />
      {/* All campaigns are counted, whatever their status. */}
      <CountCard
        label={t('Active Campaigns')}
        icon={<CampaignsIcon />}
        to="/campaigns"
        count={campaigns.data?.length}
        isPending={campaigns.isPending}
      />
    </SimpleGrid>
  )
}

const cardLink = {
  _hover: { borderColor: 'border.control' },
  '& a': { borderRadius: 'sm' },
  '& a::after': { content: '""', position: 'absolute', inset: '0', borderRadius: 'l3' },
}

type Props = {
  label: string
  icon: ReactNode
  to: LinkProps['to']
  /** Undefined after a failure, which the card with the rows reports. */
  count: number | undefined
  isPending: boolean
}

/** The number is a link that covers the whole card. */
function CountCard({ label, icon, to, count, isPending }: Props) {
  const labelId = useId()
  return (
    <Card.Root role="group" aria-label={label} position="relative" css={cardLink}>
      <Card.Body
        as={Flex}
        flexDirection="row"
        alignItems="center"
        gap="4"
        p={{ base: '4', md: '5' }}
      >
        <Center
          aria-hidden
          display={{ base: 'none', sm: 'flex' }}
          boxSize="12"
          borderRadius="l3"
          bg="bg.muted"
          color="fg.muted"
        >
          {icon}
        </Center>
        <div>
          <Text id={labelId} color="fg.muted" textStyle="sm">
            {label}
          </Text>
          <Flex align="center" height="9" textStyle="3xl" fontWeight="semibold">
            {isPending ? (
              <Box {...delayed}>
                <Skeleton height="7" width="12" />
              </Box>
            ) : count === undefined ? (
              '–'
            ) : (
              <Link to={to} aria-describedby={labelId}>
                {formatCount(count)}
              </Link>
            )}
          </Flex>
        </div>
      </Card.Body>
    </Card.Root>
  )
}
