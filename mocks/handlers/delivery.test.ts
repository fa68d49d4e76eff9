import { beforeEach, expect, test } from 'vitest'
import { api } from '@/shared/api/client'
import { second } from '../model/clock'
import { db, world } from '../entry/db'
import { signInAs } from '../entry/sign-in'

beforeEach(() => signInAs('user'))

const launch = (...campaignIds: string[]) =>
  api.POST('/api/brevo/launch', { body: { campaignIds } })
const statusOf = (id: string) => db.campaigns.get(id)?.status

test('each campaign has its own result with a reason', async () => {
  const { data } = await launch('8', '6', '1', '10', '11', '12', '9', '404')
  expect(data).toEqual([
    { campaignId: '8', ok: true, message: 'Sending to 40 contacts' },
    { campaignId: '6', ok: true, message: 'Sending to 211 contacts' },
    { campaignId: '1', ok: false, message: 'The campaign is active already' },
    { campaignId: '10', ok: false, message: 'The campaign has no steps' },
    { campaignId: '11', ok: false, message: 'The campaign has no list' },
    { campaignId: '12', ok: false, message: 'The list of the campaign was deleted' },
    { campaignId: '9', ok: false, message: 'The list has no contact with an e-mail address' },
    { campaignId: '404', ok: false, message: 'Campaign not found' },
  ])
  expect(['8', '6', '10'].map(statusOf)).toEqual(['active', 'active', 'draft'])
})

const eventsOfFresh = async () => {
  const { data = [] } = await api.GET('/api/analytics/events', {
    params: { query: { limit: 500 } },
  })
  return data.filter(({ payload }) => payload.campaign === 'Fresh')
}

test('a launched campaign collects events as time passes', async () => {
  world.clock.freeze(Date.now())
  db.campaigns.update('8', { name: 'Fresh' })
  await launch('8')
  expect(await eventsOfFresh()).toEqual([])
  world.clock.advance(6 * second)
  expect((await eventsOfFresh()).map(({ eventType }) => eventType)).toContain('sent')
  world.clock.advance(300 * second)
  const later = await eventsOfFresh()
  expect(later.filter(({ eventType }) => eventType === 'sent')).toHaveLength(40)
  expect(later.some(({ eventType }) => eventType === 'opened')).toBe(true)
})
