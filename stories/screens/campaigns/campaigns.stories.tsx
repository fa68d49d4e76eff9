import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
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

async function launch() {
  await select('Summer webinar')
  await select('Partner outreach')
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
  parameters: { scenario: 'server-down' },
  play: () => sees('The campaigns could not be loaded'),
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

export const LaunchUnknown: Story = {
  play: async () => {
    await sees('Founders intro')
    await select('Summer webinar')
    const original = window.fetch
    window.fetch = () => Promise.reject(new TypeError('Failed to fetch'))
    await presses('Launch (1)')
    await sees('It is not certain what was launched')
    window.fetch = original
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

export const StatusFails: Story = {
  parameters: { scenario: 'status-fails' },
  play: async () => {
    await userEvent.click(await screen.findByRole('switch', { name: 'Status of Founders intro' }))
    await sees('Update failed')
  },
}

export const Deleting: Story = {
  play: async () => {
    await act('Founders intro', 'Delete')
    const dialog = await screen.findByRole('alertdialog', { name: 'Delete Campaign' })
    await expect(within(dialog).getByText(/It is active/)).toBeVisible()
  },
}

export const Details: Story = {
  parameters: { path: '/campaigns?details=1' },
  play: () => sees('A question about {{company}}'),
}
