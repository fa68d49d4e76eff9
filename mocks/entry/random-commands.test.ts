import { expect, test } from 'vitest'
import { api } from '@/shared/api/client'
import { fc, runs } from '@/test/fast-check'
import type { Schemas } from '../contract/contract-http'
import { aStep } from '../seed/builders'
import { allProspects } from '../simulation/prospects/prospects'
import { noFilter } from '../simulation/prospects/search'
import { db, world } from './db'
import { signInAs } from './sign-in'
import { resetMockBackend, useScenario } from './test-server'

/** Expected state of the server. */
type Model = {
  balance: number
  paid: Set<string>
  /** Contact addresses by Apollo id; null while hidden. */
  contacts: Map<string, string | null>
  /** Apollo ids by list, in the order added. */
  lists: Map<string, string[]>
  campaigns: Map<string, ModelCampaign>
}
type ModelCampaign = {
  listId: string
  status: 'draft' | 'active' | 'paused'
  /** Apollo ids of enrolled contacts, even after their list is deleted. */
  enrolled: Set<string>
}

/** Positions wrap around, so that most commands hit an existing item. */
type Input = { at: number; all: readonly number[]; isOn: boolean }
type Command = (model: Model, input: Input) => Promise<void>

const prospects = allProspects().slice(0, 12)
const SEARCH_PRICE = 250
const REVEAL_PRICE = 100

const pick = <Value>(all: Iterable<Value>, position: number): Value | undefined => {
  const values = [...all]
  return values[position % values.length]
}

const UNKNOWN = '999999'
const on = (id: string) => ({ params: { path: { id } } })

async function refusal(call: Promise<unknown>): Promise<number> {
  const error: unknown = await call.then(
    () => new Error('200'),
    (reason: unknown) => reason,
  )
  return Number(/\b(\d{3})\b/.exec(String(error))?.[1])
}

const search: Command = async (model) => {
  const call = api.POST('/api/leads/search', { body: { ...noFilter, page: 1, page_size: 12 } })
  if (model.balance < SEARCH_PRICE) {
    expect(await refusal(call)).toBe(402)
    return
  }
  const { data } = await call
  model.balance -= SEARCH_PRICE
  const shown = data?.leads.filter(({ email }) => email).map(({ apollo_id }) => apollo_id)
  const paid = prospects.map(({ apolloId }) => apolloId).filter((id) => model.paid.has(id))
  expect(shown).toEqual(paid)
}

const reveal: Command = async (model, { all }) => {
  const asked = [...new Set(all.map((at) => pick(prospects, at)))]
  const ids = asked.flatMap((prospect) => prospect?.apolloId ?? [])
  const found = asked.flatMap((prospect) => (prospect?.email ? prospect.apolloId : []))
  const unpaid = found.filter((id) => !model.paid.has(id))
  const price = unpaid.length * REVEAL_PRICE
  const call = api.POST('/api/leads/reveal', { body: { lead_ids: [...ids, ...ids] } })
  if (price > model.balance) {
    expect(await refusal(call)).toBe(402)
    return
  }
  const { data } = await call
  expect(data).toMatchObject({ total_revealed: found.length, credits_used: price })
  model.balance -= price
  for (const id of unpaid) model.paid.add(id)
}

const saveLeads: Command = async (model, { all, isOn }) => {
  const body = all.map((at): Schemas['NewLead'] => {
    const { apolloId = '', email } = pick(prospects, at) ?? {}
    const address = isOn ? (email ?? null) : null
    return {
      apolloId,
      firstName: 'Ada',
      lastName: 'Lovelace',
      title: '',
      companyName: '',
      companyDomain: '',
      location: '',
      email: address,
      emailRevealed: address !== null,
    }
  })
  const { data } = await api.POST('/api/leads', { body })
  expect(data).toHaveLength(body.length)
  for (const { apolloId, email } of body) {
    // A known address must never be lost or replaced.
    const id = String(apolloId)
    model.contacts.set(id, model.contacts.get(id) ?? email)
  }
}

const createList: Command = async (model) => {
  const { data } = await api.POST('/api/lists', { body: { name: 'List', description: '' } })
  const id = String(data?.id)
  expect(model.lists.has(id)).toBe(false)
  model.lists.set(id, [])
}

const deleteList: Command = async (model, { at }) => {
  const id = pick(model.lists.keys(), at) ?? UNKNOWN
  const call = api.DELETE('/api/lists/{id}', on(id))
  if (model.lists.delete(id)) await call
  else expect(await refusal(call)).toBe(404)
}

const addToList: Command = async (model, { at, all }) => {
  const id = pick(model.lists.keys(), at) ?? UNKNOWN
  const lead_ids = all.map((each) => pick(prospects, each)?.apolloId ?? '')
  const call = api.POST('/api/lists/{id}/leads', { ...on(id), body: { lead_ids } })
  const members = model.lists.get(id)
  if (!members) {
    expect(await refusal(call)).toBe(404)
    return
  }
  const added = [...new Set(lead_ids)].filter(
    (one) => model.contacts.has(one) && !members.includes(one),
  )
  expect((await call).data).toEqual({ added: added.length })
  members.push(...added)
}

const createCampaign: Command = async (model, { at }) => {
  const listId = pick(model.lists.keys(), at)
  if (listId === undefined) return
  const { data } = await api.POST('/api/campaigns', {
    body: {
      name: 'Campaign',
      listId: Number(listId),
      emailTemplate: '<p>Hi</p>',
      sequence: [aStep(world, 1)],
      sendDelay: 0,
      followupSequence: 'sequence',
    },
  })
  model.campaigns.set(String(data?.id), { listId, status: 'draft', enrolled: new Set() })
}

const duplicateCampaign: Command = async (model, { at }) => {
  const [id, original] = pick(model.campaigns, at) ?? [UNKNOWN]
  const call = api.POST('/api/campaigns/{id}/duplicate', on(id))
  if (!original) {
    expect(await refusal(call)).toBe(404)
    return
  }
  const copy = String((await call).data?.id)
  expect(model.campaigns.has(copy)).toBe(false)
  model.campaigns.set(copy, { ...original, status: 'draft', enrolled: new Set() })
}

const deleteCampaign: Command = async (model, { at }) => {
  const id = pick(model.campaigns.keys(), at) ?? UNKNOWN
  const call = api.DELETE('/api/campaigns/{id}', on(id))
  if (model.campaigns.delete(id)) await call
  else expect(await refusal(call)).toBe(404)
}

const startCampaign: Command = async (model, { at }) => {
  const [id, campaign] = pick(model.campaigns, at) ?? [UNKNOWN]
  const call = api.POST('/api/campaigns/{id}/start', on(id))
  const members = model.lists.get(campaign?.listId ?? '') ?? []
  const reachable = members.filter((one) => model.contacts.get(one))
  if (!campaign) expect(await refusal(call)).toBe(404)
  else if (campaign.status !== 'draft') expect(await refusal(call)).toBe(409)
  else if (reachable.length === 0) expect(await refusal(call)).toBe(400)
  else {
    expect((await call).data).toEqual({
      prospectsAdded: reachable.length,
      prospectsSkipped: members.length - reachable.length,
    })
    campaign.status = 'active'
    for (const one of reachable) campaign.enrolled.add(one)
  }
}

const setStatus: Command = async (model, { at, isOn }) => {
  const [id, campaign] = pick(model.campaigns, at) ?? [UNKNOWN]
  const status = isOn ? 'active' : 'paused'
  const call = api.PATCH('/api/campaigns/{id}/status', { ...on(id), body: { status } })
  if (!campaign) expect(await refusal(call)).toBe(404)
  else if (campaign.status === 'draft') expect(await refusal(call)).toBe(409)
  else {
    expect((await call).data).toMatchObject({ status })
    campaign.status = status
  }
}

const commands: ReadonlyMap<string, Command> = new Map(
  Object.entries({
    search,
    reveal,
    saveLeads,
    createList,
    deleteList,
    addToList,
    createCampaign,
    duplicateCampaign,
    deleteCampaign,
    startCampaign,
    setStatus,
  }),
)

const position = fc.nat(11)
const step = fc.record({
  name: fc.constantFrom(...commands.keys()),
  at: position,
  all: fc.array(position, { minLength: 1, maxLength: 4 }),
  isOn: fc.boolean(),
})

async function expectSame(model: Model): Promise<void> {
  const { data: credits } = await api.GET('/api/credits/balance')
  expect(credits).toEqual({ balance: model.balance })

  const { data: lists = [] } = await api.GET('/api/lists')
  expect(new Set(lists.map(({ id }) => id))).toEqual(new Set(model.lists.keys()))
  for (const { id, leads, totalLeads } of lists) {
    const members = model.lists.get(id) ?? []
    expect(totalLeads).toBe(members.length)
    expect(leads.map(({ apolloId }) => apolloId)).toEqual(members)
    const { data: contacts = [] } = await api.GET('/api/lists/{id}/leads', on(id))
    expect(contacts.map(({ apolloId, email }) => [apolloId, email])).toEqual(
      members.map((one) => [one, model.contacts.get(one)]),
    )
  }

  const { data: campaigns = [] } = await api.GET('/api/campaigns')
  const read = campaigns.map(({ id, status, totalLeads }) => [id, status, totalLeads])
  const expected = [...model.campaigns].map(([id, { listId, status, enrolled }]) => {
    const members = model.lists.get(listId)?.length ?? 0
    return [id, status, status === 'draft' ? members : enrolled.size]
  })
  expect(new Set(read)).toEqual(new Set(expected))
  expect(read).toHaveLength(expected.length)
}

test('whatever is called, in whatever order, the backend and a plain model agree', async () => {
  expect.hasAssertions()
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 10, maxLength: 40 }), async (steps) => {
      resetMockBackend()
      useScenario('empty')
      db.account.update('1', { balance: 2500 })
      signInAs('user')
      const model: Model = {
        balance: 2500,
        paid: new Set(),
        contacts: new Map(),
        lists: new Map(),
        campaigns: new Map(),
      }
      for (const { name, ...input } of steps) {
        await commands.get(name)?.(model, input)
        await expectSame(model)
      }
    }),
    runs(8),
  )
})
