import { describe, expect, it } from 'vitest'
import { statusLabel } from '@/entities/campaign/campaign'
import { campaignAge, campaignEmoji, completionOf } from './campaign-display'

describe('completion', () => {
  it.each([
    [0, 0, 'none'],
    [0, 12, 'none'],
    [3, 12, 'some'],
    [12, 12, 'all'],
    [14, 12, 'all'],
    [9, 0, 'some'],
    [9, undefined, 'some'],
    [undefined, 12, 'unknown'],
  ] as const)('%s of %s is %s', (sentEmails, totalLeads, expected) => {
    expect(completionOf({ sentEmails, totalLeads })).toBe(expected)
  })
})

it('gives a campaign the same emoji every time, and neighbours different ones', () => {
  expect(campaignEmoji('12')).toBe(campaignEmoji('12'))
  expect(new Set(['1', '2', '3', '4', '5'].map(campaignEmoji)).size).toBe(5)
})

it.each([
  ['active', 'Active'],
  ['archived', 'Archived'],
  ['', 'Unknown'],
])('reads the status %s as %s', (status, label) => {
  expect(statusLabel(status)).toBe(label)
})

const second = 1000
const minute = 60 * second
const hour = 60 * minute
const day = 24 * hour

it.each([
  [-5 * minute, 'few seconds ago'],
  [0, 'few seconds ago'],
  [59 * second, 'few seconds ago'],
  [60 * second, '1 minute ago'],
  [59 * minute + 59 * second, '59 minutes ago'],
  [hour, '1 hour ago'],
  [23 * hour + 59 * minute, '23 hours ago'],
  [day, '1 day ago'],
  [29 * day, '29 days ago'],
  [30 * day, '1 month ago'],
  [400 * day, '13 months ago'],
])('%s ms ago reads %s', (age, label) => {
  const now = Date.UTC(2026, 0, 5)
  expect(campaignAge(now - age, now)).toBe(label)
})

it('shows a dash where the time is not known', () => {
  expect(campaignAge(undefined, 0)).toBe('—')
})
