import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { GuardedDialog } from '@/shared/ui/dialogs/guarded-dialog'
import { expectText, press } from '../../support/user-actions'

const meta = {
  title: 'Components/Dialogs/Guarded dialog',
  component: GuardedDialog,
  tags: ['autodocs'],
  parameters: { docs: { story: { inline: false, height: '22rem' } } },
  args: {
    title: 'Import new leads',
    children: '500 of 1,200 contacts are saved.',
    onClose: fn(),
    unsaved: {
      isLostBy: () => true,
      question: () => ({
        title: 'Stop saving this list?',
        text: 'If you stop now, the rest is left out.',
        confirmLabel: 'Stop and leave',
        cancelLabel: 'Keep the rest',
      }),
    },
  },
  argTypes: {
    title: { control: 'text' },
    children: { control: 'text' },
    unsaved: { control: false },
    footer: { control: false },
  },
} satisfies Meta<typeof GuardedDialog>
export default meta

export const Asking: StoryObj<typeof meta> = {
  play: async () => {
    await press('Close')
    await expectText('If you stop now, the rest is left out.')
  },
}
