import { beforeEach, expect, test } from 'vitest'
import { api } from '@/shared/api/client'
import type { Schemas } from '../contract/contract-http'
import { useScenario } from '../entry/test-server'
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
