import { expect, it } from 'vitest'
import { finished, oldDrafts } from './to-do'

const DAY = 24 * 60 * 60_000
const now = 100 * DAY

it('drafts are old after more than three days', () => {
  const draft = (id: string, createdAt?: number) => ({ id, status: 'draft', createdAt })
  const campaigns = [
    draft('old', now - 3 * DAY - 1),
    draft('just three days', now - 3 * DAY),
    draft('of unknown age'),
    { id: 'active', status: 'active', createdAt: 0 },
  ]
  expect(oldDrafts(campaigns, now).map(({ id }) => id)).toEqual(['old'])
})

it('campaigns are finished when they were sent to all of their leads and no step is to come', () => {
  const campaign = (id: string, sentEmails: number, totalLeads: number, age = 9) => ({
    id,
    sentEmails,
    totalLeads,
    createdAt: now - age * DAY,
    steps: [{ delay: 0 }, { delay: 2 }],
  })
  const campaigns = [
    campaign('all', 5, 5),
    campaign('some', 4, 5),
    campaign('nobody', 0, 0),
    campaign('second step tomorrow', 5, 5, 1),
    campaign('second step today', 5, 5, 2),
  ]
  expect(finished(campaigns, now).map(({ id }) => id)).toEqual(['all', 'second step today'])
})
