import { Code, Flex, Heading, Stack, Text } from '@chakra-ui/react'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { Chapter, Page } from '../support/page'
import { tokensOf } from './theme-tokens'

export default { title: 'Foundations/Type' } satisfies Meta

const EXAMPLE = 'Find new leads'
const headings = ['sm', 'md', 'xl', '3xl'] as const

function Line({ name, children }: { name: string; children: React.ReactNode }) {
  return (
    <Flex align="baseline" gap="4" wrap="wrap">
      <Code width="6rem" flexShrink="0" variant="plain" bg="transparent" color="fg.muted" px="0">
        {name}
      </Code>
      {children}
    </Flex>
  )
}

export const Type: StoryObj = {
  render: () => (
    <Page
      title="Type"
      intro="Inter, in five sizes: 12, 14, 16, 20 and 28 px. Other scripts, and a first visit on a slow connection, show the system’s font."
    >
      <Chapter
        title="Headings"
        intro="One h1 per screen. The size depends on the place, not on the level."
      >
        <Stack gap="3">
          {headings.map((size) => (
            <Line key={size} name={size}>
              <Heading as="p" size={size}>
                {EXAMPLE}
              </Heading>
            </Line>
          ))}
        </Stack>
      </Chapter>
      <Chapter title="Text">
        <Stack gap="3">
          {tokensOf('fontSizes').map(({ name }) => (
            <Line key={name} name={name}>
              <Text textStyle={name}>{EXAMPLE}</Text>
            </Line>
          ))}
        </Stack>
      </Chapter>
      <Chapter title="Weights">
        <Stack gap="3">
          {tokensOf('fontWeights').map(({ name, value }) => (
            <Line key={name} name={`${name} ${value}`}>
              <Text fontWeight={name}>{EXAMPLE}</Text>
            </Line>
          ))}
        </Stack>
      </Chapter>
      <Chapter title="Other scripts">
        <Stack gap="2" textStyle="lg">
          {['Łukasz Żółć', 'محمد علي', '田中 さくら', 'Νίκος Παπαδόπουλος', '👩‍🚀 Astro'].map(
            (name) => (
              <bdi key={name} dir="auto">
                {name}
              </bdi>
            ),
          )}
        </Stack>
      </Chapter>
    </Page>
  ),
}
