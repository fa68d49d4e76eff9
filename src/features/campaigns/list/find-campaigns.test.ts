import { describe, expect, it } from 'vitest'
import type { Campaign, CampaignStep } from '@/entities/campaign/campaign'
import { ALL, findCampaigns, sendersOf, type CampaignOrder } from './find-campaigns'

const step = (part: Partial<CampaignStep>): CampaignStep => ({
  id: '1',
  type: 'email',
  subject: '',
  content: '',
  sender: '',
  delay: 0,
  cc: '',
  ...part,
})

const campaign = (part: Partial<Campaign> & { sender?: string }): Campaign => ({
  id: part.name ?? '',
  sentId: part.name ?? '',
  name: '',
  description: '',
  listId: undefined,
  emailTemplate: '',
  status: 'draft',
  sentEmails: 0,
  totalLeads: 0,
  createdAt: undefined,
  steps: [step({ sender: part.sender ?? '' })],
  ...part,
})

const campaigns = [
  campaign({ name: 'Beta 10', status: 'active', sentEmails: 1, totalLeads: 4, createdAt: 3 }),
  campaign({
    name: 'beta 9',
    status: 'paused',
    sentEmails: 4,
    totalLeads: 4,
    createdAt: 1,
    steps: [step({ subject: 'Hello' }), step({ content: '<p>From <b>Acme</b>&nbsp;GmbH</p>' })],
  }),
  campaign({
    name: 'Alpha',
    listId: '7',
    status: 'draft',
    sender: 'sales@example.com',
    createdAt: 2,
  }),
]

const names = (order?: CampaignOrder, filters = {}) =>
  findCampaigns(campaigns, { name: '', status: ALL, sender: ALL, ...filters }, order).map(
    ({ name }) => name,
  )

describe('the campaigns that are shown', () => {
  it("are all campaigns in the server's order at first", () => {
    expect(names()).toEqual(['Beta 10', 'beta 9', 'Alpha'])
  })

  it.each([
    [{ name: ' BETA ' }, ['Beta 10', 'beta 9']],
    [{ name: 'a 1' }, ['Beta 10']],
    [{ name: 'ACME gmbh' }, ['beta 9']],
    [{ status: 'paused' }, ['beta 9']],
    [{ sender: 'Sales@Example.com' }, ['Alpha']],
    [{ status: 'active', sender: 'sales@example.com' }, []],
    [{ writesTo: '7' }, ['Alpha']],
    [{ writesTo: '70' }, []],
  ])('are narrowed by %j', (filters, expected) => {
    expect(names(undefined, filters)).toEqual(expected)
  })

  it.each([
    ['name', ['Alpha', 'beta 9', 'Beta 10']],
    ['status', ['Beta 10', 'Alpha', 'beta 9']],
    ['leads', ['Alpha', 'Beta 10', 'beta 9']],
    ['sender', ['Beta 10', 'beta 9', 'Alpha']],
    ['created', ['beta 9', 'Alpha', 'Beta 10']],
  ] as const)('are sorted by %s, both ways', (column, expected) => {
    expect(names({ column, isDescending: false })).toEqual(expected)
    const descending = names({ column, isDescending: true })
    expect(descending.at(column === 'sender' ? 0 : -1)).toBe(
      column === 'sender' ? 'Alpha' : expected[0],
    )
  })
})

it('an address that steps write in different case is one sender', () => {
  const senders = ['Sales@example.com', 'ann@example.com', 'sales@example.com', '']
  const steps = senders.map((sender) => step({ sender }))
  expect(sendersOf(campaign({ steps }))).toEqual(['Sales@example.com', 'ann@example.com'])
})
