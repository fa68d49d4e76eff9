import { Flex } from '@chakra-ui/react'
import { late, TableSkeleton } from '@/shared/ui/waiting'

/** The shape of the table, while the first search runs. */
export function LeadsSkeleton() {
  return (
    <Flex {...late} direction="column" flex="1 1 0" minHeight="20rem" aria-hidden>
      <TableSkeleton rows={20} maxHeight="none" />
    </Flex>
  )
}
