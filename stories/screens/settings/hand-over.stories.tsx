import type { Meta, StoryObj } from '@storybook/react-vite'
import { screen, spyOn, userEvent, within } from 'storybook/test'
import { firstStep } from '@/entities/campaign/model/sequence'
import { noFilters } from '@/entities/lead/search/lead-filters'
import { newOffer, offers } from '@/entities/offer/offer'
import type { Entry } from '@/features/campaign-builder/library/entry'
import { expectText, press, pressInDialog } from '../../support/user-actions'

export default {
  title: 'Screens/Settings/Hand over',
  parameters: { path: '/settings', layout: 'fullscreen' },
} satisfies Meta

type Story = StoryObj

const USER_ID = '2'

const { id: _id, ...step } = firstStep({ subject: 'A question', content: '<p>Hi,</p>' })
const templates: Entry[] = ['Opening', 'Follow-up', 'Event', 'Renewal', 'Break-up', 'Referral'].map(
  (name) => ({ kind: 'template', id: name, name, steps: [step] }),
)
const snippet: Entry = { kind: 'snippet', id: 'pricing', name: 'Pricing', html: '<p>From 20.</p>' }
const search = {
  name: 'Fintech',
  filters: { ...noFilters, jobTitles: ['CEO'] },
  limit: 50,
  isUnlisted: false,
}
const offer = { ...newOffer(), name: 'Routing', valueProps: 'Twice the replies' }
const draft = {
  changedAt: 1_790_000_000_000,
  form: { name: 'Winter', steps: [firstStep(step)] },
  files: [[{ name: 'prices.pdf', type: 'application/pdf', data: btoa('%PDF') }]],
}

const content = {
  content: 'AI SDR hand-over',
  version: 2,
  from: { name: 'Marta Jiménez', email: 'marta@example.com' },
  at: '2026-11-26T09:00:00.000Z',
  values: {
    library: [...templates, snippet],
    searches: [search],
    offers: [offer],
    drafts: [draft],
  },
}

async function takeOver(file: object) {
  await press('Hand over or take over …')
  const dialog = within(await screen.findByRole('dialog'))
  const chosen = new File([JSON.stringify(file)], 'hand-over.json', { type: 'application/json' })
  await userEvent.upload(
    await dialog.findByLabelText('Choose a file', { selector: 'input' }),
    chosen,
  )
}

export const HandOver: Story = {
  parameters: { dialog: 'Hand-over' },
  play: async () => {
    await press('Hand over or take over …')
    await pressInDialog('Download file')
    await expectText('There is nothing to hand over on this device.')
  },
}

export const Found: Story = {
  beforeEach() {
    offers(USER_ID).set([offer])
  },
  play: async () => {
    await takeOver(content)
    await expectText('9 new, 1 here already')
  },
}

export const StorageFull: Story = {
  beforeEach() {
    const spy = spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('The storage is full', 'QuotaExceededError')
    })
    return () => spy.mockRestore()
  },
  play: async () => {
    await takeOver(content)
    await pressInDialog('Take over 10 items')
    await expectText(/^1 of 10 items were taken over/)
  },
}
