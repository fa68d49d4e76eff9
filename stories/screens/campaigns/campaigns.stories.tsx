import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { backend } from '../../../mocks/entry/browser'
import { db } from '../../../mocks/entry/db'
import { sending } from '@/features/campaigns/sending/app-sending'
import { createDeviceMarks } from '@/features/campaigns/sending/device-marks'
import { deviceStorage } from '@/shared/lib/browser-storage'
import { setLaunchesHeld } from '@/shared/lib/held-launches'
import { press, expectText } from '../../support/user-actions'

const meta = {
  title: 'Screens/Campaigns/List',
  parameters: { path: '/campaigns', layout: 'fullscreen' },
} satisfies Meta
export default meta

type Story = StoryObj<typeof meta>

const select = async (name: string) =>
  userEvent.click(await screen.findByRole('checkbox', { name: `Select ${name}` }))

async function chooseAction(name: string, action: string) {
  await press(`Actions for ${name}`)
  await userEvent.click(await screen.findByRole('menuitem', { name: action }))
}

async function deleteCampaign(name: string) {
  await chooseAction(name, 'Delete')
  const dialog = within(await screen.findByRole('alertdialog', { name: 'Delete Campaign' }))
  await userEvent.click(dialog.getByRole('button', { name: 'Delete Campaign' }))
}

async function toggleStatus(name: string) {
  await userEvent.click(await screen.findByRole('switch', { name: `Status of ${name}` }))
}

async function launch() {
  await select('Summer webinar')
  await select('Partner outreach')
  // Scrolled to the top, because axe takes a row under the sticky header for a neighbour of its controls.
  screen.getByRole('region', { name: 'Campaigns' }).scrollTop = 0
  await press('Launch (2)')
}

export const Default: Story = { play: () => expectText('Founders intro') }

export const FiveHundred: Story = {
  parameters: { scenario: 'large' },
  play: () => expectText('Founders intro'),
}

export const FilteredAndSorted: Story = {
  parameters: { path: '/campaigns?status=draft&sort=-name' },
  play: async () => {
    await expectText(/^Showing \d+ of \d+ campaigns\.$/)
    await screen.findByRole('button', { name: 'Reset view' })
  },
}

export const Empty: Story = {
  parameters: { scenario: 'empty' },
  play: () => expectText('Create your first campaign to start outreach'),
}

export const Loading: Story = {
  parameters: { hold: ['getCampaigns'] },
  play: () => expectText('Loading campaigns...'),
}

export const LoadFails: Story = {
  parameters: { fail: { getCampaigns: 500 } },
  play: () => expectText('The campaigns could not be loaded'),
}

export const Offline: Story = {
  parameters: { scenario: 'offline' },
  play: () => expectText('The server could not be reached. Check your connection and try again.'),
}

export const SendersFail: Story = {
  parameters: { fail: { getSenders: 500 } },
  play: () => expectText('Failed to load senders'),
}

export const Malformed: Story = {
  parameters: { scenario: 'malformed' },
  play: () => expectText('Half a campaign'),
}

export const NoMatches: Story = {
  play: async () => {
    await userEvent.type(await screen.findByRole('searchbox'), 'no such campaign')
    await expectText('No campaigns found')
  },
}

export const Menu: Story = {
  play: async () => {
    await press('Actions for Summer webinar')
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
    await expectText('No lead list is chosen.')
  },
}

export const WhoIsWrittenTo: Story = {
  play: async () => {
    await select('Summer webinar')
    await select('Renewal reminder')
    await press('Who is written to')
    await expectText('In active campaigns (60)')
  },
}

export const WhoIsWrittenToIsUnknown: Story = {
  parameters: { fail: { getListContacts: 500 } },
  play: async () => {
    await select('Summer webinar')
    await screen.findByRole('group', { name: 'Not known' })
  },
}

const onHold = {
  beforeEach() {
    setLaunchesHeld(true)
    return () => setLaunchesHeld(false)
  },
}

export const LaunchOnHold: Story = {
  ...onHold,
  play: async () => {
    await launch()
    const bar = within(await screen.findByRole('region', { name: 'On hold' }))
    await expect(bar.getByRole('button', { name: 'Undo' })).toBeVisible()
    await expect(screen.getByRole('button', { name: 'Launch (2)' })).toBeDisabled()
  },
}

export const StartOnHold: Story = {
  ...onHold,
  play: async () => {
    await chooseAction('Summer webinar', 'Start Campaign')
    await expectText('Send now')
  },
}

/** What another tab has written about its launches. */
const marksOfAnotherTab = createDeviceMarks({
  storage: deviceStorage,
  page: 'another',
  now: Date.now,
})

function idOf(name: string): string {
  const found = db.campaigns.all().find((campaign) => campaign.name === name)
  if (!found) throw new Error(`There is no campaign ${name}`)
  return found.id
}

export const HeldElsewhere: Story = {
  play: async () => {
    await select('Summer webinar')
    marksOfAnotherTab.hold([idOf('Summer webinar')], Date.now() + 10_000)
    await press('Launch (1)')
  },
}

export const ChangedElsewhere: Story = {
  play: async () => {
    await select('Summer webinar')
    db.campaigns.update(idOf('Summer webinar'), { status: 'active' })
    await press('Launch (1)')
    await expectText('Nothing was sent')
  },
}

/** The server is slow to change the status of what this device has sent. */
export const SendAgain: Story = {
  play: async () => {
    await select('Summer webinar')
    marksOfAnotherTab.sent([{ id: idOf('Summer webinar'), status: 'draft' }])
    await press('Launch (1)')
    await screen.findByRole('alertdialog', { name: 'Send again?' })
  },
}

export const NotReadAgain: Story = {
  play: async () => {
    await select('Summer webinar')
    backend.failures.set('getCampaigns', 503)
    await press('Launch (1)')
    await screen.findByRole('alertdialog', { name: 'Nothing was sent yet' })
  },
}

export const HoldTooLate: Story = {
  ...onHold,
  play: async () => {
    await chooseAction('Summer webinar', 'Start Campaign')
    await screen.findByRole('region', { name: 'On hold' })
    // As after a sleep of an hour.
    sending.jobs.update((jobs) =>
      jobs.map((job) => Object.assign({}, job, { stage: { name: 'held', until: 0 } })),
    )
    await press('Send now')
  },
}

export const DeletedOnHold: Story = {
  ...onHold,
  play: async () => {
    await select('Summer webinar')
    await press('Launch (1)')
    await screen.findByRole('region', { name: 'On hold' })
    await chooseAction('Summer webinar', 'Delete')
    await press('Delete Campaign')
    await expectText('Nothing was sent')
  },
}

async function chooseMore(action: string) {
  await press('More actions')
  await userEvent.click(await screen.findByRole('menuitem', { name: action }))
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
  play: async () => {
    await select('Founders intro')
    await select('Pilot check-in')
    await chooseMore('Pause 2 campaigns')
    await screen.findByRole('heading', { name: '2 campaigns paused' })
  },
}

export const PausedPartly: Story = {
  parameters: { fail: { setCampaignStatus: 500 } },
  play: async () => {
    await select('Founders intro')
    await chooseMore('Pause 1 campaign')
    await expectText('Retry the rest')
  },
}

export const PausingAll: Story = {
  play: async () => {
    await chooseMore('Pause all active campaigns')
    await screen.findByRole('alertdialog', { name: /^Pause \d+ campaigns\?$/ })
  },
}

export const SelectedButFilteredOut: Story = {
  play: async () => {
    await select('Founders intro')
    await userEvent.type(screen.getByRole('searchbox'), 'summer')
    await expectText('1 selected are hidden')
  },
}

export const LaunchedPartly: Story = {
  parameters: { scenario: 'launch-partial' },
  play: async () => {
    await launch()
    await expectText('Some campaigns failed to launch')
  },
}

export const LaunchFails: Story = {
  parameters: { fail: { launchCampaigns: 502 } },
  play: async () => {
    await launch()
    await expectText('Nothing was launched')
  },
}

export const LaunchFailsWithoutReason: Story = {
  parameters: { fail: { launchCampaigns: 'empty' } },
  play: async () => {
    await launch()
    await expectText('Failed to launch campaigns')
  },
}

export const LaunchConnectionLost: Story = {
  parameters: { fail: { launchCampaigns: 'network' } },
  play: async () => {
    await launch()
    await expectText('We do not know what was launched')
  },
}

export const Launching: Story = {
  parameters: { hold: ['launchCampaigns'] },
  play: async () => {
    await launch()
    await expectText('Launching...')
  },
}

export const Launched: Story = {
  play: async () => {
    await launch()
    await expectText('Launch successful')
  },
}

export const Started: Story = {
  play: async () => {
    await chooseAction('Summer webinar', 'Start Campaign')
    await expectText('Campaign Started!')
  },
}

export const StartFails: Story = {
  parameters: { fail: { startCampaign: 500 } },
  play: async () => {
    await chooseAction('Summer webinar', 'Start Campaign')
    await expectText('Failed to start campaign')
  },
}

export const StartFailsWithoutReason: Story = {
  parameters: { fail: { startCampaign: 'empty' } },
  play: async () => {
    await chooseAction('Summer webinar', 'Start Campaign')
    await expectText('An error occurred while starting the campaign')
  },
}

export const Paused: Story = {
  play: async () => {
    await toggleStatus('Founders intro')
    await expectText('Status updated')
  },
}

export const StatusFails: Story = {
  parameters: { fail: { setCampaignStatus: 500 } },
  play: async () => {
    await toggleStatus('Founders intro')
    await expectText('Update failed')
  },
}

export const Duplicated: Story = {
  play: async () => {
    await chooseAction('Founders intro', 'Duplicate')
    await expectText('Campaign duplicated')
  },
}

export const DuplicateFails: Story = {
  parameters: { fail: { duplicateCampaign: 500 } },
  play: async () => {
    await chooseAction('Founders intro', 'Duplicate')
    await expectText('Duplicate failed – Failed to duplicate campaign')
  },
}

export const Deleting: Story = {
  play: async () => {
    await chooseAction('Founders intro', 'Delete')
    const dialog = await screen.findByRole('alertdialog', { name: 'Delete Campaign' })
    await waitFor(() => expect(within(dialog).getByText(/It is active/)).toBeVisible())
  },
}

export const DeletePending: Story = {
  parameters: { hold: ['deleteCampaign'] },
  play: async () => {
    await deleteCampaign('Founders intro')
    await expectText('Deleting...')
  },
}

export const Deleted: Story = {
  play: async () => {
    await deleteCampaign('Founders intro')
    await expectText('Campaign deleted')
  },
}

export const DeleteFails: Story = {
  parameters: { fail: { deleteCampaign: 500 } },
  play: async () => {
    await deleteCampaign('Founders intro')
    await expectText('Delete failed – Failed to delete campaign')
  },
}

export const Details: Story = {
  parameters: { path: '/campaigns?details=1' },
  play: () => expectText('A question about {{company}}'),
}
