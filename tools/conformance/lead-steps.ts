import { createHash } from 'node:crypto'
import { need, on, type Body, type Run, type Step } from './run'

const noFilters = {
  job_titles: [],
  industries: [],
  company_size_ranges: [],
  locations: [],
  technologies: [],
  revenue_ranges: [],
  funding_stages: [],
  seniority_levels: [],
}

const newLead = {
  firstName: 'Conformance',
  lastName: 'Run',
  title: '',
  companyName: '',
  companyDomain: '',
  location: '',
  email: null,
  emailRevealed: false,
}

type Found = { apollo_id: string }

/** Credits, the prospect database, lists, and the contacts in them. */
export function leadSteps(run: Run): { steps: Step[]; adding: Step[] } {
  const { api, done, expect, refuses, made, mark, reads } = run
  let found: Found[] = []
  const known = { listId: '', apolloId: '', name: '' }

  const search = (page_size: number, rest: Partial<Body<'/api/leads/search'>> = {}) =>
    api.POST('/api/leads/search', { body: { ...noFilters, page: 1, ...rest, page_size } })

  const contactOfRun = () =>
    need(made.contact || known.apolloId, 'no list has a contact', 'getLists')

  const steps: Step[] = [
    {
      operation: 'getCreditBalance',
      does: 'reads the balance',
      run: async () => void done(await api.GET('/api/credits/balance')),
    },
    {
      operation: 'searchLeads',
      does: 'searches five times: ten leads, two of them, the next two, a title that nobody has, those at one place',
      needs: 'spend',
      async run() {
        const all = done(await search(10, { seniority_levels: ['c_suite'] }))
        found = all.leads
        expect('/leads: more than the page size', all.leads.length > 10, false)
        expect('/total: fewer than /leads', all.total < all.leads.length, false)
        const ids = all.leads.map(({ apollo_id }) => apollo_id)
        expect('/leads: different apollo_ids', new Set(ids).size, ids.length)
        const two = done(await search(2, { seniority_levels: ['c_suite'] }))
        expect('/leads with page_size 2', two.leads.length, Math.min(2, all.total))
        const next = done(await search(2, { seniority_levels: ['c_suite'], page: 2 }))
        const shown = new Set(two.leads.map(({ apollo_id }) => apollo_id))
        const repeated = next.leads.filter((lead) => shown.has(lead.apollo_id))
        expect(
          '/leads of page 2: also on page 1',
          repeated.map((lead) => lead.apollo_id),
          [],
        )
        const nobody = done(await search(2, { job_titles: [`Conformance ${mark}`] }))
        expect('/total with a title that nobody has', nobody.total, 0)
        const page = { ...noFilters, page: 1, page_size: 1001 }
        await refuses('asks for 1001 leads', 400, {
          method: 'POST',
          path: '/api/leads/search',
          body: page,
        })
        const location = all.leads.find((lead) => lead.location)?.location
        if (!location) return
        const there = done(
          await search(10, { seniority_levels: ['c_suite'], locations: [location] }),
        )
        expect('/total with one filter more: higher', there.total > all.total, false)
        expect('/total with the location of a lead: 0', there.total === 0, false)
      },
    },
    {
      operation: 'revealLeads',
      does: 'reveals one lead that was found, and one that does not exist',
      needs: 'spend',
      async run() {
        const id = need(found[0]?.apollo_id, 'the search found nobody', 'searchLeads')
        const unknown = `conformance-${mark}`
        const before = await reads.balance()
        const answer = done(
          await api.POST('/api/leads/reveal', { body: { lead_ids: [id, unknown, id] } }),
        )
        expect('/total_requested', answer.total_requested, 2)
        expect(
          '/revealed_leads: ids',
          answer.revealed_leads.map((lead) => lead.id).toSorted(),
          [id, unknown].toSorted(),
        )
        const successes = answer.revealed_leads.filter(({ success }) => success)
        expect('/total_revealed', answer.total_revealed, successes.length)
        expect(
          '/revealed_leads: success of the unknown id',
          answer.revealed_leads.find((lead) => lead.id === unknown)?.success,
          false,
        )
        expect(
          '/revealed_leads: success without an address',
          successes.some((one) => !one.email),
          false,
        )
        const body = { lead_ids: Array.from({ length: 1001 }, (_, index) => `${unknown}-${index}`) }
        await refuses('reveals 1001 ids', 413, { method: 'POST', path: '/api/leads/reveal', body })
        const after = await reads.balance()
        expect('then GET /api/credits/balance', after, before - answer.credits_used)
      },
    },
    {
      operation: 'getLists',
      does: 'reads the lists',
      async run() {
        const lists = await reads.lists()
        expect('different ids', new Set(lists.map(({ id }) => id)).size, lists.length)
        const list = lists.find(({ leads }) => leads.length > 0)
        if (!list) return
        const [contact] = await reads.contacts(list.id)
        Object.assign(known, { listId: list.id, apolloId: contact?.apolloId, name: contact?.name })
      },
    },
    {
      operation: 'createList',
      does: `creates a list “${mark}”, and refuses one without a name`,
      async run() {
        const sent = { name: mark, description: 'Created by a conformance run' }
        const answer = done(await api.POST('/api/lists', { body: sent }))
        made.list = answer.id
        const lists = await reads.lists()
        const place = 'then GET /api/lists'
        expect(`${place}, lists of this name`, lists.filter((one) => one.name === mark).length, 1)
        expect(`${place}, /0/id`, lists[0]?.id, answer.id)
        const list = lists.find(({ id }) => id === answer.id)
        if (!list) return
        const { name, description, leads, totalLeads } = list
        expect(
          place,
          { name, description, leads, totalLeads },
          { ...sent, leads: [], totalLeads: 0 },
        )
        expect('/name', answer.name ?? mark, mark)
        const body = { name: ' ', description: mark }
        await refuses('sends a blank name', 400, { method: 'POST', path: '/api/lists', body })
        const blank = (await reads.lists()).filter((one) => one.description === mark)
        expect('after a blank name, GET /api/lists: lists', blank.length, 0)
      },
    },
    {
      operation: 'createLeads',
      does: 'sends a contact that is in a list already, so that none is created',
      async run() {
        const { listId, name } = known
        const apolloId = need(
          known.apolloId,
          'no list has a contact, and a new one could not be deleted',
        )
        const lead = { ...newLead, apolloId, firstName: mark }
        const answer = done(await api.POST('/api/leads', { body: [lead] }))
        expect(
          '/: apolloIds',
          answer.map((one) => one.apolloId),
          [apolloId],
        )
        const contacts = await reads.contacts(listId)
        const now = contacts.find((one) => one.apolloId === apolloId)
        expect('then GET /api/lists/{id}/leads: name of the known contact', now?.name, name)
        const body = Array.from({ length: 501 }, () => lead)
        await refuses('sends 501 leads', 413, { method: 'POST', path: '/api/leads', body })
      },
    },
    {
      operation: 'createLeads',
      does: 'creates a contact with your own address, which no call can delete',
      needs: 'send',
      async run() {
        // Always the same, so that each company has it at most once.
        const digits = BigInt(`0x${createHash('sha256').update(run.account.email).digest('hex')}`)
        const apolloId = `manual${String(digits).slice(0, 19)}`
        const contact = {
          apolloId,
          firstName: 'Conformance',
          lastName: 'Run',
          name: 'Conformance Run',
          email: run.account.email,
          emailRevealed: true as const,
        }
        const answer = done(await api.POST('/api/leads', { body: contact }))
        expect(
          '/: apolloIds',
          answer.map((one) => one.apolloId),
          [apolloId],
        )
        made.contact = apolloId
      },
    },
    {
      operation: 'getListContacts',
      does: 'reads the contacts of that list, which is still empty',
      async run() {
        const id = need(made.list, 'no list was created', 'createList')
        const contacts = done(await api.GET('/api/lists/{id}/leads', on(id)))
        expect('contacts of a new list', contacts.length, 0)
      },
    },
  ]

  const adding: Step[] = [
    {
      operation: 'addLeadsToList',
      does: 'adds a contact to the list, twice, and an id that nobody has',
      async run() {
        const id = need(made.list, 'no list was created', 'createList')
        const apolloId = contactOfRun()
        const isDraft = (await reads.campaigns()).every(
          (one) => one.id !== made.campaign || one.status === 'draft',
        )
        need(made.contact || (isDraft ? 'safe' : ''), 'somebody else could get its mail')
        const add = (lead_ids: string[]) =>
          api.POST('/api/lists/{id}/leads', { ...on(id), body: { lead_ids } })
        const answer = done(await add([apolloId, apolloId, `conformance-${mark}`]))
        expect('/added', answer.added, 1)
        expect('/added, the second time', done(await add([apolloId])).added, 0)
        const contacts = await reads.contacts(id)
        const ids = contacts.map((one) => one.apolloId)
        expect('then GET /api/lists/{id}/leads: apolloIds', ids, [apolloId])
        const list = (await reads.lists()).find((one) => one.id === id)
        expect('then GET /api/lists: totalLeads', list?.totalLeads, 1)
        expect(
          'then GET /api/lists: leads',
          list?.leads.map((one) => one.apolloId),
          [apolloId],
        )
        const draft = (await reads.campaigns()).find((one) => one.id === made.campaign)
        if (draft) expect('then GET /api/campaigns: totalLeads of its draft', draft.totalLeads, 1)
        const body = { lead_ids: Array.from({ length: 501 }, () => apolloId) }
        const path = `/api/lists/${id}/leads`
        await refuses('adds 501 ids', 413, { method: 'POST', path, body })
      },
    },
    {
      operation: 'addLeadsToList',
      does: 'leaves that contact in its former list',
      async run() {
        const apolloId = need(known.apolloId, 'no list has a contact', 'getLists')
        const ids = (await reads.contacts(known.listId)).map((one) => one.apolloId)
        expect('former list, then GET /api/lists/{id}/leads', ids.includes(apolloId), true)
      },
    },
  ]
  return { steps, adding }
}
