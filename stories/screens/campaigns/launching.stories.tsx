import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen } from 'storybook/test'
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
  tags: ['long'],
  play: async () => {
    await select('Summer webinar')
    await select('Renewal reminder')
    await press('51 people')
    await expectText('Got or gets another campaign (51)')
  },
}

/** The events could not be read, so bounces and replies are unknown. */
export const ReactionsNotKnown: Story = {
  tags: ['long'],
  parameters: { fail: { getEvents: 500 } },
  play: async () => {
    await select('Summer webinar')
    await press('40 people')
    await expectText('Not known: who has bounced or replied.')
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
  parameters: {
    message: { title: 'Launch successful', description: 'Launched 2 campaign(s) successfully' },
  },
  play: () => launch(),
}

export const LaunchFailsForSome: Story = {
  parameters: {
    scenario: 'launch-partial',
    message: {
      title: 'Some campaigns failed to launch',
      description: 'Campaign 7: The delivery provider refused the campaign',
    },
  },
  play: () => launch(),
}

export const LaunchFails: Story = {
  parameters: {
    fail: { launchCampaigns: 502 },
    message: {
      title: 'Launch failed',
      description: '502: {"message":"Something broke on the server"}',
    },
  },
  play: async () => {
    await launch()
    await expectText('We do not know what was launched')
    // In the toast, too.
    const [text] = await screen.findAllByText(/^We could not confirm whether mail is being sent/)
    await expect(text).toBeVisible()
  },
}

export const LaunchFailsWithoutReason: Story = {
  parameters: {
    fail: { launchCampaigns: 'empty' },
    message: { title: 'Launch failed', description: 'Failed to launch campaigns' },
  },
  play: () => launch(),
}

/** The server has not yet changed the status of a campaign sent from this device. */
export const SendAgain: Story = {
  parameters: { dialog: 'Send again?' },
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
  parameters: { dialog: 'Nothing was sent yet' },
  play: async () => {
    await select('Summer webinar')
    backend.failures.set('getCampaigns', 503)
    await press('Launch (1)')
    await screen.findByRole('alertdialog', { name: 'Nothing was sent yet' })
  },
}

export const Started: Story = {
  parameters: {
    message: { title: 'Campaign Started!', description: '40 prospects added, 8 skipped' },
  },
  play: () => chooseAction('Summer webinar', 'Start Campaign'),
}

export const StartFails: Story = {
  parameters: {
    fail: { startCampaign: 500 },
    message: { title: 'Failed to start campaign', description: 'Something broke on the server' },
  },
  play: async () => {
    await chooseAction('Summer webinar', 'Start Campaign')
    await expectText(
      'We could not confirm whether mail is being sent. Refresh the list before sending again.',
    )
  },
}

export const StartFailsWithoutReason: Story = {
  parameters: {
    fail: { startCampaign: 'empty' },
    message: {
      title: 'Failed to start campaign',
      description: 'An error occurred while starting the campaign',
    },
  },
  play: () => chooseAction('Summer webinar', 'Start Campaign'),
}
