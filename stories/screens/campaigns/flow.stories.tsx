import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, spyOn, userEvent, waitFor } from 'storybook/test'
import { openDraftDevice } from '@/features/campaign-builder/drafts/draft-device'
import { press, expectText } from '../../support/user-actions'

const meta = {
  title: 'Screens/Campaigns/Flow',
  parameters: { path: '/campaigns?flow=name', layout: 'fullscreen' },
} satisfies Meta
export default meta

type Story = StoryObj<typeof meta>

async function typeName() {
  await userEvent.type(await screen.findByRole('textbox', { name: 'Campaign name' }), 'Autumn')
}

async function reachBuilder() {
  await typeName()
  await press('Continue')
  await userEvent.click(await screen.findByRole('combobox', { name: 'Lead list' }))
  await userEvent.click(await screen.findByRole('option', { name: /^Pilot customers/ }))
  await press('Continue to Sequence Builder')
  await screen.findByRole('textbox', { name: 'Subject' })
}

async function addStep() {
  await press('Add step')
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Email' }))
}

export const Name: Story = { play: () => expectText('Create a new campaign') }

export const NameMissing: Story = {
  parameters: {
    message: { title: 'Campaign name required – Please enter a name for your campaign' },
  },
  play: async () =>
    userEvent.type(await screen.findByRole('textbox', { name: 'Campaign name' }), '{Enter}'),
}

export const ListMissing: Story = {
  tags: ['long'],
  parameters: { message: { title: 'Missing information – Please select a lead list to continue' } },
  play: async () => {
    await typeName()
    await press('Continue')
    await userEvent.type(
      await screen.findByRole('textbox', { name: 'Campaign name' }),
      ' again{Enter}',
    )
  },
}

export const PickList: Story = {
  parameters: { scenario: 'large' },
  play: async () => {
    await typeName()
    await press('Continue')
    await userEvent.click(await screen.findByRole('combobox', { name: 'Lead list' }))
    await userEvent.type(await screen.findByRole('combobox', { name: 'Filter by name' }), 'pilot')
    await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(1))
  },
}

export const Manual: Story = {
  parameters: { path: '/campaigns?flow=manual' },
  play: () => expectText('Build my campaign manually'),
}

export const ListsEmpty: Story = {
  parameters: { path: '/campaigns?flow=manual', scenario: 'empty' },
  play: () => expectText('No lead lists found'),
}

export const ListsFail: Story = {
  parameters: { path: '/campaigns?flow=manual', scenario: 'server-down' },
  play: () => expectText('The lead lists could not be loaded'),
}

export const Builder: Story = { play: reachBuilder }

export const TwoSteps: Story = {
  tags: ['long'],
  play: async () => {
    await reachBuilder()
    await addStep()
    await press('Wait for 1 day(s)')
    await press('One day more')
    await userEvent.click(screen.getByText(/^\d+ to check$/))
  },
}

export const UnsubscribeLinksInserted: Story = {
  tags: ['long'],
  parameters: {
    path: '/campaigns?flow=sequence&edit=1',
    message: { title: 'The unsubscribe link is in 2 steps' },
  },
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: /^Add all \d steps$/ }))
    await userEvent.click(await screen.findByText(/to check before saving/))
    await userEvent.click(
      await screen.findByRole('button', { name: /^Insert the unsubscribe link in all \d steps$/ }),
    )
    await expectText(/^The unsubscribe link is in \d steps$/)
  },
}

export const StepTypes: Story = {
  play: async () => {
    await reachBuilder()
    await press('Add step')
    await waitFor(() =>
      expect(screen.getByRole('menuitem', { name: /Visit profile/ })).toBeVisible(),
    )
  },
}

export const NothingSelected: Story = {
  tags: ['long'],
  parameters: { message: { title: 'Step 1 deleted' } },
  play: async () => {
    await reachBuilder()
    await addStep()
    await userEvent.click(screen.getByRole('button', { name: /^Step 1 · / }))
    await press('Delete step 1')
    await expectText('No step is selected')
  },
}

export const SendersEmpty: Story = {
  tags: ['long'],
  parameters: { scenario: 'senders-empty' },
  play: async () => {
    await reachBuilder()
    await expectText('No senders available')
  },
}

export const Saved: Story = {
  parameters: { message: { title: 'Campaign created' } },
  play: async () => {
    await reachBuilder()
    await press('Save Campaign')
  },
}

export const Creating: Story = {
  parameters: { hold: ['createCampaign'] },
  play: async () => {
    await reachBuilder()
    await press('Save Campaign')
    await expectText('Creating...')
  },
}

export const SendersLoading: Story = {
  parameters: { hold: ['getSenders'] },
  play: async () => {
    await reachBuilder()
    await expectText('Loading senders...')
  },
}

export const SaveFails: Story = {
  tags: ['long'],
  parameters: {
    fail: { createCampaign: 500 },
    message: { title: 'Creation failed – Failed to create new campaign' },
  },
  play: async () => {
    await reachBuilder()
    await press('Save Campaign')
  },
}

export const Edit: Story = {
  parameters: {
    path: '/campaigns?flow=sequence&edit=1',
    message: {
      title: 'Edit Mode',
      description: 'Saving makes a new campaign from “Founders intro”.',
    },
  },
  play: () => expectText("Saving creates a new campaign. 'Founders intro' stays as it is."),
}

export const EditUnknown: Story = {
  parameters: {
    path: '/campaigns?flow=sequence&edit=999',
    message: { title: 'Error – Campaign not found' },
  },
  play: () => expectText('Error – Campaign not found'),
}

export const Leaving: Story = {
  parameters: { dialog: 'Leave this campaign unsaved?' },
  play: async () => {
    await typeName()
    await userEvent.click(screen.getByRole('link', { name: 'Home' }))
    await expectText('Leave this campaign unsaved?')
  },
}

export const Discarded: Story = {
  parameters: {
    message: {
      title: 'Draft discarded',
      description: '“Autumn” is no longer kept on this device.',
    },
  },
  play: async () => {
    await typeName()
    await press('Cancel')
  },
}

export const StorageBlocked: Story = {
  beforeEach() {
    const spy = spyOn(IDBDatabase.prototype, 'transaction').mockImplementation(() => {
      throw new DOMException('The storage is blocked', 'SecurityError')
    })
    return () => spy.mockRestore()
  },
  play: async () => {
    await reachBuilder()
    await expectText('This browser blocks the storage that a draft needs: save before you leave.')
  },
}

export const OpenInAnotherTab: Story = {
  parameters: { path: '/campaigns?flow=sequence&draft=elsewhere' },
  beforeEach() {
    let release = () => {}
    void navigator.locks.request(
      'campaign-draft:elsewhere',
      async () => new Promise<void>((resolve) => (release = resolve)),
    )
    return () => release()
  },
  play: () => expectText('Open in another tab'),
}

export const UnreadableDraft: Story = {
  parameters: { path: '/campaigns?flow=sequence&draft=broken' },
  async beforeEach() {
    const device = openDraftDevice('2')
    const place = { flow: 'sequence' as const }
    await device.write({ id: 'broken', name: 'Autumn', changedAt: 0, place }, [])
    return device.removeAll
  },
  play: () => expectText('The draft could not be opened'),
}

export const UnsavedDrafts: Story = {
  name: 'Unsaved drafts',
  play: async () => {
    await typeName()
    await userEvent.click(screen.getByRole('link', { name: 'Campaigns' }))
    await press('Leave')
    await expectText(/^Unsaved draft, /)
  },
}

export const LogOut: Story = {
  parameters: { dialog: 'Log out with unsaved drafts?' },
  play: async () => {
    await typeName()
    await press('Logout')
    await expectText('Log out with unsaved drafts?')
  },
}

export const OriginalStepsAdded: Story = {
  tags: ['long'],
  parameters: {
    path: '/campaigns?flow=sequence&edit=2',
    message: { title: 'The prefilled step was replaced by those of the original' },
  },
  play: async () => press('Add all 2 steps'),
}
