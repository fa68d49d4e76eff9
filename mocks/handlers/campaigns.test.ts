import { beforeEach, expect, test } from 'vitest'
import { api } from '@/shared/api/client'
import { aCampaign, aList, aStep } from '../seed/builders'
import { second } from '../model/clock'
import type { Schemas } from '../contract/contract-http'
import { world } from '../entry/db'
import { signInAs } from '../entry/sign-in'

beforeEach(() => signInAs('user'))

const on = (id: string) => ({ params: { path: { id } } })
const read = async (id: string) =>
  (await api.GET('/api/campaigns')).data?.find((campaign) => campaign.id === id)
const start = (id: string) => api.POST('/api/campaigns/{id}/start', on(id))
const setStatus = (id: string, body: Schemas['StatusChange'] | Schemas['ActiveChange']) =>
  api.PATCH('/api/campaigns/{id}/status', { ...on(id), body })

const draft: Schemas['NewCampaign'] = {
  name: 'Spring',
  listId: 4,
  emailTemplate: '<p>Hi</p>',
  sequence: [aStep(world, 1), aStep(world, 2)],
  sendDelay: 0,
  followupSequence: 'sequence',
}

const create = (part: Partial<Schemas['NewCampaign']>) =>
  api.POST('/api/campaigns', { body: { ...draft, ...part } })

test('a campaign keeps a list whose id is not a number', async () => {
  const { id: listId } = aList(world, { id: 'b7c9f2de-0a41-4d6e-9a55-3f1c2e8d7b60' })
  const { data } = await create({ listId })
  expect(data).toMatchObject({ listId, status: 'draft' })
  expect((await create({ listId: null })).data?.listId).toBeNull()
})

test('a started draft enrols contacts with an address, and sends over time until it is paused', async () => {
  world.clock.freeze(Date.UTC(2026, 0, 5))
  const { id } = aCampaign(world, { listId: '4' })
  const reachable = (await api.GET('/api/lists/{id}/leads', on('4'))).data?.filter(
    ({ email }) => email,
  ).length
  expect((await start(id)).data).toEqual({ prospectsAdded: reachable, prospectsSkipped: 1 })
  expect(await read(id)).toMatchObject({ status: 'active', sentEmails: 0, totalLeads: 11 })

  world.clock.advance(10 * second)
  expect(await read(id)).toMatchObject({ sentEmails: 5 })
  await setStatus(id, { status: 'paused' })
  world.clock.advance(60 * second)
  expect(await read(id)).toMatchObject({ sentEmails: 5 })
  await setStatus(id, { status: 'active' })
  world.clock.advance(60 * second)
  expect(await read(id)).toMatchObject({ sentEmails: 11, totalLeads: 11 })
})

test.each([
  ['2', '409: {"message":"Only a draft can be started"}'],
  ['9', '400: {"message":"The list has no contact with an e-mail address"}'],
  ['10', '400: {"message":"The campaign has no steps"}'],
  ['11', '400: {"message":"The campaign has no list"}'],
  ['99', '404'],
])('campaign %s cannot be started', async (id, failure) => {
  await expect(start(id)).rejects.toThrow(failure)
})

test('a campaign whose list is deleted stops sending', async () => {
  world.clock.freeze(Date.now())
  await api.DELETE('/api/lists/{id}', on('2'))
  await setStatus('2', { active: true })
  world.clock.advance(1_000_000 * second)
  expect(await read('2')).toMatchObject({ status: 'active', sentEmails: 96, totalLeads: 0 })
})
