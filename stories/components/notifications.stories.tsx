import { Button, Stack } from '@chakra-ui/react'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useEffect } from 'react'
import { expect, screen, userEvent, waitFor } from 'storybook/test'
import { NotificationLogButton } from '@/shared/ui/notifications/notification-log-button'
import { notify } from '@/shared/ui/notifications/toaster'

export default { title: 'Components/Notifications' } satisfies Meta

function Raise({ status }: { status: keyof typeof notify }) {
  useEffect(() => {
    notify[status]({ title: 'Search completed', description: 'Found 25 leads' })
  }, [status])
  return (
    <Button onClick={() => notify[status]({ title: 'Search completed' })}>Raise another</Button>
  )
}

export const Success: StoryObj = { render: () => <Raise status="success" /> }
export const Failure: StoryObj = { render: () => <Raise status="error" /> }
export const Information: StoryObj = { render: () => <Raise status="info" /> }
export const Warning: StoryObj = { render: () => <Raise status="warning" /> }

export const WithAction: StoryObj = {
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

export const LongText: StoryObj = {
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
    await waitFor(() =>
      expect(screen.getByRole('button', { name: 'Close notification' })).toBeVisible(),
    )
  },
}

function raiseSome() {
  notify.success({ title: 'List created', description: 'Spring fair' })
  notify.error({ title: 'Delete failed', description: 'Failed to delete the list' })
  notify.info({ title: 'CSV import functionality will be implemented soon' })
}

export const Log: StoryObj = {
  render: () => (
    <Stack maxWidth="15rem">
      <NotificationLogButton />
      <Button onClick={raiseSome}>Raise some</Button>
    </Stack>
  ),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Raise some' }))
    await userEvent.click(canvas.getByRole('button', { name: /Notifications, 3 unseen/ }))
    await waitFor(() => expect(screen.getByText('Failed to delete the list')).toBeVisible())
  },
}

export const EmptyLog: StoryObj = {
  render: () => <NotificationLogButton />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Notifications' }))
    await waitFor(() => expect(screen.getByText('Nothing yet')).toBeVisible())
  },
}
