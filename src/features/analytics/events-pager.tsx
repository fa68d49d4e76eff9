import { Flex, IconButton, Text } from '@chakra-ui/react'
import { NextIcon, PreviousIcon } from '@/shared/ui/icons'

/** There is only one page, so the buttons are disabled. */
export function EventsPager() {
  return (
    <Flex as="nav" aria-label="Pages" align="center" justify="space-between" gap="2">
      <Text color="fg.muted" textStyle="sm">
        Latest 50 events
      </Text>
      <Flex gap="2">
        <IconButton aria-label="Previous page" variant="outline" size="sm" disabled>
          <PreviousIcon />
        </IconButton>
        <IconButton aria-label="Next page" variant="outline" size="sm" disabled>
          <NextIcon />
        </IconButton>
      </Flex>
    </Flex>
  )
}
