import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { createListMessages } from '@/entities/list/list-messages'
import { nothingSaved, toSource } from '@/entities/list/save-leads'
import { SaveListDialog } from '@/entities/list/ui/save-list-dialog'
import { SaveTargetField } from '@/entities/list/ui/save-target'
import { SavingPanel } from '@/entities/list/ui/saving-panel'
import { NetworkError } from '@/shared/api/api-error'
import { expectText } from '../../support/user-actions'

const meta = {
  title: 'Components/Leads/Save list dialog',
  component: SaveListDialog,
  subcomponents: { SaveTargetField, SavingPanel },
  tags: ['autodocs'],
  parameters: { role: 'user', docs: { story: { inline: false, height: '32rem' } } },
  args: {
    place: 'create-list',
    title: 'Create List',
    submitLabel: 'Create List',
    source: toSource([]),
    messages: createListMessages,
    onSaved: fn(),
    onClose: fn(),
  },
  argTypes: { source: { control: false }, messages: { control: false } },
} satisfies Meta<typeof SaveListDialog>
export default meta

type Story = StoryObj<typeof meta>

export const NewList: Story = { play: () => expectText('0 leads will be saved into a new list.') }

export const SavingBrokeOff: Story = {
  parameters: { docs: { story: { inline: true } } },
  render: () => (
    <SavingPanel
      job={{ name: 'Spring fair', total: 1200 }}
      save={{
        kind: 'failed',
        error: new NetworkError('Failed to fetch'),
        progress: { ...nothingSaved, listId: '9', sent: 500, saved: 500 },
      }}
    />
  ),
}
