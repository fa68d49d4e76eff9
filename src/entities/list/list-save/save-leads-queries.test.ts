import { QueryClient } from '@tanstack/react-query'
import { describe, expect, it, vi } from 'vitest'
import type { WireId } from '@/shared/api/answer'
import { sentLeads } from '@/shared/api/attempts'
import { nothingSaved, type SaveProgress } from './list-save-job'
import { saveLeads } from './save-leads-queries'

type Job = Parameters<typeof saveLeads>[0]
type Attempt = Parameters<typeof saveLeads>[1]

const lead = (number: number) => ({
  apolloId: `manual${number}`,
  firstName: 'Ann',
  lastName: 'Lee',
  title: '',
  companyName: '',
  companyDomain: '',
  location: '',
  email: `ann.${number}@example.com`,
  emailRevealed: true,
})

const withNewId = (number: number) => ({ ...lead(number), apolloId: `manualNew${number}` })

const sent = () => sentLeads(new QueryClient())

/** An attempt from the start, unless `more` says otherwise. */
const attemptWith = (calls: Attempt['calls'], more: Partial<Attempt> = {}): Attempt => ({
  from: nothingSaved,
  signal: new AbortController().signal,
  sent: sent(),
  calls,
  onProgress: () => {},
  ...more,
})

const jobOf = (total: number): Job => ({
  name: 'Fair',
  description: 'From fair.csv',
  total,
  takeSlice: async (offset, limit) =>
    Array.from({ length: Math.min(limit, total - offset) }, (_, at) => lead(offset + at)),
})

/** A fake server that records its requests; request number `failAt` (from 1) fails once. */
function aServer({ failAt }: { failAt?: number } = {}) {
  const done: string[] = []
  const inList = new Set(['manual0'])
  let requests = 0
  const step = async (what: string) => {
    requests += 1
    if (requests === failAt) throw new Error(`500: ${what}`)
    done.push(what)
  }
  const calls: Attempt['calls'] = {
    createList: async ({ name }) => step(`list ${name}`).then(() => '7'),
    readMembers: async (listId) => {
      await step(`read ${listId}`)
      const addresses = new Set(['ann.0@example.com', 'ann.1@example.com'])
      return listId === '7'
        ? { apolloIds: new Set<string>(), addresses: new Set<string>() }
        : { apolloIds: inList, addresses }
    },
    createLeads: async (leads) => {
      await step(`create ${leads[0]?.apolloId}..${leads.at(-1)?.apolloId}`)
      return leads.map(({ apolloId }) => apolloId)
    },
    addToList: async (listId, ids) => {
      await step(`add ${ids[0]}..${ids.at(-1)} to ${listId}`)
      for (const id of ids) inList.add(String(id))
      return ids.length
    },
  }
  return { calls, done }
}

const WHOLE = [
  'list Fair',
  'create manual0..manual499',
  'add manual0..manual499 to 7',
  'create manual500..manual999',
  'add manual500..manual999 to 7',
  'create manual1000..manual1000',
  'add manual1000..manual1000 to 7',
]

describe('saveLeads', () => {
  it('creates the list, then creates and adds at most 500 leads at a time', async () => {
    const { calls, done } = aServer()
    const saved: number[] = []
    const onProgress = (progress: SaveProgress) => saved.push(progress.saved)
    const end = await saveLeads(jobOf(1001), attemptWith(calls, { onProgress }))
    expect(done).toEqual(WHOLE)
    expect(saved).toEqual([0, 0, 500, 500, 1000, 1000, 1001])
    expect(end).toEqual({
      listId: '7',
      sent: 1001,
      saved: 1001,
      added: 1001,
      already: 0,
      waiting: [],
    })
  })

  it.each([1, 2, 3, 4, 5, 6, 7])(
    'after a failure of request %d continues with it and repeats nothing',
    async (failAt) => {
      const { calls, done } = aServer({ failAt })
      let progress = nothingSaved
      const onProgress = (next: SaveProgress) => (progress = next)
      const attempt = () =>
        saveLeads(jobOf(1001), attemptWith(calls, { from: progress, onProgress }))
      await expect(attempt()).rejects.toThrow('500: ')
      expect(done).toEqual(WHOLE.slice(0, failAt - 1))
      await attempt()
      // A failed request, or another tab, may have added leads.
      expect(done).toEqual(WHOLE.toSpliced(failAt - 1, 0, ...(failAt > 1 ? ['read 7'] : [])))
    },
  )

  it('creates some leads and adds others that the server has, in one list', async () => {
    const { calls, done } = aServer()
    const leads = [{ apolloId: 'ap-1', email: null }, lead(1), { apolloId: 'ap-2', email: null }]
    const job = { ...jobOf(3), takeSlice: async () => leads }
    await saveLeads(job, attemptWith(calls))
    expect(done).toEqual(['list Fair', 'create manual1..manual1', 'add ap-1..manual1 to 7'])
  })

  it('sends no further request once it is cancelled', async () => {
    const { calls, done } = aServer()
    const controller = new AbortController()
    const onProgress = ({ saved }: SaveProgress) => saved === 500 && controller.abort()
    const attempt = attemptWith(calls, { signal: controller.signal, onProgress })
    const saving = saveLeads(jobOf(1001), attempt)
    await expect(saving).rejects.toThrow('aborted')
    expect(done).toEqual(WHOLE.slice(0, 3))
  })

  it('adds only the leads that the server created', async () => {
    const { calls } = aServer()
    const addToList = vi.fn<Attempt['calls']['addToList']>(async () => 2)
    const createLeads: Attempt['calls']['createLeads'] = async (leads) =>
      leads.length === 500 ? [] : ['ap-1', 'ap-2']
    const end = await saveLeads(jobOf(600), attemptWith({ ...calls, addToList, createLeads }))
    expect(addToList.mock.calls.map(([, ids]) => ids)).toEqual([['ap-1', 'ap-2']])
    expect(end).toEqual({ listId: '7', sent: 600, saved: 2, added: 2, already: 0, waiting: [] })
  })

  it('fails when the server created none of them, and a retry sends all again', async () => {
    const { calls } = aServer()
    let progress = nothingSaved
    const onProgress = (next: SaveProgress) => (progress = next)
    const none = { ...calls, createLeads: async () => [] }
    const saving = saveLeads(jobOf(2), attemptWith(none, { onProgress }))
    await expect(saving).rejects.toThrow('The server created none of the leads.')
    const again = await saveLeads(jobOf(2), attemptWith(calls, { from: progress, onProgress }))
    expect(again).toMatchObject({ listId: progress.listId, sent: 2, saved: 2 })
  })
})

describe('leads of a search that share an address', () => {
  const people = [
    { ...lead(0), apolloId: 'a', email: 'sales@example.com' },
    { ...lead(1), apolloId: 'b', email: 'sales@example.com' },
    { ...lead(2), apolloId: 'c' },
  ]
  const ofSearch: Job = {
    name: 'Pilot',
    description: '',
    listId: '3',
    total: 3,
    takeSlice: async () => people,
  }

  it.each([
    ['the same ids', (id: string) => id, ['a', 'b', 'c']],
    ['ids of the server', (id: string) => `server-${id}`, ['server-a', 'server-b', 'server-c']],
  ])('are each created and added once, under %s', async (_name, idOf, ids) => {
    const created: WireId[][] = []
    const added: WireId[][] = []
    const sentBefore = sent()
    const { calls } = aServer()
    const attempt = (lost?: 'create' | 'add') =>
      saveLeads(ofSearch, {
        ...attemptWith(calls, { sent: sentBefore }),
        calls: {
          ...calls,
          readMembers: async () => ({ apolloIds: new Set(), addresses: new Set() }),
          createLeads: async (leads) => {
            created.push(leads.map(({ apolloId }) => apolloId))
            if (lost === 'create') throw new Error('lost')
            return leads.map(({ apolloId }) => idOf(String(apolloId)))
          },
          addToList: async (_id, leadIds) => {
            if (lost === 'add') throw new Error('lost')
            added.push(leadIds)
            return leadIds.length
          },
        },
      })
    await expect(attempt('create')).rejects.toThrow('lost')
    await expect(attempt('add')).rejects.toThrow('lost')
    await attempt()
    expect(created).toEqual([
      ['a', 'b', 'c'],
      ['a', 'b', 'c'],
    ])
    expect(added).toEqual([ids])
  })
})

describe('saveLeads into a list that exists', () => {
  const into = { listId: '3', name: 'Pilot' }
  const created = (total: number): Job => ({
    ...into,
    description: '',
    total,
    takeSlice: async (...slice) =>
      (await jobOf(total).takeSlice(...slice)).map(({ apolloId, email }) => ({ apolloId, email })),
  })

  it('creates no list, and skips leads that it contains by id or by address', async () => {
    const { calls, done } = aServer()
    const job = { ...jobOf(3), ...into }
    const end = await saveLeads(job, attemptWith(calls))
    expect(done).toEqual(['read 3', 'create manual2..manual2', 'add manual2..manual2 to 3'])
    expect(end).toEqual({ listId: '3', sent: 3, saved: 1, added: 1, already: 2, waiting: [] })
  })

  it('does not create contacts that the server has', async () => {
    const { calls, done } = aServer()
    await saveLeads(created(600), attemptWith(calls))
    expect(done).toEqual(['read 3', 'add manual2..manual499 to 3', 'add manual500..manual599 to 3'])
  })

  it('writes nothing when all of them are in it', async () => {
    const { calls, done } = aServer()
    const end = await saveLeads(created(2), attemptWith(calls))
    expect(done).toEqual(['read 3'])
    expect(end).toMatchObject({ saved: 0, already: 2 })
  })

  it('does not add leads again whose request succeeded without a response', async () => {
    const { calls, done } = aServer()
    let progress = nothingSaved
    const onProgress = (next: SaveProgress) => (progress = next)
    const addToList: Attempt['calls']['addToList'] = async (...request) => {
      await calls.addToList(...request)
      throw new TypeError('Failed to fetch')
    }
    const saving = saveLeads(created(10), attemptWith({ ...calls, addToList }, { onProgress }))
    await expect(saving).rejects.toThrow('Failed to fetch')
    expect(progress).toMatchObject({ saved: 0, already: 2 })
    await saveLeads(created(10), attemptWith(calls, { from: progress, onProgress }))
    expect(done).toEqual(['read 3', 'add manual2..manual9 to 3', 'read 3'])
    expect(progress).toEqual({ listId: '3', sent: 10, saved: 8, added: 8, already: 2, waiting: [] })
  })

  /** Simulates a reload: the job is gone, and parsing the file again gives its leads new ids. */
  it.each([true, false])(
    'creates nobody again after a reload, whether the server responded (%s) or not',
    async (isAnswered) => {
      const { calls, done } = aServer()
      const sentBefore = sent()
      const stop = () => {
        throw new TypeError('The page was left')
      }
      const cutOff: Attempt['calls'] = isAnswered
        ? { ...calls, addToList: stop }
        : { ...calls, createLeads: async (...request) => calls.createLeads(...request).then(stop) }
      const remembering = { sent: sentBefore }
      await expect(
        saveLeads({ ...jobOf(4), ...into }, attemptWith(cutOff, remembering)),
      ).rejects.toThrow('The page was left')
      done.length = 0
      const again: Job = {
        ...jobOf(5),
        ...into,
        takeSlice: async () => [0, 1, 2, 3, 4].map(withNewId),
      }
      await saveLeads(again, attemptWith(calls, remembering))
      expect(done).toEqual(
        isAnswered
          ? ['read 3', 'create manualNew4..manualNew4', 'add manual2..manualNew4 to 3']
          : ['read 3', 'create manual2..manualNew4', 'add manual2..manualNew4 to 3'],
      )
      expect(localStorage).toHaveLength(0)
    },
  )
})
