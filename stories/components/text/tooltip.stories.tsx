import { Box } from '@chakra-ui/react'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor } from 'storybook/test'
import { Button } from '@/shared/ui/button'
import { Tooltip } from '@/shared/ui/tooltip'

const meta = {
  title: 'Components/Text and pictures/Tooltip',
  component: Tooltip,
  tags: ['autodocs'],
  args: {
    content: 'Removes the list, not its contacts',
    placement: 'top',
    children: <Button variant="outline">Delete list</Button>,
  },
  argTypes: {
    placement: { control: 'select', options: ['top', 'bottom', 'left', 'right'] },
    content: { control: 'text' },
    children: { control: false },
  },
  decorators: [
    (Story) => (
      <Box p="12">
        <Story />
      </Box>
    ),
  ],
} satisfies Meta<typeof Tooltip>
export default meta

export const Open: StoryObj<typeof meta> = {
  play: async ({ canvas }) => {
    await userEvent.hover(canvas.getByRole('button', { name: 'Delete list' }))
    await waitFor(() => expect(screen.getByRole('tooltip')).toBeVisible())
  },
}
