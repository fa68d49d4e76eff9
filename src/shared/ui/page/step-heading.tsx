import { Heading, Stack, type StackProps, Text } from '@chakra-ui/react'
import { type ReactNode, useEffect, useId, useRef } from 'react'

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

type SectionProps = Pick<StackProps, 'gap' | 'children'> & { title: string }

export function StepSection({ title, gap, children }: SectionProps) {
  const headingId = useId()
  return (
    <Stack
      as="section"
      aria-labelledby={headingId}
      gap={gap}
      p="4"
      borderWidth="1px"
      borderRadius="l2"
    >
      <Text as="h4" id={headingId} fontWeight="medium">
        {title}
      </Text>
      {children}
    </Stack>
  )
}
