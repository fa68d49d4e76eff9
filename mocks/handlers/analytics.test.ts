import { beforeEach, expect, test } from 'vitest'
import { api } from '@/shared/api/client'
import { expectViolations } from '../contract/expect-violations'
import { day } from '../model/clock'
import type { Schemas } from '../contract/contract-http'
import { world } from '../entry/db'
import { useScenario } from '../entry/test-server'
import { signInAs } from '../entry/sign-in'

beforeEach(() => signInAs('user'))

const events = async (query: { type?: Schemas['EventFilter']; limit?: number } = {}) =>
  (await api.GET('/api/analytics/events', { params: { query } })).data ?? []

test('the rates match the counts', async () => {
  const { data } = await api.GET('/api/analytics/stats')
  expect(data?.totalSent).toBe(17 + 96 + 681 + 11 + 61 + 9 + 1)
  const { openRate = 0, replyRate = 0, conversionRate = 0 } = data ?? {}
  expect(openRate).toBeGreaterThan(30)
  expect(openRate).toBeLessThan(60)
  expect(replyRate).toBeGreaterThan(conversionRate)
  expect(openRate).toBeGreaterThan(replyRate)
  expect(conversionRate).toBeGreaterThan(0)
})

test('lists the newest 50 events, newest first', async () => {
  const latest = await events()
  expect(latest).toHaveLength(50)
  const times = latest.map(({ timestamp }) => Date.parse(timestamp))
  expect(times).toEqual(times.toSorted((a, b) => b - a))
  expect(times[0]).toBeLessThanOrEqual(world.clock.now())
  expect(times.at(-1)).toBeGreaterThan(world.clock.now() - 3 * day)
  expect(new Set(latest.map(({ id }) => id)).size).toBe(50)
  expect(latest[0]).toMatchObject({
    contactName: expect.stringMatching(/./),
    contactEmail: expect.stringContaining('@'),
    payload: { campaign: expect.stringMatching(/./) },
  })
})

test.each(['opened', 'replied', 'clicked', 'bounced', 'sent'] as const)(
  'the filter "%s" gives only these events',
  async (type) => {
    const latest = await events({ type, limit: 5 })
    expect(latest.map(({ eventType }) => eventType)).toEqual(Array.from({ length: 5 }, () => type))
  },
)

test('a type or a limit outside of the contract is refused', async () => {
  // @ts-expect-error not in the contract
  await expect(events({ type: 'lost' })).rejects.toThrow(/400.*type/)
  await expect(events({ limit: 0 })).rejects.toThrow(/400.*limit/)
  await expect(events({ limit: 501 })).rejects.toThrow(/400.*limit/)
  await expectViolations('/query/type', '/query/limit', '/query/limit')
})

test('a new company has no events, and rates of 0', async () => {
  useScenario('empty')
  expect(await events()).toEqual([])
  expect((await api.GET('/api/analytics/stats')).data).toEqual({
    totalSent: 0,
    openRate: 0,
    replyRate: 0,
    conversionRate: 0,
  })
})
