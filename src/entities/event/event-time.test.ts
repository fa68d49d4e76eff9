import { expect, it } from 'vitest'
import { eventTime } from './event-time'

const now = new Date(2026, 0, 5, 12).getTime()
const second = 1000
const minute = 60 * second
const hour = 60 * minute

it.each([
  [0, 'Just now'],
  [59 * second, 'Just now'],
  [-3 * hour, 'Just now'],
  [60 * second, '1 minute ago'],
  [59 * minute + 59 * second, '59 minutes ago'],
  [hour, '1 hour ago'],
  [23 * hour + 59 * minute, '23 hours ago'],
  [24 * hour, 'Jan 4, 2026'],
  [400 * 24 * hour, 'Dec 1, 2024'],
])('%i ms ago reads %s', (age, text) => {
  expect(eventTime(now - age, now)).toBe(text)
})
