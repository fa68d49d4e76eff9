import { beforeEach, expect, test } from 'vitest'
import { api } from '@/shared/api/client'
import { expectViolations } from '../contract/expect-violations'
import type { Schemas } from '../contract/contract-http'
import { db } from '../entry/db'
import { fail, useScenario } from '../entry/test-server'
import { scenarioNames, scenarios } from './scenarios'
import { signInAs } from '../entry/sign-in'

beforeEach(() => signInAs('admin'))

const listPath = (id: string) => ({ params: { path: { id } } })
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

test('a call that is set to fail changes nothing', async () => {
  fail('createList')
  const created = api.POST('/api/lists', { body: { name: 'A', description: '' } })
  await expect(created).rejects.toThrow('500: {"message":"Something broke on the server"}')
  expect(db.lists.count()).toBe(6)
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

test('scenarios without senders, AI content, and events', async () => {
  useScenario('senders-empty')
  expect((await api.GET('/api/brevo/senders')).data).toEqual([])
  useScenario('ai-empty')
  expect((await write()).data).toEqual({})
  useScenario('events-empty')
  expect((await api.GET('/api/analytics/events')).data).toEqual([])
  expect((await api.GET('/api/analytics/stats')).data?.totalSent).toBe(0)
  await expectViolations('/body')
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
