import type { Meta, StoryObj } from '@storybook/react-vite'
import { delay, http } from 'msw'
import { expect, screen, userEvent, waitFor } from 'storybook/test'
import { worker } from '../../../mocks/entry/browser'
import { presses, sees } from '../../support/person'

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
  await presses('Continue')
  await userEvent.click(await screen.findByRole('combobox', { name: 'Lead list' }))
  await userEvent.click(await screen.findByRole('option', { name: /^Pilot customers/ }))
  await presses('Continue to Sequence Builder')
  await sees('Sequence start')
  await screen.findByRole('textbox', { name: 'Subject' })
}

async function addStep() {
  await presses('Add step')
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Email' }))
}

export const Name: Story = { play: () => sees('Create a new campaign') }

export const NameMissing: Story = {
  play: async () => {
    await userEvent.type(await screen.findByRole('textbox', { name: 'Campaign name' }), '{Enter}')
    await sees('Campaign name required – Please enter a name for your campaign')
  },
}

export const ListMissing: Story = {
  play: async () => {
    await typeName()
    await presses('Continue')
    await userEvent.type(
      await screen.findByRole('textbox', { name: 'Campaign name' }),
      ' again{Enter}',
    )
    await sees('Missing information – Please select a lead list to continue')
  },
}

export const Manual: Story = {
  parameters: { path: '/campaigns?flow=manual' },
  play: () => sees('Build my campaign manually'),
}

export const NoLists: Story = {
  parameters: { path: '/campaigns?flow=manual', scenario: 'empty' },
  play: () => sees('No lead lists found'),
}

export const ListsNotReadable: Story = {
  parameters: { path: '/campaigns?flow=manual', scenario: 'server-down' },
  play: () => sees('The lead lists could not be loaded'),
}

export const Builder: Story = { play: reachBuilder }

export const TwoSteps: Story = {
  play: async () => {
    await reachBuilder()
    await addStep()
    await presses('Wait for 1 day(s)')
    await presses('One day more')
    await userEvent.click(screen.getByText(/things to check before saving/))
  },
}

export const StepTypes: Story = {
  play: async () => {
    await reachBuilder()
    await presses('Add step')
    await waitFor(() =>
      expect(screen.getByRole('menuitem', { name: /Visit profile/ })).toBeVisible(),
    )
  },
}

export const NothingSelected: Story = {
  play: async () => {
    await reachBuilder()
    await addStep()
    await presses('Delete step 1')
    await sees('No step is selected')
  },
}

export const NoSenders: Story = {
  parameters: { scenario: 'senders-empty' },
  play: async () => {
    await reachBuilder()
    await sees('No senders available')
  },
}

export const Saved: Story = {
  play: async () => {
    await reachBuilder()
    await presses('Save Campaign')
    await sees('Campaign created')
  },
}

export const Creating: Story = {
  beforeEach() {
    worker.use(http.post('*/api/campaigns', () => delay('infinite')))
  },
  play: async () => {
    await reachBuilder()
    await presses('Save Campaign')
    await sees('Creating...')
  },
}

export const SendersLoading: Story = {
  beforeEach() {
    worker.use(http.get('*/api/brevo/senders', () => delay('infinite')))
  },
  play: async () => {
    await reachBuilder()
    await sees('Loading senders...')
  },
}

export const SaveFails: Story = {
  parameters: { scenario: 'campaign-create-fails' },
  play: async () => {
    await reachBuilder()
    await presses('Save Campaign')
    await sees('Creation failed – Failed to create new campaign')
  },
}

export const Edit: Story = {
  parameters: { path: '/campaigns?flow=sequence&edit=1' },
  play: () => sees("Saving creates a new campaign. 'Founders intro' stays as it is."),
}

export const EditUnknown: Story = {
  parameters: { path: '/campaigns?flow=sequence&edit=999' },
  play: () => sees('Error – Campaign not found'),
}

export const Leaving: Story = {
  play: async () => {
    await typeName()
    await userEvent.click(screen.getByRole('link', { name: 'Home' }))
    await sees('Leave this campaign unsaved?')
  },
}

export const Discarded: Story = {
  play: async () => {
    await typeName()
    await presses('Cancel')
    await sees('Draft discarded')
  },
}

export const NewerDraft: Story = {
  play: async () => {
    await typeName()
    await presses('Cancel')
    await presses('Create a new campaign')
    await userEvent.type(await screen.findByRole('textbox', { name: 'Campaign name' }), 'Winter')
    await presses('Undo')
    await sees('There is a newer draft')
  },
}

export const DraftOffered: Story = {
  play: async () => {
    await typeName()
    await userEvent.click(screen.getByRole('link', { name: 'Lists' }))
    await presses('Leave')
    await userEvent.click(await screen.findByRole('link', { name: 'Campaigns' }))
    await presses('Create a new campaign')
    await waitFor(() => expect(screen.getByRole('dialog')).toBeVisible())
  },
}
