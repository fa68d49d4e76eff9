import { Flex, Heading } from '@chakra-ui/react'
import { type ReactNode, useEffect, useRef } from 'react'

/** Takes the focus when its step appears, because the button before it is gone. */
export function StepHeading({ children }: { children: ReactNode }) {
  const ref = useRef<HTMLHeadingElement>(null)
  useEffect(() => ref.current?.focus(), [])
  return (
    <Heading
      as="h3"
      size="md"
      ref={ref}
      tabIndex={-1}
      alignSelf="flex-start"
      borderRadius="l1"
      overflowWrap="anywhere"
    >
      {children}
    </Heading>
  )
}

/** The buttons at the end of a step, the main one first, because toasts appear at the right. */
export function StepActions({ children }: { children: ReactNode }) {
  return (
    <Flex wrap="wrap" gap="3" pt="2" css={{ '& > span[id]': { order: 1 } }}>
      {children}
    </Flex>
  )
}
