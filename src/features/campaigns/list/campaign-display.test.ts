import { describe, expect, it } from 'vitest'
import { statusLabel } from '@/entities/campaign/status-label'
import { campaignEmoji, completionOf } from './campaign-display'

describe('completion', () => {
  it.each([
    [0, 0, 'none'],
    [0, 12, 'none'],
    [3, 12, 'some'],
    [12, 12, 'all'],
    [14, 12, 'all'],
    [9, 0, 'some'],
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
