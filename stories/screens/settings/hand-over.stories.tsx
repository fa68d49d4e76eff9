import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, spyOn, userEvent, within } from 'storybook/test'
import { firstStep } from '@/entities/campaign/model/sequence'
import { noFilters } from '@/entities/lead/lead-filters'
import { newOffer, offers } from '@/entities/offer/offer'
import type { Entry } from '@/features/campaign-builder/library/entry'
import { libraryOfUser } from '@/features/campaign-builder/library/library'
import { savedSearches } from '@/features/lead-search/saved-searches/saved-searches'
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
const reply = {
  key: 'reply-1',
  name: 'Ada Lovelace',
  email: 'ada@lovelace.example',
  campaign: 'Fintech spring push',
  at: 1_790_000_000_000,
}
const draft = {
  changedAt: 1_790_000_000_000,
  form: { name: 'Winter', steps: [firstStep(step)] },
  files: [[{ name: 'prices.pdf', type: 'application/pdf', data: btoa('%PDF') }]],
}

function fill() {
  libraryOfUser(USER_ID).add([...templates, snippet])
  savedSearches(USER_ID).set({ saved: [search], recent: [] })
  offers(USER_ID).set([offer])
}

const content = {
  content: 'AI SDR hand-over',
  version: 1,
  from: { name: 'Marta Jiménez', email: 'marta@example.com' },
  at: '2026-11-26T09:00:00.000Z',
  parts: {
    templates,
    snippets: [snippet],
    searches: [search],
    offers: [offer],
    drafts: [draft],
    replies: [reply],
  },
}

async function takeOver(file: object, size?: number) {
  await press('Take over …')
  const dialog = within(await screen.findByRole('dialog'))
  const chosen = new File([JSON.stringify(file)], 'hand-over.json', { type: 'application/json' })
  if (size !== undefined) Object.defineProperty(chosen, 'size', { value: size })
  await userEvent.upload(
    await dialog.findByLabelText('Choose a file', { selector: 'input' }),
    chosen,
  )
}

export const HandOver: Story = {
  parameters: { dialog: 'Hand over your work' },
  beforeEach: fill,
  play: async () => {
    await press('Hand over …')
    await expect(await screen.findByRole('checkbox', { name: 'Templates' })).toBeChecked()
  },
}

export const Loading: Story = {
  parameters: { hold: ['getEvents'] },
  play: async () => {
    await press('Hand over …')
    await expectText('Reading what you have...')
  },
}

export const NothingChosen: Story = {
  ...HandOver,
  parameters: { fail: { getEvents: 500 } },
  play: async () => {
    await press('Hand over …')
    for (const name of ['Templates', 'Snippets', 'Saved searches', 'Offers'])
      await userEvent.click(await screen.findByRole('checkbox', { name }))
    await expectText('Replies could not be read.')
    await expect(screen.getByRole('button', { name: 'Download file' })).toHaveAttribute(
      'aria-disabled',
      'true',
    )
  },
}

export const Downloaded: Story = {
  ...HandOver,
  play: async (context) => {
    await HandOver.play?.(context)
    await pressInDialog('Download file')
    await expectText(/^Download started: hand-over-/)
  },
}

export const ChooseAFile: Story = {
  parameters: { dialog: 'Take over from another user' },
  play: async () => {
    await press('Take over …')
    await screen.findByRole('button', { name: 'Choose a file' })
  },
}

export const NotAHandOver: Story = {
  play: async () => {
    await takeOver({ leads: [] })
    await expectText('It was not made by “Hand over …”. Choose the .json file.')
  },
}

export const TooLarge: Story = {
  play: async () => {
    await takeOver(content, 100_000_001)
    await expectText('It is larger than 100 MB.')
  },
}

export const AnotherVersion: Story = {
  play: async () => {
    await takeOver({ ...content, version: 2 })
    await expectText('A newer version of this application made it. Reload the page, and try again.')
  },
}

export const Found: Story = {
  beforeEach() {
    offers(USER_ID).set([offer])
  },
  play: async () => {
    await takeOver(content)
    await screen.findByRole('button', { name: 'Take over 9 items' })
  },
}

export const NothingNew: Story = {
  beforeEach: fill,
  play: async () => {
    const { templates, offers } = content.parts
    await takeOver({ ...content, parts: { templates, offers } })
    await expectText('6 here already')
  },
}

export const TakenOver: Story = {
  play: async () => {
    await takeOver(content)
    await pressInDialog('Take over 10 items')
    await expectText('Everything you chose is taken over')
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
    await expectText('Not everything was taken over')
  },
}
