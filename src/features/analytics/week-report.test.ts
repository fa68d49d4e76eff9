import { expect, it } from 'vitest'
import type { AnalyticsEvent } from '@/entities/event/event'
import { reportCsv, toMarkdown, weekReport } from './week-report'

const DAY = 24 * 60 * 60_000
const now = Date.UTC(2026, 0, 20)

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

const data = {
  stats: { totalSent: 1200, openRate: 40, replyRate: 8, conversionRate: undefined },
  campaigns: [campaign('Spring | Autumn', 4), campaign('Spring', 10), campaign('Unsent', 0)],
  lists: [{ id: '1', name: 'A', description: '', leads: [], totalLeads: 12 }],
  replied: [reply('1', 1), reply('2', 6), reply('3', 8)],
  bounced: undefined,
}

it('counts the last seven days, and marks unknown figures', () => {
  const [all, week, campaigns, lists] = weekReport(data, now).map(({ rows }) => rows)
  expect(all).toEqual([
    ['Total Sent', 1200],
    ['Open Rate', '40%'],
    ['Reply Rate', '8%'],
    ['Conversion Rate', '–'],
  ])
  expect(week).toEqual([
    ['Known replies', 2],
    ['Known bounces', 'not known'],
  ])
  expect(campaigns).toEqual([
    ['Spring | Autumn', { sent: 4, total: 10 }, 0, 'not known'],
    ['Spring', { sent: 10, total: 10 }, 3, 'not known'],
  ])
  expect(lists).toEqual([
    ['Total Lists', 1],
    ['Contacts in lists', 12],
  ])
})

it('says "at least" if all 50 replies are from this week', () => {
  const replied = Array.from({ length: 50 }, (_, index) => reply(String(index), 1))
  expect(weekReport({ ...data, replied }, now)[1]?.rows[0]).toEqual([
    'Known replies',
    'at least 50',
  ])
})

it('escapes names in Markdown tables, and gives the source of each part in CSV', () => {
  const sections = weekReport(data, now)
  const markdown = toMarkdown('This week', sections)
  expect(markdown).toMatch(/^# This week\n\n## All e-mails\n\n_As the server counts/)
  expect(markdown).toContain('| Spring \\| Autumn | 4/10 | 0 | not known |')
  expect(reportCsv(sections)).toContain('Campaign,Leads completed,Known replies,Known bounces')
  expect(reportCsv(sections)).toContain('All e-mails,"As the server counts them')
})

it('formats numbers in Markdown, but writes CSV numbers that no spreadsheet takes for a date', () => {
  const sections = weekReport(data, now)
  expect(toMarkdown('This week', sections)).toContain('| Total Sent | 1,200 |')
  const csv = reportCsv(sections)
  expect(csv).toContain('Total Sent,1200\r\n')
  expect(csv).toContain('Spring,10 of 10,3,not known\r\n')
})
