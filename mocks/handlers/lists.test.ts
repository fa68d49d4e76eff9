import { beforeEach, expect, test } from 'vitest'
import { api } from '@/shared/api/client'
import { expectViolations } from '../contract/expect-violations'
import type { Schemas } from '../contract/contract-http'
import { db } from '../entry/db'
import { signInAs } from '../entry/sign-in'

beforeEach(() => signInAs('user'))

const list = (id: string) => ({ params: { path: { id } } })

test('the default world has six lists of 0 to 800 contacts, newest first', async () => {
  const { data } = await api.GET('/api/lists')
  expect(data?.map(({ totalLeads }) => totalLeads)).toEqual([48, 250, 800, 12, 1, 0])
  expect(data?.every(({ leads, totalLeads }) => leads.length === totalLeads)).toBe(true)
})

test('a contact has the shape of the contract', async () => {
  const { data } = await api.GET('/api/lists/{id}/leads', list('1'))
  expect(data).toHaveLength(48)
  expect(data?.[0]).toEqual({
    id: '1',
    apolloId: 'ap-00001',
    firstName: db.contacts.get('1')?.firstName,
    lastName: db.contacts.get('1')?.lastName,
    name: db.contacts.get('1')?.name,
    title: expect.any(String),
    companyName: expect.any(String),
    location: expect.any(String),
    companySize: expect.stringMatching(/^\d+,\d*$/),
    email: expect.stringContaining('@'),
  })
  expect(data?.some(({ email }) => email === null)).toBe(true)
})

test('adding ignores unknown ids, duplicates and contacts that are already in the list', async () => {
  const created = await api.POST('/api/lists', { body: { name: 'New', description: '' } })
  expect(created.data).toEqual({ id: '7', name: 'New', description: '' })
  const add = (lead_ids: string[]) =>
    api.POST('/api/lists/{id}/leads', { ...list('7'), body: { lead_ids } })

  const first = await add(['ap-00002', 'ap-00001', 'ap-00002', 'nobody'])
  expect(first.data).toEqual({ added: 2 })
  const second = await add(['ap-00001', 'ap-00003'])
  expect(second.data).toEqual({ added: 1 })
  const { data } = await api.GET('/api/lists/{id}/leads', list('7'))
  expect(data?.map(({ apolloId }) => apolloId)).toEqual(['ap-00002', 'ap-00001', 'ap-00003'])
})

test('adds 500 leads in one request, but not 501', async () => {
  const add = (length: number) => {
    const lead_ids = Array.from({ length }, (_, index) => `manual${index}`)
    return api.POST('/api/lists/{id}/leads', { ...list('1'), body: { lead_ids } })
  }
  expect((await add(500)).data).toEqual({ added: 0 })
  await expect(add(501)).rejects.toThrow('413')
  await expectViolations('/body/lead_ids')
})

test('deleting a list leaves its contacts, and its campaigns without recipients', async () => {
  const contacts = db.contacts.count()
  await api.DELETE('/api/lists/{id}', list('2'))
  expect(db.contacts.count()).toBe(contacts)
  await expect(api.GET('/api/lists/{id}/leads', list('2'))).rejects.toThrow('404')

  const { data } = await api.GET('/api/campaigns')
  const campaign = data?.find(({ name }) => name === 'Fintech spring push')
  expect(campaign).toMatchObject({ listId: 2, totalLeads: 0, sentEmails: 96 })
})

test('an id is never used twice', async () => {
  const body = { name: 'New', description: '' }
  const first = await api.POST('/api/lists', { body })
  await api.DELETE('/api/lists/{id}', list(first.data?.id ?? ''))
  const second = await api.POST('/api/lists', { body })
  expect([first.data?.id, second.data?.id]).toEqual(['7', '8'])
})

const create = (body: Schemas['NewList']) => api.POST('/api/lists', { body })

test('an invalid body is refused by its field', async () => {
  await expect(create({ name: ' ', description: '' })).rejects.toThrow(/400.*name must match/)
  // @ts-expect-error the contract requires it
  await expect(create({ name: 'New' })).rejects.toThrow("must have required property 'description'")
  // @ts-expect-error not in the contract
  await expect(create({ name: 'New', description: '', colour: 'red' })).rejects.toThrow('colour')
  await expect(
    api.POST('/api/lists/{id}/leads', { ...list('1'), body: { lead_ids: [] } }),
  ).rejects.toThrow('lead_ids must NOT have fewer than 1 items')
  expect(db.lists.count()).toBe(6)
  await expectViolations('/body/name', '/body', '/body', '/body/lead_ids')
})
