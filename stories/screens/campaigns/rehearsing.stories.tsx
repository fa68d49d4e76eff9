import type { Meta, StoryObj } from '@storybook/react-vite'
import { db } from '../../../mocks/entry/db'
import { expectText } from '../../support/user-actions'

const meta = {
  title: 'Screens/Campaigns/Rehearsing',
  parameters: { layout: 'fullscreen' },
} satisfies Meta
export default meta

type Story = StoryObj<typeof meta>

/** @param ids of campaigns, joined by commas */
const rehearsal = (ids: string, text: string | RegExp, story: Story = {}): Story => ({
  ...story,
  parameters: { path: `/campaigns?rehearse=${ids}`, ...story.parameters },
  play: () => expectText(text),
})

export const TwoCampaigns = rehearsal('8,5', 'Known to have bounced: mailed again (3)')

export const OnePerson = rehearsal('8', 'Get a mail (1)', {
  // Nobody has bounced.
  parameters: { scenario: 'events-empty' },
  beforeEach: () => {
    db.memberships.add('6', db.memberships.of('1').slice(0, 1))
    db.campaigns.update('8', { listId: '6' })
  },
})

/** A list of 5,000 people. */
export const ManyPeople = rehearsal('8', /Get a mail \(\d,\d{3}\)/, {
  tags: ['long'],
  parameters: { scenario: 'large' },
  beforeEach: () => {
    db.campaigns.update('8', { listId: '7' })
  },
})

export const EmptyList = rehearsal('9', 'Nobody will get this')

export const ListNotReadFails = rehearsal(
  '8',
  /^Who will get this is not known: the contacts of .+ could not be read\.$/,
  { parameters: { fail: { getListContacts: 500 } } },
)

export const BouncesNotReadFails = rehearsal('8', 'Not known: who has bounced or replied.', {
  parameters: { fail: { getEvents: 500 } },
})

export const WithoutSteps = rehearsal('10', '“Draft without steps” has no steps that are known.')

export const WithoutList = rehearsal('11', 'Who will get “Draft without a list” is not known.')

export const UnknownCampaign = rehearsal('777', 'This campaign does not exist, or was deleted')

export const NoCampaigns = rehearsal('777', 'This campaign does not exist, or was deleted', {
  parameters: { scenario: 'empty' },
})
