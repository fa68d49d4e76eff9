import type { Meta, StoryObj } from '@storybook/react-vite'
import { useEffect } from 'react'
import { expect, screen, userEvent, waitFor } from 'storybook/test'
import { Button } from '@/shared/ui/button'
import { notify, Toaster } from '@/shared/ui/notifications/toaster'

type Args = { status: keyof typeof notify; title: string; description: string }

function Raise({ status, title, description }: Args) {
  useEffect(() => notify[status]({ title, description }), [status, title, description])
  return <Button onClick={() => notify[status]({ title })}>Raise another</Button>
}

/** The providers of every story contain the Toaster, so the stories only raise notifications. */
const meta = {
  title: 'Components/Feedback/Toaster',
  component: Toaster,
  tags: ['autodocs'],
  parameters: { docs: { story: { inline: false, height: '14rem' } } },
  args: { status: 'success', title: 'Search completed', description: 'Found 25 leads' },
  argTypes: { status: { control: 'radio', options: ['success', 'error', 'info', 'warning'] } },
  render: (args) => <Raise {...args} />,
} satisfies Meta<Args>
export default meta

type Story = StoryObj<Args>

export const Success: Story = {}
export const Failure: Story = { args: { status: 'error' } }
export const Information: Story = { args: { status: 'info' } }
export const Warning: Story = { args: { status: 'warning' } }

export const WithAction: Story = {
  render: () => (
    <Button
      onClick={() =>
        notify.success(
          { title: 'Leads deleted', description: '3 leads were removed from this page.' },
          { action: { label: 'Undo', onClick: () => notify.info({ title: 'Leads restored' }) } },
        )
      }
    >
      Delete leads
    </Button>
  ),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Delete leads' }))
    await waitFor(() => expect(screen.getByRole('button', { name: 'Undo' })).toBeVisible())
  },
}

export const LongText: Story = {
  render: () => (
    <Button
      onClick={() =>
        notify.error({
          title: 'Some campaigns failed to launch',
          description: Array.from(
            { length: 50 },
            (_, index) => `Campaign ${index + 1}: the sender ${'x'.repeat(40)} is not verified`,
          ).join('\n'),
        })
      }
    >
      Launch
    </Button>
  ),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Launch' }))
    // The text is a tab stop, so that arrow keys scroll it.
    await waitFor(() => expect(screen.getByText(/^Campaign 1:/)).toHaveAttribute('tabindex', '0'))
  },
}
