import { beforeEach, expect, test } from 'vitest'
import { api } from '@/shared/api/client'
import type { Schemas } from '../contract/contract-http'
import { db } from '../entry/db'
import { allProspects } from '../simulation/prospects/prospects'
import { noFilter } from '../simulation/prospects/search'
import { signInAs } from '../entry/sign-in'

beforeEach(() => signInAs('user'))

const search = (body: Partial<Schemas['LeadSearch']>) =>
  api.POST('/api/leads/search', { body: { ...noFilter, page: 1, ...body } })
const reveal = (lead_ids: string[]) => api.POST('/api/leads/reveal', { body: { lead_ids } })
const balance = () => db.account.get('1')?.balance

const found = allProspects()
  .filter(({ email }) => email)
  .map(({ apolloId }) => apolloId)
const notFound = allProspects()
  .filter(({ email }) => !email)
  .map(({ apolloId }) => apolloId)

test('a search costs 250 units and returns a page with hidden addresses and the total', async () => {
  const { data } = await search({ page_size: 3 })
  expect(data?.total).toBe(10_000)
  expect(data?.leads.map(({ apollo_id }) => apollo_id)).toEqual([
    'ap-00001',
    'ap-00002',
    'ap-00003',
  ])
  expect(data?.leads.every((lead) => !('email' in lead))).toBe(true)
  expect(balance()).toBe(12_250)

  const second = await search({ page_size: 3, page: 2 })
  expect(second.data?.leads[0]?.apollo_id).toBe('ap-00004')
})

test('249 units are not enough for a search, 250 are', async () => {
  db.account.update('1', { balance: 249 })
  await expect(search({})).rejects.toThrow('402: {"message":"A search needs 2.5 credits"}')
  db.account.update('1', { balance: 250 })
  await search({})
  expect(balance()).toBe(0)
})

test('reveal costs 100 units for each address found, duplicate ids once', async () => {
  const [first = '', second = ''] = found
  const [hidden = ''] = notFound
  const { data } = await reveal([first, hidden, second, 'nobody', first])
  expect(data).toMatchObject({ total_revealed: 2, total_requested: 4, credits_used: 200 })
  expect(data?.revealed_leads).toEqual([
    { id: first, success: true, email: expect.stringContaining('@') },
    { id: hidden, success: false },
    { id: second, success: true, email: expect.stringContaining('@') },
    { id: 'nobody', success: false },
  ])
  expect(balance()).toBe(12_300)
})

test('a revealed address is included in searches and costs nothing again', async () => {
  const [first = ''] = found
  await reveal([first])
  const { data } = await reveal([first])
  expect(data).toMatchObject({ total_revealed: 1, credits_used: 0 })
  const page = await search({ page_size: 10 })
  expect(page.data?.leads.find(({ apollo_id }) => apollo_id === first)?.email).toContain('@')
})

test('a balance too low for all addresses reveals none', async () => {
  db.account.update('1', { balance: 250 })
  await expect(reveal(found.slice(0, 3))).rejects.toThrow('402')
  expect(balance()).toBe(250)
  expect(db.reveals.count()).toBe(0)
})
const lead = (apolloId: string, part: Partial<Schemas['NewLead']> = {}): Schemas['NewLead'] => ({
  apolloId,
  firstName: 'Ada',
  lastName: 'Lovelace',
  title: '',
  companyName: '',
  companyDomain: '',
  location: '',
  email: null,
  emailRevealed: false,
  ...part,
})

test('an array creates leads in order; an existing one is not duplicated, but its address is added', async () => {
  const body = [lead('manual1', { phone: '1' }), lead('ap-09999'), lead('manual1')]
  const { data } = await api.POST('/api/leads', { body })
  expect(data?.map(({ id }) => id)).toEqual(['1112', '1113', '1112'])
  expect(db.contacts.get('1113')?.companySize).toMatch(/,/)

  await api.POST('/api/leads', { body: [lead('ap-09999', { email: 'a@b.example' })] })
  expect(db.contacts.get('1113')?.email).toBe('a@b.example')
  expect(db.contacts.count()).toBe(1113)
})
