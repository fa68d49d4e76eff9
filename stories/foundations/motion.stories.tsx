import { Box, Flex, Stack, Text } from '@chakra-ui/react'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { Button } from '@/shared/ui/button'
import { Chapter, Page } from '../support/page'
import { tokensOf } from './theme-tokens'

export default { title: 'Foundations/Motion' } satisfies Meta

const easings = tokensOf('easings')

function Track({
  label,
  transition,
  isMoved,
}: {
  label: string
  transition: string
  isMoved: boolean
}) {
  return (
    <Flex align="center" gap="4">
      <Text width="12rem" flexShrink="0" textStyle="sm">
        {label}
      </Text>
      <Box flex="1" height="6" borderRadius="full" bg="bg.muted">
        <Box
          boxSize="6"
          borderRadius="full"
          bg="brand.solid"
          ms={isMoved ? 'calc(100% - 1.5rem)' : '0'}
          transition={transition}
        />
      </Box>
    </Flex>
  )
}

function Motion() {
  const [isMoved, setIsMoved] = useState(false)
  return (
    <Page
      title="Motion"
      intro="Motion shows where an element comes from or goes to. It never delays the user."
    >
      <Chapter
        title="Durations"
        intro="Dialogs and panels appear in 160 ms, smaller elements in 120 ms."
      >
        <Button alignSelf="flex-start" onClick={() => setIsMoved(!isMoved)}>
          Move
        </Button>
        <Stack gap="3">
          {tokensOf('durations').map(({ name, value }) => (
            <Track
              key={name}
              label={`${name} · ${value}`}
              transition={`margin ${value} ease-out`}
              isMoved={isMoved}
            />
          ))}
        </Stack>
      </Chapter>
      <Chapter title="Easing">
        <Stack gap="3">
          {easings.map(({ name, value }) => (
            <Track key={name} label={name} transition={`margin 500ms ${value}`} isMoved={isMoved} />
          ))}
        </Stack>
        {easings.map(({ name, value }) => (
          <Text key={name} color="fg.muted" textStyle="sm">
            {value}
          </Text>
        ))}
      </Chapter>
      <Chapter
        title="Reduced motion"
        intro="With reduced motion set in the system, every transition and animation ends within a millisecond, in the product and on this page."
      >
        <Text fontWeight="semibold">
          {matchMedia('(prefers-reduced-motion: reduce)').matches
            ? 'Reduced motion is set in your system: the dots above jump.'
            : 'Reduced motion is not set in your system: the dots above glide.'}
        </Text>
      </Chapter>
    </Page>
  )
}

export const MotionStory: StoryObj = { name: 'Motion', render: () => <Motion /> }
