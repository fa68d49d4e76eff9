import { Flex, Heading, Stack } from '@chakra-ui/react'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { Page } from '../support/page'
import { type Device, devices, StoryFrame } from '../support/story-frame'
import { statesOf } from './states'

/** Without tests: each frame shows a story that is tested itself. */
export default {
  title: 'Phone and tablet',
  tags: ['!test'],
  parameters: { layout: 'fullscreen', a11y: { test: 'off' } },
} satisfies Meta

const FRAME_HEIGHT_PX = 420

const sizes: readonly Device[] = ['phone', 'tablet']
const modes = ['light', 'dark'] as const

const nameOf = (story: string) =>
  story
    .replace(/^screens-/, '')
    .replace('--', ': ')
    .replaceAll('-', ' ')

const matrix = (title: string, stories: readonly string[]): StoryObj => ({
  name: title,
  render: () => (
    <Page
      title={title}
      intro={`At ${devices.phone.width} and ${devices.tablet.width} pixels, light and dark. A caption opens the story at that size.`}
    >
      {stories.map((story) => (
        <Stack key={story} as="section" gap="3">
          <Heading as="h2" size="md" _firstLetter={{ textTransform: 'uppercase' }}>
            {nameOf(story)}
          </Heading>
          <Flex wrap="wrap" gap="4">
            {sizes.flatMap((device) =>
              modes.map((colorMode) => (
                <StoryFrame
                  key={`${device} ${colorMode}`}
                  story={story}
                  device={device}
                  colorMode={colorMode}
                  height={FRAME_HEIGHT_PX}
                  caption={`${devices[device].label}, ${colorMode}`}
                />
              )),
            )}
          </Flex>
        </Stack>
      ))}
    </Page>
  ),
})

export const LogIn = matrix('Log In', statesOf.logIn)
export const Shell = matrix('Shell', statesOf.shell)
export const Home = matrix('Home', statesOf.home)
export const LeadSearch = matrix('Lead Search', statesOf.leadSearch)
export const Lists = matrix('Lists', statesOf.lists)
export const Campaigns = matrix('Campaigns', statesOf.campaigns)
export const CampaignBuilder = matrix('Campaign builder', statesOf.builder)
export const Analytics = matrix('Analytics', statesOf.analytics)
export const Settings = matrix('Settings', statesOf.settings)
