import { QueryClient } from '@tanstack/react-query'
import { afterEach, expect, it, vi } from 'vitest'
import * as z from 'zod/mini'
import { msg } from '@/shared/i18n/translate'
import { fc } from '@/test/fast-check'
import type { LeadSource, ListSaveResult } from './list-save-job'

const stops: (() => void)[] = []
afterEach(() => {
  for (const stop of stops.splice(0)) stop()
  vi.unstubAllGlobals()
})

const idsReader = z.object({ lead_ids: z.array(z.string()) })
const leadsReader = z.array(z.object({ apolloId: z.string(), email: z.string() }))

type Fate = 'answered' | 'refused' | 'answer lost' | 'paused'

const PEOPLE = 600
const addressOf = (person: number) => `p${person}@x.example`
const everyone = Array.from({ length: PEOPLE }, (_, person) => person)

/** State shared by the tabs: the server and the browser's locks. */
function aWorld() {
  const addressById = new Map([0, 550].map((person) => [`old-${person}`, addressOf(person)]))
  const members = new Map<string, string[]>([['1', [...addressById.keys()]]])
  /** Ids of leads whose creation was confirmed. */
  const answered = new Set<string>()
  const sentAgain: string[] = []
  const fates: Fate[] = []
  let imports = 0
  let pause = () => {}

  function perform(method: string, path: string, body: unknown): unknown {
    const [, listId] = /lists\/(\d+)\/leads/.exec(path) ?? []
    if (method === 'GET' && !listId)
      return [...members.keys()].map((id) => ({ id, name: id === '1' ? 'Pilot' : 'Fair' }))
    if (method === 'GET') {
      return members
        .get(listId ?? '')
        ?.map((apolloId) => ({ apolloId, email: addressById.get(apolloId) }))
    }
    if (listId) {
      members.get(listId)?.push(...z.parse(idsReader, body).lead_ids)
      return {}
    }
    if (path.endsWith('/lists')) {
      const id = String(members.size + 1)
      members.set(id, [])
      return { id }
    }
    const leads = z.parse(leadsReader, body)
    for (const { apolloId, email } of leads) addressById.set(apolloId, email)
    return leads.map(({ apolloId }) => ({ apolloId }))
  }

  vi.stubGlobal('fetch', async (request: Request) => {
    const text = await request.text()
    const { pathname } = new URL(request.url)
    const fate = fates.shift() ?? 'answered'
    if (fate === 'paused') {
      pause()
      throw new DOMException('Paused', 'AbortError')
    }
    if (fate === 'refused') return Response.json({ message: 'Not now' }, { status: 422 })
    const body: unknown = text ? JSON.parse(text) : undefined
    const answer = perform(request.method, pathname, body)
    if (fate === 'answer lost') throw new TypeError('Failed to fetch')
    if (pathname.endsWith('/api/leads')) {
      const ids = z.parse(leadsReader, body).map(({ apolloId }) => apolloId)
      sentAgain.push(...ids.filter((one) => answered.has(one)))
      for (const one of ids) answered.add(one)
    }
    return Response.json(answer)
  })
  let queue: Promise<unknown> = Promise.resolve()
  let waiting = 0
  type Work = (lock: object | null) => Promise<unknown>
  const request = async (_name: string, { ifAvailable }: LockOptions, work: Work) => {
    if (ifAvailable && waiting > 0) return work(null)
    waiting += 1
    const turn = queue.then(async () => work({}))
    queue = turn.catch(() => {}).then(() => (waiting -= 1))
    return turn
  }
  vi.stubGlobal('navigator', { onLine: true, locks: { request } })

  /** Loads fresh module instances, like a new page. */
  async function openTab(first = 0) {
    vi.resetModules()
    const { openListSaveJob, listSaveJob } = await import('./list-save-job')
    const { endListSaveJob, pauseListSaveJob, runListSaveJob } = await import('./run-list-save-job')
    const { clearSessionStores } = await import('@/shared/lib/state/store')
    const { repeatQuestion } = await import('@/shared/api/perform-write')
    const client = new QueryClient({
      defaultOptions: { mutations: { retry: false }, queries: { retry: false } },
    })
    const answer = () => {
      const question = repeatQuestion.get()
      if (question && question.isConfirmed === undefined)
        repeatQuestion.set({ ...question, isConfirmed: true })
    }
    // Another test file may get the same module.
    stops.push(repeatQuestion.subscribe(answer))
    let end: ListSaveResult | undefined
    const open = () => {
      imports += 1
      const run = imports
      const toLead = (person: number) => ({
        apolloId: `manual${run}-${person}`,
        firstName: 'Ann',
        lastName: 'Lee',
        title: '',
        companyName: '',
        companyDomain: '',
        location: '',
        email: addressOf(first + person),
        emailRevealed: true,
      })
      const source: LeadSource = {
        total: PEOPLE,
        takeSlice: async (offset, limit) => everyone.slice(offset, offset + limit).map(toLead),
      }
      openListSaveJob({
        source,
        title: msg('Name Your List'),
        submitLabel: msg('Save'),
        messages: { created: () => ({ title: '' }), failed: { title: '' } },
        onEnd: (one) => (end = one),
      })
    }
    const onWriteTo = () => {}
    const run = async (into: 'new' | 'existing') => {
      if (!listSaveJob.get()) open()
      pause = pauseListSaveJob
      const isBegun =
        listSaveJob.get()?.list !== undefined && listSaveJob.get()?.state.progress.listId
      const list =
        into === 'new'
          ? { name: 'Fair', description: '' }
          : { name: 'Pilot', description: '', listId: '1' }
      await runListSaveJob(client, isBegun ? { onWriteTo } : { chosen: list, onWriteTo })
    }
    return {
      run,
      leave: endListSaveJob,
      logOut: clearSessionStores,
      /** Compares the contents of the list with what was reported. */
      check() {
        const state = listSaveJob.get()?.state
        const listId = end?.list.id ?? state?.progress.listId
        if (!listId) return
        const inList = new Set(members.get(listId)?.map((one) => addressById.get(one))).size
        if (end) expect(inList).toBeGreaterThanOrEqual(PEOPLE - end.left)
        else if (state) {
          const { saved, already } = state.progress
          expect(inList).toBeGreaterThanOrEqual(saved + already)
          if (inList < PEOPLE) expect(state.kind).not.toBe('saving')
        }
        end = undefined
      },
      isUnfinished: () => listSaveJob.get() !== undefined,
    }
  }
  return { openTab, members, addressById, sentAgain, fates }
}

const aCommand = fc.record({
  tab: fc.constantFrom<0 | 1>(0, 1),
  what: fc.constantFrom('run', 'run', 'run', 'run', 'reload', 'leave', 'log out'),
  into: fc.constantFrom<'new' | 'existing'>('new', 'existing'),
  /** Outcome after this many successful requests. */
  fate: fc.constantFrom<Fate>('answered', 'refused', 'answer lost', 'paused'),
  after: fc.nat({ max: 7 }),
})

it('nobody is added twice, sent again after a response, or missing without notice', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(aCommand, { maxLength: 8 }), async (commands) => {
      localStorage.clear()
      const world = aWorld()
      const tabs = [await world.openTab(), await world.openTab()]
      for (const { tab, what, into, fate, after } of commands) {
        world.fates.splice(0, Infinity, ...Array<Fate>(after).fill('answered'), fate)
        const one = tabs[tab]
        if (what === 'run') await one?.run(into)
        else if (what === 'leave') one?.leave()
        else if (what === 'reload') tabs[tab] = await world.openTab()
        else for (const one of tabs) one.logOut()
        for (const one of tabs) one.check()
      }
      // From here on everything succeeds, and each tab finishes its job.
      world.fates.length = 0
      for (const one of tabs) {
        if (!one.isUnfinished()) continue
        await one.run('existing')
        expect(one.isUnfinished()).toBe(false)
        one.check()
      }
      expect(world.sentAgain).toEqual([])
      for (const members of world.members.values()) {
        expect(new Set(members).size).toBe(members.length)
        const addresses = members.map((one) => world.addressById.get(one))
        expect(new Set(addresses).size).toBe(members.length)
      }
    }),
    { numRuns: 50 },
  )
}, 120_000)

it('other people do not land in a list of the same name that was left unfinished', async () => {
  localStorage.clear()
  const world = aWorld()
  const tab = await world.openTab()
  world.fates.push('answered', 'answered', 'paused')
  await tab.run('new')
  const other = await world.openTab(PEOPLE)
  await other.run('new')
  expect([...world.members].map(([id, { length }]) => [id, length])).toEqual([
    ['1', 2],
    ['2', 0],
    ['3', PEOPLE],
  ])
})

it('a tab that is closed while a new list is filled makes no second list, and sends nobody again', async () => {
  localStorage.clear()
  const world = aWorld()
  const tab = await world.openTab()
  world.fates.push('answered', 'answered', 'paused')
  await tab.run('new')
  sessionStorage.clear()
  const other = await world.openTab()
  await other.run('new')
  expect([...world.members.keys()]).toEqual(['1', '2'])
  expect(world.members.get('2')).toHaveLength(PEOPLE)
  expect(world.sentAgain).toEqual([])
})
