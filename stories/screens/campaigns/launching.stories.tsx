import type { Meta, StoryObj } from '@storybook/react-vite'
import { screen } from 'storybook/test'
import { backend } from '../../../mocks/entry/browser'
import { db } from '../../../mocks/entry/db'
import { chooseAction, idOf, launch, marksOfAnotherTab, select } from '../../support/campaigns'
import { press, expectText } from '../../support/user-actions'

const meta = {
  title: 'Screens/Campaigns/Launching',
  parameters: { path: '/campaigns', layout: 'fullscreen' },
} satisfies Meta
export default meta

type Story = StoryObj<typeof meta>

export const WhoIsWrittenTo: Story = {
  play: async () => {
    await select('Summer webinar')
    await select('Renewal reminder')
    await press('Who is written to')
    await expectText('In active campaigns (51)')
  },
}

export const WhoIsWrittenToIsUnknown: Story = {
  parameters: { fail: { getListContacts: 500 } },
  play: async () => {
    await select('Summer webinar')
    await screen.findByRole('group', { name: 'Not known' })
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
    await expectText('We do not know what was launched')
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

/** The server is slow to change the status of what this device has sent. */
export const SendAgain: Story = {
  play: async () => {
    await select('Summer webinar')
    marksOfAnotherTab.sent([{ id: idOf('Summer webinar'), status: 'draft' }])
    await press('Launch (1)')
    await screen.findByRole('alertdialog', { name: 'Send again?' })
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

export const NotReadAgain: Story = {
  play: async () => {
    await select('Summer webinar')
    backend.failures.set('getCampaigns', 503)
    await press('Launch (1)')
    await screen.findByRole('alertdialog', { name: 'Nothing was sent yet' })
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
