import { Box, Flex, Text } from '@chakra-ui/react'
import { memo, type ReactNode } from 'react'

/** As high without a selection as with one, so that the rows do not move under the pointer. */
export function LaunchFrame({ children }: { children: ReactNode }) {
  return (
    <Box
      role="region"
      aria-label="Selected campaigns"
      bg="bg.panel"
      borderWidth="1px"
      borderRadius="l3"
      px="4"
      py="2"
    >
      {children}
    </Box>
  )
}

export const LaunchHint = memo(function LaunchHint() {
  return (
    <LaunchFrame>
      <Flex align="center" minH="10">
        <Text color="fg.muted" textStyle="sm">
          Select campaigns to launch them together.
        </Text>
      </Flex>
    </LaunchFrame>
  )
})
