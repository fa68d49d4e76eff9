import type { Meta, StoryObj } from '@storybook/react-vite'
import { expectText } from '../../support/user-actions'

export default {
  title: 'Screens/Analytics/Week',
  parameters: { path: '/analytics?report=week', layout: 'fullscreen' },
} satisfies Meta

type Story = StoryObj

export const Default: Story = { play: () => expectText('Last seven days') }

export const EventsFail: Story = {
  parameters: { fail: { getEvents: 500 } },
  play: () => expectText('Not known: some of the figures could not be read.'),
}
