import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { SaveListDialog } from '@/entities/list/list-save/save-list-dialog'
import { newLeads, nothingSaved } from '@/entities/list/list-save/list-save-job'
import { SavingPanel } from '@/entities/list/list-save/saving-panel'
import { NetworkError } from '@/shared/api/api-error'
import { SignedIn } from '../../support/signed-in'
import { expectText } from '../../support/user-actions'

const meta = {
  title: 'Components/Leads/Save list dialog',
  component: SaveListDialog,
  subcomponents: { SavingPanel },
  tags: ['autodocs'],
  parameters: { role: 'user', docs: { story: { inline: false, height: '32rem' } } },
  decorators: [
    (Story) => (
      <SignedIn>
        <Story />
      </SignedIn>
    ),
  ],
  args: {
    saver: {
      job: {
        source: newLeads([]),
        onEnd: fn(),
      },
      state: { kind: 'asking', progress: nothingSaved },
      controller: new AbortController(),
    },
    onWriteTo: fn(),
  },
  argTypes: { saver: { control: false }, onWriteTo: { control: false } },
} satisfies Meta<typeof SaveListDialog>
export default meta

type Story = StoryObj<typeof meta>

export const NewList: Story = { play: () => expectText('0 leads will be saved into a new list.') }

export const SavingBrokeOff: Story = {
  parameters: { docs: { story: { inline: true } } },
  render: () => (
    <SavingPanel
      list={{ name: 'Spring fair', description: '' }}
      total={1200}
      state={{
        kind: 'failed',
        error: new NetworkError('Failed to fetch'),
        progress: { ...nothingSaved, listId: '9', sent: 500, saved: 500 },
      }}
    />
  ),
}
