import { Flex } from '@chakra-ui/react'
import type { ReactNode } from 'react'

/** The buttons at the end of a step, the main one first, because toasts appear at the right. */
export function StepActions({ children }: { children: ReactNode }) {
  return (
    <Flex wrap="wrap" gap="3" pt="2" css={{ '& > span[id]': { order: 1 } }}>
      {children}
    </Flex>
  )
}
