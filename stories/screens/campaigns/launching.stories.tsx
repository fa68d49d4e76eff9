import type { Meta, StoryObj } from '@storybook/react-vite'
import { screen, userEvent, within } from 'storybook/test'
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

export const Recipients: Story = {
  play: async () => {
    await select('Summer webinar')
    await select('Renewal reminder')
    await press('Recipients')
    await expectText('In other active campaigns (51)')
  },
}

export const RecipientsKnownToHaveBounced: Story = {
  play: async () => {
    await select('Summer webinar')
    await press('Recipients')
    await userEvent.click(await screen.findByRole('radio', { name: /^Known to have bounced/ }))
    await screen.findByRole('button', { name: /^Make a list without/ })
  },
}

/** The events could not be read, so bounces and replies are unknown. */
export const ReactionsNotKnown: Story = {
  parameters: { fail: { getEvents: 500 } },
  play: async () => {
    await select('Summer webinar')
    await press('Recipients')
    await expectText('Not known: who has bounced or replied.')
  },
}

export const ListWithoutSome: Story = {
  play: async () => {
    await select('Summer webinar')
    await press('40 already in active campaigns')
    await press('Make a list without these 40')
    const naming = within(await screen.findByRole('dialog', { name: 'Create List' }))
    await userEvent.click(naming.getByRole('button', { name: 'Create List' }))
    await screen.findByRole('button', { name: 'Use it for this campaign' })
  },
}

export const RecipientsNotKnown: Story = {
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
  name: 'Launch failed for some campaigns',
  parameters: { scenario: 'launch-partial' },
  play: async () => {
    await launch()
    await expectText('Some campaigns failed to launch')
  },
}

export const LaunchFails: Story = {
  name: 'Launch failed',
  parameters: { fail: { launchCampaigns: 502 } },
  play: async () => {
    await launch()
    await expectText('We do not know what was launched')
  },
}

export const LaunchFailsWithoutReason: Story = {
  name: 'Launch failed without a reason',
  parameters: { fail: { launchCampaigns: 'empty' } },
  play: async () => {
    await launch()
    await expectText('Failed to launch campaigns')
  },
}

export const LaunchConnectionLost: Story = {
  name: 'Launch failed: connection lost',
  parameters: { fail: { launchCampaigns: 'network' } },
  play: async () => {
    await launch()
    await expectText('We do not know what was launched')
  },
}

/** The server has not yet changed the status of a campaign sent from this device. */
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
    await screen.findAllByText('Nothing was sent')
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
