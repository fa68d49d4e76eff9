import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, within } from 'storybook/test'
import { sending } from '@/features/campaigns/sending/app-sending'
import { setLaunchesHeld } from '@/shared/lib/device/held-launches'
import { chooseAction, idOf, launch, marksOfAnotherTab, select } from '../../support/campaigns'
import { press, expectText } from '../../support/user-actions'

const meta = {
  title: 'Screens/Campaigns/On hold',
  parameters: { path: '/campaigns', layout: 'fullscreen' },
} satisfies Meta
export default meta

type Story = StoryObj<typeof meta>

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
    await expect(screen.queryByRole('button', { name: 'Launch (2)' })).toBeNull()
  },
}

export const HeldElsewhere: Story = {
  parameters: {
    message: {
      title: 'Already on hold in another tab',
      description: '“Summer webinar” is about to be sent there. Nothing was sent from here.',
    },
  },
  play: async () => {
    await select('Summer webinar')
    void navigator.locks.request('open-tab:another', async () => new Promise(() => {}))
    marksOfAnotherTab.hold([idOf('Summer webinar')], Date.now() + 10_000)
    await press('Launch (1)')
  },
}

export const HoldTooLate: Story = {
  parameters: {
    message: {
      title: 'Nothing was sent',
      description:
        'The countdown of “Summer webinar” was interrupted, as when the computer sleeps.',
    },
  },
  ...onHold,
  play: async () => {
    await chooseAction('Summer webinar', 'Start Campaign')
    await screen.findByRole('region', { name: 'On hold' })
    // Simulates an hour of sleep.
    sending.jobs.update((jobs) =>
      jobs.map((job) => Object.assign({}, job, { stage: { name: 'held', until: 0 } })),
    )
    await press('Send now')
  },
}

export const WaitsForADialog: Story = {
  parameters: { dialog: 'Delete Campaign' },
  ...onHold,
  play: async () => {
    await chooseAction('Summer webinar', 'Start Campaign')
    await screen.findByRole('region', { name: 'On hold' })
    await chooseAction('Summer webinar', 'Delete')
    await expectText('The countdown waits for the open dialog.')
  },
}
