import { expect, it } from 'vitest'
import { read } from '@/shared/api/answer'
import { campaignReader, partSent, sentInWords, stepCountOf } from './campaign'

it.each([
  [{ sentEmails: 17, totalLeads: 40 }, '17/40', '17 of 40', 17 / 40],
  [{ sentEmails: 40, totalLeads: 40 }, '40/40', '40 of 40', 1],
  [{ sentEmails: 41, totalLeads: 40 }, '41/40', '41 of 40', 1],
  [{ sentEmails: 0, totalLeads: 0 }, '0/0', '0 of 0', 0],
  [{ sentEmails: 5, totalLeads: 0 }, '5/0', '5 of 0', 0],
  [{ sentEmails: 17 }, '17 sent', '17 sent', undefined],
  [{ sentEmails: null, totalLeads: 40 }, 'not known', 'not known', undefined],
  [{}, 'not known', 'not known', undefined],
])('says the counts of %j as %j and %j; part sent: %j', (counts, short, long, part) => {
  const campaign = read(campaignReader, { id: 1, ...counts })
  expect(sentInWords(campaign)).toBe(short)
  expect(sentInWords(campaign, 'of')).toBe(long)
  expect(partSent(campaign)).toBe(part)
})

it.each([
  [{ steps: [] }, 0],
  [{ steps: null }, undefined],
  [{}, undefined],
])('counts the steps of %j as %j', (steps, count) =>
  expect(stepCountOf(read(campaignReader, { id: 1, ...steps }))).toBe(count),
)

it.each([
  ['Draft', 'draft'],
  ['ACTIVE', 'active'],
  ['Archived', 'Archived'],
])('reads the status %j as %j', (status, expected) =>
  expect(read(campaignReader, { id: 1, status }).status).toBe(expected),
)
