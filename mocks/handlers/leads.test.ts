import { beforeEach, expect, test } from 'vitest'
import { api } from '@/shared/api/client'
import { expectViolations } from '../contract/expect-violations'
import type { Schemas } from '../contract/contract-http'
import { db } from '../entry/db'
import { useScenario } from '../entry/test-server'
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

test('the default page size is 25; the nested form is accepted', async () => {
  const filters = { ...noFilter, seniority_levels: ['vp' as const] }
  const { data } = await api.POST('/api/leads/search', { body: { filters, page: 1 } })
  expect(data?.leads).toHaveLength(25)
  expect(data?.leads.every(({ title }) => title?.startsWith('VP'))).toBe(true)
})

test('249 units are not enough for a search, 250 are', async () => {
  db.account.update('1', { balance: 249 })
  await expect(search({})).rejects.toThrow('402: {"message":"A search needs 2.5 credits"}')
  db.account.update('1', { balance: 250 })
  await search({})
  expect(balance()).toBe(0)
})

test('a filter value outside of the contract is refused and costs nothing', async () => {
  // @ts-expect-error not in the contract
  await expect(search({ industries: ['farming'] })).rejects.toThrow(/400.*industries\.0/)
  await expect(search({ page_size: 1001 })).rejects.toThrow(/400.*page_size/)
  // @ts-expect-error the contract requires all eight
  const incomplete = api.POST('/api/leads/search', { body: { page: 1, job_titles: [] } })
  await expect(incomplete).rejects.toThrow("must have required property 'industries'")
  expect(balance()).toBe(12_500)
  await expectViolations('/body/industries/0', '/body/page_size', '/body')
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

test('about 8 in 100 addresses are never found', () => {
  expect(notFound.length / 10_000).toBeCloseTo(0.08, 2)
})

test('in the scenario reveal-partial every third lead stays hidden, and the others are paid', async () => {
  useScenario('reveal-partial')
  const before = balance()
  const { data } = await reveal(found.slice(0, 6))
  expect(data?.revealed_leads.map(({ success }) => success)).toEqual([
    true,
    true,
    false,
    true,
    true,
    false,
  ])
  expect(data).toMatchObject({ total_revealed: 4, total_requested: 6, credits_used: 400 })
  expect(balance()).toBe((before ?? 0) - 400)
})

const contact: Schemas['NewContact'] = {
  firstName: 'Ada',
  lastName: 'Lovelace',
  name: 'Ada Lovelace',
  title: 'Analyst',
  company: 'Analytical Engines',
  email: 'ada@analytical.example',
  phone: '+44 20 7946 0000',
  linkedinUrl: '',
  location: 'London',
  industry: 'computer_software',
  companySize: '11,50',
  apolloId: 'manual1767225600000',
  emailRevealed: true,
}
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

test('a single object creates one contact and is answered with an array', async () => {
  const { data, response } = await api.POST('/api/leads', { body: contact })
  expect(response.status).toBe(201)
  const { apolloId, firstName, lastName, email } = contact
  expect(data).toEqual([{ id: '1112', apolloId, firstName, lastName, email }])
  expect(db.contacts.get('1112')).toMatchObject({
    name: 'Ada Lovelace',
    companyName: 'Analytical Engines',
    phone: '+44 20 7946 0000',
    companySize: '11,50',
  })
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

test('accepts 500 leads in a request, and refuses 501', async () => {
  const many = Array.from({ length: 501 }, (_, index) => lead(`manual${index}`))
  await expect(api.POST('/api/leads', { body: many })).rejects.toThrow('413')
  expect(db.contacts.count()).toBe(1111)
  const { data } = await api.POST('/api/leads', { body: many.slice(1) })
  expect(data).toHaveLength(500)
  await expectViolations('/body')
})

test('an invalid lead is refused by its place and field, and nothing is created', async () => {
  const body = [lead('manual1'), { ...lead('manual2'), firstName: undefined }]
  // @ts-expect-error the contract requires it
  await expect(api.POST('/api/leads', { body })).rejects.toThrow(
    /400.*1 must have required property 'firstName'/,
  )
  const unnamed = { ...contact, email: '' }
  await expect(api.POST('/api/leads', { body: unnamed })).rejects.toThrow(/400.*email/)
  await expect(api.POST('/api/leads', { body: [] })).rejects.toThrow('400')
  expect(db.contacts.count()).toBe(1111)
  await expectViolations('/body/1', '/body/email', '/body')
})

test('all these calls require a session', async () => {
  db.sessions.clear()
  await expect(search({})).rejects.toThrow('401')
  await expect(reveal(['ap-00001'])).rejects.toThrow('401')
  await expect(api.POST('/api/leads', { body: contact })).rejects.toThrow('401')
  await expect(api.GET('/api/credits/balance')).rejects.toThrow('401')
})
