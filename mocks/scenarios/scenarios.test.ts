import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { api } from '@/shared/api/client'
import { expectViolations } from '../contract/expect-violations'
import type { Schemas } from '../contract/contract-http'
import { db } from '../entry/db'
import { useScenario } from '../entry/test-server'
import { noFilter } from '../simulation/prospects/search'
import { scenarioNames, scenarios, slowness } from './scenarios'
import { signInAs } from '../entry/sign-in'

beforeEach(() => signInAs('admin'))

const listPath = (id: string) => ({ params: { path: { id } } })
const emptySearch: Schemas['LeadSearch'] = { ...noFilter, page: 1 }
const lead = (apolloId: string): Schemas['NewLead'] => ({
  apolloId,
  firstName: 'Ada',
  lastName: 'Lovelace',
  title: '',
  companyName: '',
  companyDomain: '',
  location: '',
  email: 'ada@analytical.example',
  emailRevealed: true,
})
const createLeads = (...ids: string[]) => api.POST('/api/leads', { body: ids.map(lead) })
const addToList = (id: string, lead_ids: string[]) =>
  api.POST('/api/lists/{id}/leads', { ...listPath(id), body: { lead_ids } })

test('each scenario has a sentence as its title', () => {
  expect(scenarioNames).toEqual(Object.keys(scenarios))
  for (const name of scenarioNames) expect(scenarios[name].title).toMatch(/^[A-Z0-9].+\.$/)
})

test('a new company has its accounts and senders, and nothing else', async () => {
  useScenario('empty')
  expect((await api.GET('/api/lists')).data).toEqual([])
  expect((await api.GET('/api/campaigns')).data).toEqual([])
  expect((await api.GET('/api/brevo/senders')).data).toHaveLength(4)
  expect(db.users.count()).toBe(8)
})

test('a large team has 200 lists, four of 5,000 contacts, and 500 campaigns', async () => {
  useScenario('large')
  const { data = [] } = await api.GET('/api/lists')
  expect(data).toHaveLength(200)
  expect(data.filter(({ totalLeads }) => totalLeads === 5_000)).toHaveLength(4)
  expect((await api.GET('/api/campaigns')).data).toHaveLength(500)
})

describe('one call fails and changes nothing', () => {
  const draft: Schemas['NewCampaign'] = {
    name: 'New',
    listId: null,
    emailTemplate: '',
    sequence: [
      { id: '1', type: 'email', config: { subject: '', content: '', sender: '', delay: 0 } },
    ],
    sendDelay: 0,
    followupSequence: 'sequence',
  }
  const credentials = { email: 'admin@example.com', password: 'password' }
  const grace = { name: 'Grace', email: 'grace@example.com', password: 'secret' }
  test.each([
    ['search-fails', () => api.POST('/api/leads/search', { body: emptySearch }), '500'],
    [
      'reveal-fails',
      () => api.POST('/api/leads/reveal', { body: { lead_ids: ['ap-00001'] } }),
      '500',
    ],
    ['contact-fails', () => createLeads('manual1'), '500'],
    [
      'list-create-fails',
      () => api.POST('/api/lists', { body: { name: 'A', description: '' } }),
      '500',
    ],
    ['list-delete-fails', () => api.DELETE('/api/lists/{id}', listPath('1')), '500'],
    ['contacts-fail', () => api.GET('/api/lists/{id}/leads', listPath('1')), '500'],
    ['campaign-create-fails', () => api.POST('/api/campaigns', { body: draft }), '500'],
    ['campaign-delete-fails', () => api.DELETE('/api/campaigns/{id}', listPath('1')), '500'],
    ['duplicate-fails', () => api.POST('/api/campaigns/{id}/duplicate', listPath('1')), '500'],
    ['start-fails', () => api.POST('/api/campaigns/{id}/start', listPath('8')), '500'],
    [
      'status-fails',
      () => api.PATCH('/api/campaigns/{id}/status', { ...listPath('1'), body: { active: false } }),
      '500',
    ],
    ['launch-fails', () => api.POST('/api/brevo/launch', { body: { campaignIds: ['8'] } }), '502'],
    ['events-fail', () => api.GET('/api/analytics/events'), '500'],
    ['user-create-fails', () => api.POST('/api/admin/users', { body: grace }), '500'],
    ['user-delete-fails', () => api.DELETE('/api/admin/users/{id}', listPath('2')), '500'],
    ['login-rejected', () => api.POST('/api/auth/login', { body: credentials }), '401'],
  ] as const)('%s', async (name, call, status) => {
    useScenario(name)
    const before = [db.contacts.count(), db.lists.count(), db.campaigns.all(), db.users.count()]
    await expect(call()).rejects.toThrow(`${status}: {"message":"`)
    expect([db.contacts.count(), db.lists.count(), db.campaigns.all(), db.users.count()]).toEqual(
      before,
    )
    expect(db.account.get('1')?.balance).toBe(12_500)
  })
})

test('a long import fails in its third request, once', async () => {
  useScenario('import-fails-midway')
  const ids = Array.from({ length: 500 }, (_, index) => `manual${index}`)
  await createLeads('manual1')
  await addToList('6', ids)
  await createLeads('manual2')
  await addToList('6', ids)
  await expect(createLeads('manual3')).rejects.toThrow('500: {"message":"The import broke off"}')
  expect((await createLeads('manual3')).response.status).toBe(201)
  expect((await addToList('6', ['manual3'])).data).toEqual({ added: 1 })
})

test('a short import fails when its leads are added to the list, once', async () => {
  useScenario('import-fails-midway')
  await createLeads('manual1')
  await expect(addToList('6', ['manual1'])).rejects.toThrow('500')
  expect((await addToList('6', ['manual1'])).data).toEqual({ added: 1 })
})

// @ts-expect-error the contract requires a body, but these scenarios ignore it
const write = () => api.POST('/api/ai/generate-email', { body: {} })

test('scenarios without senders, AI content, AI, and events', async () => {
  useScenario('senders-empty')
  expect((await api.GET('/api/brevo/senders')).data).toEqual([])
  useScenario('ai-empty')
  expect((await write()).data).toEqual({})
  useScenario('ai-fails')
  await expect(write()).rejects.toThrow('503')
  useScenario('events-empty')
  expect((await api.GET('/api/analytics/events')).data).toEqual([])
  expect((await api.GET('/api/analytics/stats')).data?.totalSent).toBe(0)
  await expectViolations('/body', '/body')
})

test('server-down answers with an HTML page, except for the session', async () => {
  useScenario('server-down')
  await expect(api.GET('/api/lists')).rejects.toThrow('500: <!doctype html>')
  expect((await api.GET('/api/auth/user')).data?.user.id).toBe('1')
})

test('offline answers only the session calls', async () => {
  useScenario('offline')
  await expect(api.GET('/api/lists')).rejects.toThrow('could not be reached')
  expect((await api.GET('/api/auth/user')).data?.user.id).toBe('1')
})

test('malformed answers with nulls, numeric ids and missing arrays', async () => {
  useScenario('malformed')
  const { data } = await api.GET('/api/lists')
  expect(data).toEqual([{ id: 7, name: null }, null, { id: 8, name: 'Without leads', leads: null }])
})

describe('slow', () => {
  const usual = slowness.milliseconds
  afterEach(() => {
    slowness.milliseconds = usual
  })
  test('answers as in the default scenario, but later', async () => {
    slowness.milliseconds = 60
    useScenario('slow')
    const start = performance.now()
    expect((await api.GET('/api/lists')).data).toHaveLength(6)
    expect(performance.now() - start).toBeGreaterThanOrEqual(55)
  })
})
