import type { Meta, StoryObj } from '@storybook/react-vite'
import type { ComponentProps } from 'react'
import { fn } from 'storybook/test'
import { SaveListDialog } from '@/entities/list/list-save/list-save-form'
import {
  closeListSaveJob,
  listSaveJob,
  newLeads,
  nothingSaved,
  openListSaveJob,
} from '@/entities/list/list-save/list-save-job'
import { SavingPanel } from '@/entities/list/list-save/saving-panel'
import { NetworkError } from '@/shared/api/api-error'
import { useStore } from '@/shared/lib/state/store'
import { SignedIn } from '../../support/signed-in'
import { expectText } from '../../support/user-actions'

type DialogProps = ComponentProps<typeof SaveListDialog>

function OpenJob({ onWriteTo }: Pick<DialogProps, 'onWriteTo'>) {
  const saver = useStore(listSaveJob)
  return saver && <SaveListDialog saver={saver} onWriteTo={onWriteTo} />
}

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
  args: { onWriteTo: fn() },
  render: ({ onWriteTo }) => <OpenJob onWriteTo={onWriteTo} />,
  beforeEach() {
    openListSaveJob({ source: newLeads([]), onEnd: fn() })
    return closeListSaveJob
  },
  argTypes: { saver: { control: false }, onWriteTo: { control: false } },
} satisfies Meta<DialogProps>
export default meta

type Story = StoryObj<Partial<DialogProps>>

export const NewList: Story = {
  play: () => expectText('0 contacts will be saved into a new list.'),
}

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
