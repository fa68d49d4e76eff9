import { Flex, Skeleton, Stack } from '@chakra-ui/react'
import { TableSkeleton } from '@/shared/ui/page/placeholder'

const filterWidths = {
  status: { base: '7rem', xl: '9rem' },
  sender: { base: '9rem', xl: '12rem' },
  creators: { base: '7rem', xl: '9rem' },
  view: '20',
}

/** Column widths in percent: status, name, leads, sender, creation. */
const columnShares = [14, 36, 16, 10, 14]

export function CampaignsSkeleton() {
  return (
    <Stack gap={{ base: '2', md: '4' }} minHeight="0">
      <Flex flexShrink="0" align="flex-end" gap="3">
        <Skeleton height="var(--control-height)" flex="1 1 11rem" />
        <Skeleton height="var(--control-height)" width="20" hideFrom="md" />
        {Object.entries(filterWidths).map(([filter, width]) => (
          <Skeleton key={filter} height="var(--control-height)" width={width} hideBelow="md" />
        ))}
      </Flex>
      <TableSkeleton rows={20} columns={columnShares} cardPx={84} />
    </Stack>
  )
}
