import { expect, it } from 'vitest'
import type { AnalyticsEvent } from '@/entities/event/event'
import { type ReportData, toMail, weekInWords, weekReport } from './week-report'

const DAY = 24 * 60 * 60_000
const now = new Date(2026, 0, 20, 12).getTime()

const reply = (id: string, daysAgo: number, campaign = 'Spring'): AnalyticsEvent => ({
  id,
  timestamp: now - daysAgo * DAY,
  eventType: 'replied',
  contactName: undefined,
  contactEmail: undefined,
  payload: { campaign },
})

const campaign = (name: string, sentEmails: number) => ({
  id: name,
  sentId: name,
  name,
  description: '',
  listId: undefined,
  emailTemplate: '',
  status: 'active',
  sentEmails,
  totalLeads: 10,
  createdAt: undefined,
  steps: [],
})

const bounce = (id: string, daysAgo: number, campaign = 'Spring') => ({
  ...reply(id, daysAgo, campaign),
  eventType: 'bounced',
})

const data = {
  campaigns: [campaign('Spring | Autumn', 4), campaign('Spring', 10), campaign('Unsent', 0)],
  replied: [reply('1', 1), reply('2', 6), reply('3', 8)],
  bounced: undefined,
  seen: [],
}

const rowsOf = (part: Partial<ReportData>) =>
  weekReport({ ...data, ...part }, now).map(({ rows }) => rows)

it('counts the events of the last seven days by campaign, and marks unknown figures', () => {
  expect(weekInWords(now)).toMatch(/^January 14\s–\s20, 2026$/)
  const [week, campaigns] = rowsOf({})
  expect(week).toEqual([
    ['All campaigns', 2, 'not known'],
    ['Spring', 2, 'not known'],
  ])
  expect(campaigns).toEqual([
    ['Spring | Autumn', { sentEmails: 4, totalLeads: 10 }],
    ['Spring', { sentEmails: 10, totalLeads: 10 }],
  ])
})

it('counts events seen earlier once, and events of unknown campaigns: the rows add up', () => {
  const seen = [reply('1', 1), reply('4', 2, 'Deleted'), bounce('5', 3), reply('6', 9)]
  const [week] = rowsOf({ seen, bounced: [bounce('7', 0, ''), bounce('5', 3)] })
  expect(week).toEqual([
    ['All campaigns', 3, 2],
    ['Spring', 2, 1],
    ['Deleted', 1, 0],
    ['Campaign not known', 0, 1],
  ])
})

it('has one row for campaigns of one name', () => {
  const twins = [campaign('Spring', 10), { ...campaign('Spring ', 5), id: '2' }]
  const [week, campaigns] = rowsOf({ campaigns: twins })
  const name = 'Spring, together with the other “Spring”'
  expect(week?.[1]).toEqual([name, 2, 'not known'])
  expect(campaigns).toEqual([[name, { sentEmails: 15, totalLeads: 20 }]])
})

it('says "at least" if all 50 replies are from this week', () => {
  const replied = Array.from({ length: 50 }, (_, index) => reply(String(index), 1))
  expect(rowsOf({ replied })[0]).toEqual([
    ['All campaigns', 'at least 50', 'not known'],
    ['Spring', 'at least 50', 'not known'],
  ])
  expect(rowsOf({ replied, bounced: [bounce('1', 1, 'Fair')] })[0]?.[2]).toEqual(['Fair', '–', 1])
})

it('is copied for a mail with tables, and as lines with tabs', () => {
  const { html, text } = toMail(
    'This week',
    weekReport({ ...data, replied: [reply('1', 1, 'A & B')] }, now),
  )
  expect(html).toContain('<tr><td>A &amp; B</td><td>1</td><td>not known</td></tr>')
  expect(text).toContain('\nA & B\t1\tnot known\n')
})
