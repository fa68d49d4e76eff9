import { Heading } from '@chakra-ui/react'
import { type ReactNode, useEffect, useRef } from 'react'

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
