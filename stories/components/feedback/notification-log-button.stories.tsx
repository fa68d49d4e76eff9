import { Stack } from '@chakra-ui/react'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor } from 'storybook/test'
import { Button } from '@/shared/ui/button'
import { NotificationLogButton } from '@/app/shell/notification-log-button'
import { notify } from '@/shared/ui/notifications/toaster'

const meta = {
  title: 'Components/Feedback/Notification log button',
  component: NotificationLogButton,
  tags: ['autodocs'],
  parameters: { docs: { story: { inline: false, height: '24rem' } } },
} satisfies Meta<typeof NotificationLogButton>
export default meta

type Story = StoryObj<typeof meta>

function raiseSome() {
  notify.success({ title: 'List created', description: 'Spring fair' })
  notify.error({ title: 'Delete failed', description: 'Failed to delete the list' })
  notify.info({ title: 'CSV import functionality will be implemented soon' })
}

export const Log: Story = {
  render: () => (
    <Stack maxWidth="15rem">
      <NotificationLogButton />
      <Button onClick={raiseSome}>Raise some</Button>
    </Stack>
  ),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Raise some' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Notifications, 1 unseen' }))
    await waitFor(() => expect(screen.getByText('Failed to delete the list')).toBeVisible())
  },
}

export const EmptyLog: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Notifications' }))
    await waitFor(() => expect(screen.getByText('Nothing yet')).toBeVisible())
  },
}
