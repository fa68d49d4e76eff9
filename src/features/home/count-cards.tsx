import { Box, Card, Center, Flex, SimpleGrid, Skeleton, Text } from '@chakra-ui/react'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { campaignsQuery } from '@/entities/campaign/campaign-queries'
import { listsQuery } from '@/entities/list/list-queries'
import { useTranslation } from '@/shared/i18n/translate'
import { formatCount } from '@/shared/lib/values/format-count'
import { CampaignsIcon, ListsIcon } from '@/shared/ui/icons'
import { delayed } from '@/shared/ui/waiting'

export function CountCards() {
  const t = useTranslation()
  const lists = useQuery(listsQuery)
  const campaigns = useQuery(campaignsQuery)

  return (
    <SimpleGrid gap={{ base: '3', md: '6' }} columns={2}>
      <CountCard
        label={t('Total Lists')}
        icon={<ListsIcon />}
        count={lists.data?.length}
        isPending={lists.isPending}
      />
      {/* All campaigns are counted, whatever their status. */}
      <CountCard
        label={t('Active Campaigns')}
        icon={<CampaignsIcon />}
        count={campaigns.data?.length}
        isPending={campaigns.isPending}
      />
    </SimpleGrid>
  )
}

type Props = {
  label: string
  icon: ReactNode
  /** Undefined when loading failed: the card of that list says why. */
  count: number | undefined
  isPending: boolean
}

function CountCard({ label, icon, count, isPending }: Props) {
  return (
    <Card.Root role="group" aria-label={label}>
      <Card.Body
        as={Flex}
        flexDirection="row"
        alignItems="center"
        gap="4"
        p={{ base: '4', md: '6' }}
      >
        <Center
          aria-hidden
          display={{ base: 'none', sm: 'flex' }}
          boxSize="12"
          borderRadius="l3"
          bg="brand.subtle"
          color="brand.fg"
        >
          {icon}
        </Center>
        <div>
          <Text color="fg.muted" textStyle="sm">
            {label}
          </Text>
          <Flex align="center" height="9" textStyle="3xl" fontWeight="semibold">
            {isPending ? (
              <Box {...delayed}>
                <Skeleton height="7" width="12" />
              </Box>
            ) : (
              <span>{count === undefined ? '–' : formatCount(count)}</span>
            )}
          </Flex>
        </div>
      </Card.Body>
    </Card.Root>
  )
}
