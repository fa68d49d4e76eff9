import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, waitFor } from 'storybook/test'
import { ConfirmDialog } from '@/shared/ui/dialogs/confirm-dialog'

const meta = {
  title: 'Components/Dialogs/Confirm dialog',
  component: ConfirmDialog,
  tags: ['autodocs'],
  parameters: { docs: { story: { inline: false, height: '20rem' } } },
  args: {
    title: 'Delete Campaign',
    children: '“Spring fair” and its sequence will be gone for good.',
    confirmLabel: 'Delete Campaign',
    cancelLabel: 'Cancel',
    pendingLabel: 'Deleting...',
    tone: 'destructive',
    isPending: false,
    onConfirm: fn(),
    onClose: fn(),
  },
  argTypes: {
    tone: { control: 'radio', options: ['neutral', 'destructive'] },
    children: { control: 'text' },
  },
} satisfies Meta<typeof ConfirmDialog>
export default meta

type Story = StoryObj<typeof meta>

export const Confirm: Story = {
  play: async () => {
    await waitFor(() => expect(screen.getByRole('button', { name: 'Cancel' })).toHaveFocus())
  },
}

export const Pending: Story = { args: { isPending: true } }
