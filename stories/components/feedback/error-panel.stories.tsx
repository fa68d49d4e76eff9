import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor } from 'storybook/test'
import { ErrorPanel } from '@/shared/ui/page/error-panel'

const meta = {
  title: 'Components/Feedback/Error panel',
  component: ErrorPanel,
  tags: ['autodocs'],
  args: {
    title: 'Your lists could not be loaded',
    message: 'The server did not answer.',
    error: new Error('The server did not answer.'),
    onRetry: fn(),
  },
} satisfies Meta<typeof ErrorPanel>
export default meta

type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const LongMessage: Story = {
  args: { message: `500: ${'<div>Bad gateway</div> '.repeat(60)}` },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Show more' }))
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Show less' })).toBeVisible())
  },
}
