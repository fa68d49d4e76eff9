import { beforeEach, expect, test } from 'vitest'
import { api } from '@/shared/api/client'
import { expectViolations } from '../contract/expect-violations'
import { aCampaign, aList, aStep } from '../seed/builders'
import { second } from '../model/clock'
import type { Schemas } from '../contract/contract-http'
import { db, world } from '../entry/db'
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

test('the default world has campaigns of every status: with nothing, some and all of the mail sent', async () => {
  const { data = [] } = await api.GET('/api/campaigns')
  expect(data).toHaveLength(14)
  const numbers = Object.fromEntries(
    data.map(({ name, status, sentEmails, totalLeads }) => [
      name.slice(0, 30),
      `${status} ${sentEmails}/${totalLeads}`,
    ]),
  )
  expect(numbers).toEqual({
    'A very long campaign name that': 'draft 0/1',
    'Pilot check-in': 'active 0/11',
    'Summer webinar': 'draft 0/48',
    'Founders intro': 'active 17/40',
    'Quiet draft without recipients': 'draft 0/0',
    'Draft without steps': 'draft 0/250',
    'Draft without a list': 'draft 0/0',
    'Fintech spring push': 'active 96/211',
    'Conference follow-up': 'active 681/681',
    'Renewal reminder': 'paused 11/11',
    'Product tour': 'paused 61/211',
    'Partner outreach': 'paused 0/40',
    'Campaign of a deleted list': 'paused 9/0',
    '<b>Bold</b> & “quoted” 🚀': 'active 1/1',
  })
  const newestFirst = data
    .map(({ createdAt }) => createdAt)
    .toSorted()
    .toReversed()
  expect(data.map(({ createdAt }) => createdAt)).toEqual(newestFirst)
})

test('a created campaign is a draft with the steps that were sent', async () => {
  const { data, response } = await create({})
  expect(response.status).toBe(201)
  expect(data).toMatchObject({
    id: '15',
    name: 'Spring',
    listId: 4,
    status: 'draft',
    emailTemplate: '<p>Hi</p>',
    sentEmails: 0,
    totalLeads: 12,
    steps: draft.sequence,
  })
  expect(await read('15')).toEqual(data)
})

test('a campaign keeps a list whose id is not a number', async () => {
  const { id: listId } = aList(world, { id: 'b7c9f2de-0a41-4d6e-9a55-3f1c2e8d7b60' })
  const { data } = await create({ listId })
  expect(data).toMatchObject({ listId, status: 'draft' })
  expect((await create({ listId: null })).data?.listId).toBeNull()
})

test('an invalid campaign is refused by its field', async () => {
  await expect(create({ name: '  ' })).rejects.toThrow(/400.*name/)
  await expect(create({ sequence: [] })).rejects.toThrow(/400.*sequence/)
  // @ts-expect-error the contract requires a number or a string
  await expect(create({ listId: true })).rejects.toThrow(/400.*listId/)
  const late = { ...aStep(world, 1), config: { ...aStep(world, 1).config, delay: 31 } }
  await expect(create({ sequence: [late] })).rejects.toThrow(/400.*sequence\.0\.config\.delay/)
  expect(db.campaigns.count()).toBe(14)
  await expectViolations(
    '/body/name',
    '/body/sequence',
    '/body/listId',
    '/body/sequence/0/config/delay',
  )
})

test('a copy is a draft with a different name, and does not share its steps', async () => {
  const { data } = await api.POST('/api/campaigns/{id}/duplicate', on('2'))
  expect(data).toMatchObject({
    id: '15',
    name: 'Fintech spring push (Copy)',
    status: 'draft',
    sentEmails: 0,
    totalLeads: 250,
  })
  expect(data?.steps).toEqual((await read('2'))?.steps)
})

test('a deleted campaign is gone; a second delete finds nothing', async () => {
  await api.DELETE('/api/campaigns/{id}', on('2'))
  expect(await read('2')).toBeUndefined()
  await expect(api.DELETE('/api/campaigns/{id}', on('2'))).rejects.toThrow('404')
})

test('the status is set by name or by flag; that of a draft is not', async () => {
  expect((await setStatus('2', { status: 'paused' })).data?.status).toBe('paused')
  expect((await setStatus('2', { active: true })).data?.status).toBe('active')
  expect((await setStatus('2', { active: false })).data?.status).toBe('paused')
  await expect(setStatus('8', { status: 'active' })).rejects.toThrow('409')
  // @ts-expect-error not in the contract
  await expect(setStatus('2', { status: 'draft' })).rejects.toThrow(/400.*status/)
  await expectViolations('/body/status')
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
