import { Flex } from '@chakra-ui/react'
import { late, TableSkeleton } from '@/shared/ui/waiting'

/** The shape of the table, while the first search runs. */
export function LeadsSkeleton() {
  return (
    <Flex {...late} direction="column" minHeight="0" aria-hidden>
      <TableSkeleton rows={20} />
    </Flex>
  )
}
