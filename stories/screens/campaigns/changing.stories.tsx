import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { chooseAction, select } from '../../support/campaigns'
import { press, expectText } from '../../support/user-actions'

const meta = {
  title: 'Screens/Campaigns/Pausing, copying, deleting',
  parameters: { path: '/campaigns', layout: 'fullscreen' },
} satisfies Meta
export default meta

type Story = StoryObj<typeof meta>

async function deleteCampaign(name: string) {
  await chooseAction(name, 'Delete')
  const dialog = within(await screen.findByRole('alertdialog', { name: 'Delete Campaign' }))
  await userEvent.click(dialog.getByRole('button', { name: 'Delete Campaign' }))
}

async function toggleStatus(name: string) {
  await userEvent.click(await screen.findByRole('switch', { name: `Status of ${name}` }))
}

async function chooseMore(action: string, menu = 'More actions') {
  await press(menu)
  await userEvent.click(await screen.findByRole('menuitem', { name: action }))
}

export const Paused: Story = {
  parameters: { message: { title: 'Status updated' } },
  play: () => toggleStatus('Founders intro'),
}

export const StatusFails: Story = {
  parameters: {
    fail: { setCampaignStatus: 500 },
    message: {
      title: 'Update failed',
      description: 'Failed to update campaign status. Please try again.',
    },
  },
  play: () => toggleStatus('Founders intro'),
}

export const MoreActions: Story = {
  play: async () => {
    await select('Founders intro')
    await press('More actions')
    await waitFor(() =>
      expect(screen.getByRole('menuitem', { name: 'Pause 1 campaign' })).toBeVisible(),
    )
  },
}

export const PausedTogether: Story = {
  tags: ['long'],
  parameters: { message: { title: '2 of 2 campaigns paused' } },
  play: async () => {
    await select('Founders intro')
    await select('Pilot check-in')
    await chooseMore('Pause 2 campaigns')
    await screen.findByRole('heading', { name: '2 of 2 campaigns paused' })
  },
}

export const PausedPartly: Story = {
  tags: ['long'],
  parameters: { fail: { setCampaignStatus: 500 }, message: { title: '0 of 1 campaign paused' } },
  play: async () => {
    await select('Founders intro')
    await chooseMore('Pause 1 campaign')
    await expectText('Retry the rest')
  },
}

export const PausingAll: Story = {
  play: async () => {
    await chooseMore('Pause all active campaigns', 'More')
    await screen.findByRole('alertdialog', { name: /^Pause \d+ campaigns\?$/ })
  },
}

export const Duplicated: Story = {
  parameters: {
    message: { title: 'Campaign duplicated' },
  },
  play: () => chooseAction('Founders intro', 'Duplicate'),
}

export const DuplicateFails: Story = {
  parameters: {
    fail: { duplicateCampaign: 500 },
    message: { title: 'Duplicate failed – Failed to duplicate campaign' },
  },
  play: () => chooseAction('Founders intro', 'Duplicate'),
}

export const DeleteDialog: Story = {
  parameters: { dialog: 'Delete Campaign' },
  play: async () => {
    await chooseAction('Founders intro', 'Delete')
    const dialog = await screen.findByRole('alertdialog', { name: 'Delete Campaign' })
    await waitFor(() => expect(within(dialog).getByText(/It is active/)).toBeVisible())
  },
}

export const Deleting: Story = {
  parameters: { hold: ['deleteCampaign'] },
  play: async () => {
    await deleteCampaign('Founders intro')
    await expectText('Deleting...')
  },
}

export const Deleted: Story = {
  parameters: {
    message: { title: 'Campaign deleted' },
  },
  play: () => deleteCampaign('Founders intro'),
}

export const DeleteFails: Story = {
  parameters: {
    fail: { deleteCampaign: 500 },
    message: { title: 'Delete failed – Failed to delete campaign' },
  },
  play: () => deleteCampaign('Founders intro'),
}
