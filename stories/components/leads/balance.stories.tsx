import type { Meta, StoryObj } from '@storybook/react-vite'
import { Box } from '@chakra-ui/react'
import { Balance } from '@/entities/credits/balance'
import { expectText } from '../../support/user-actions'

const meta = {
  title: 'Components/Leads/Balance',
  component: Balance,
  tags: ['autodocs'],
  parameters: { role: 'user', docs: { story: { inline: false, height: '6rem' } } },
  decorators: [
    (Story) => (
      <Box display="inline-block">
        <Story />
      </Box>
    ),
  ],
} satisfies Meta<typeof Balance>
export default meta

type Story = StoryObj<typeof meta>

export const Default: Story = { play: () => expectText(/\d credits$/) }

export const Unknown: Story = {
  parameters: { fail: { getCreditBalance: 500 } },
  play: () => expectText('Not up to date'),
}
