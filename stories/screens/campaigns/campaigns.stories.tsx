import type { Meta, StoryObj } from '@storybook/react-vite'
import { delay, http } from 'msw'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { worker } from '../../../mocks/entry/browser'
import { presses, sees } from '../../support/person'

const meta = {
  title: 'Screens/Campaigns/List',
  parameters: { path: '/campaigns', layout: 'fullscreen' },
} satisfies Meta
export default meta

type Story = StoryObj<typeof meta>

const select = async (name: string) =>
  userEvent.click(await screen.findByRole('checkbox', { name: `Select ${name}` }))

async function act(name: string, action: string) {
  await presses(`Actions for ${name}`)
  await userEvent.click(await screen.findByRole('menuitem', { name: action }))
}

async function deletes(name: string) {
  await act(name, 'Delete')
  const dialog = within(await screen.findByRole('alertdialog', { name: 'Delete Campaign' }))
  await userEvent.click(dialog.getByRole('button', { name: 'Delete Campaign' }))
}

async function flips(name: string) {
  await userEvent.click(await screen.findByRole('switch', { name: `Status of ${name}` }))
}

async function launch() {
  await select('Summer webinar')
  await select('Partner outreach')
  // Axe takes a row that has scrolled below the header for a neighbour of what stands there.
  screen.getByRole('region', { name: 'Campaigns' }).scrollTop = 0
  await presses('Launch (2)')
}

export const Everything: Story = { play: () => sees('Founders intro') }

export const FiveHundred: Story = {
  parameters: { scenario: 'large' },
  play: () => sees('Founders intro'),
}

export const Empty: Story = {
  parameters: { scenario: 'empty' },
  play: () => sees('Create your first campaign to start outreach'),
}

export const Loading: Story = {
  parameters: { scenario: 'slow' },
  play: () => sees('Loading campaigns...'),
}

export const NotReadable: Story = {
  parameters: { fail: { getCampaigns: 500 } },
  play: () => sees('The campaigns could not be loaded'),
}

export const SendersNotReadable: Story = {
  parameters: { fail: { getSenders: 500 } },
  play: () => sees('Failed to load senders'),
}

export const Malformed: Story = {
  parameters: { scenario: 'malformed' },
  play: () => sees('Half a campaign'),
}

export const NothingFits: Story = {
  play: async () => {
    await userEvent.type(await screen.findByRole('searchbox'), 'no such campaign')
    await sees('No campaigns found')
  },
}

export const Menu: Story = {
  play: async () => {
    await presses('Actions for Summer webinar')
    await waitFor(() =>
      expect(screen.getByRole('menuitem', { name: 'Start Campaign' })).toBeVisible(),
    )
  },
}

export const Selected: Story = {
  play: async () => {
    await select('Draft without a list')
    await select('Founders intro')
    await userEvent.click(await screen.findByText(/things to check before launching/))
    await sees('No lead list is chosen.')
  },
}

export const SelectedAndHidden: Story = {
  play: async () => {
    await select('Founders intro')
    await userEvent.type(screen.getByRole('searchbox'), 'summer')
    await sees('1 selected are hidden')
  },
}

export const LaunchedPartly: Story = {
  parameters: { scenario: 'launch-partial' },
  play: async () => {
    await launch()
    await sees('Some campaigns failed to launch')
  },
}

export const LaunchFails: Story = {
  parameters: { scenario: 'launch-fails' },
  play: async () => {
    await launch()
    await sees('Nothing was launched')
  },
}

export const LaunchFailsWithoutReason: Story = {
  parameters: { fail: { launchCampaigns: 'empty' } },
  play: async () => {
    await launch()
    await sees('Failed to launch campaigns')
  },
}

export const LaunchUnknown: Story = {
  parameters: { fail: { launchCampaigns: 'network' } },
  play: async () => {
    await launch()
    await sees('It is not certain what was launched')
  },
}

export const Launching: Story = {
  beforeEach() {
    worker.use(http.post('*/api/brevo/launch', () => delay('infinite')))
  },
  play: async () => {
    await launch()
    await sees('Launching...')
  },
}

export const Launched: Story = {
  play: async () => {
    await launch()
    await sees('Launch successful')
  },
}

export const Started: Story = {
  play: async () => {
    await act('Summer webinar', 'Start Campaign')
    await sees('Campaign Started!')
  },
}

export const StartFails: Story = {
  parameters: { scenario: 'start-fails' },
  play: async () => {
    await act('Summer webinar', 'Start Campaign')
    await sees('Failed to start campaign')
  },
}

export const StartFailsWithoutReason: Story = {
  parameters: { fail: { startCampaign: 'empty' } },
  play: async () => {
    await act('Summer webinar', 'Start Campaign')
    await sees('An error occurred while starting the campaign')
  },
}

export const Paused: Story = {
  play: async () => {
    await flips('Founders intro')
    await sees('Status updated')
  },
}

export const StatusFails: Story = {
  parameters: { scenario: 'status-fails' },
  play: async () => {
    await flips('Founders intro')
    await sees('Update failed')
  },
}

export const Duplicated: Story = {
  play: async () => {
    await act('Founders intro', 'Duplicate')
    await sees('Campaign duplicated')
  },
}

export const DuplicateFails: Story = {
  parameters: { scenario: 'duplicate-fails' },
  play: async () => {
    await act('Founders intro', 'Duplicate')
    await sees('Duplicate failed – Failed to duplicate campaign')
  },
}

export const Deleting: Story = {
  play: async () => {
    await act('Founders intro', 'Delete')
    const dialog = await screen.findByRole('alertdialog', { name: 'Delete Campaign' })
    await waitFor(() => expect(within(dialog).getByText(/It is active/)).toBeVisible())
  },
}

export const Deleted: Story = {
  play: async () => {
    await deletes('Founders intro')
    await sees('Campaign deleted')
  },
}

export const DeleteFails: Story = {
  parameters: { scenario: 'campaign-delete-fails' },
  play: async () => {
    await deletes('Founders intro')
    await sees('Delete failed – Failed to delete campaign')
  },
}

export const Details: Story = {
  parameters: { path: '/campaigns?details=1' },
  play: () => sees('A question about {{company}}'),
}
