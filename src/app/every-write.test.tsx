import { server } from '@mocks/entry/test-server'
import { db } from '@mocks/entry/db'
import { signInAs } from '@mocks/entry/sign-in'
import { QueryClientProvider, QueryObserver } from '@tanstack/react-query'
import { renderHook } from '@testing-library/react'
import { getResponse, http, HttpHandler, HttpResponse } from 'msw'
import type { ReactNode } from 'react'
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import type { Campaign } from '@/entities/campaign/campaign'
import {
  campaignsQuery,
  useCreateCampaign,
  useDeleteCampaign,
  useDuplicateCampaign,
  useSetCampaignStatus,
} from '@/entities/campaign/campaign-queries'
import { noSearch } from '@/entities/lead/search/lead-search'
import { listContactsQuery } from '@/entities/lead/list-contacts-queries'
import { useCreateContact, useLeadSearch } from '@/entities/lead/search/lead-queries'
import { listsQuery, useDeleteList } from '@/entities/list/list-queries'
import { newLeads, openListSaveJob, listSaveJob } from '@/entities/list/list-save/list-save-job'
import { runListSaveJob } from '@/entities/list/list-save/run-list-save-job'
import { SessionContext } from '@/entities/session/session-context'
import { sessionQuery, useLogIn, useLogOut } from '@/entities/session/session-queries'
import { sending, useSendingCalls } from '@/features/campaigns/sending/app-sending'
import { nextManualId } from '@/shared/lib/values/manual-id'
import { useReveal } from '@/entities/lead/search/reveal-queries'
import { useCreateUser, useDeleteUser, usersQuery } from '@/features/settings/users/user-queries'
import { repeatQuestion } from '@/shared/api/perform-write'
import { clearSessionStores } from '@/shared/lib/state/store'
import { notify } from '@/shared/ui/notifications/toaster'
import { onRequest } from '@/test/requests'
import type { Message } from '@/shared/i18n/message'
import { memoryIndexedDb } from '@/test/memory-indexed-db'
import { createAppQueryClient } from './app-query-client'

/**
 * Runs every write with every failure, whether or not the server performed it: nothing is done
 * twice without asking.
 */

type Call = `${'POST' | 'PATCH' | 'DELETE'} /api/${string}`

type Failure = {
  name: string
  isRefusal?: boolean
  answer: () => Response
}

const page = '<!doctype html><h1>Log in to the proxy</h1>'

function cut() {
  const body = new ReadableStream({
    start(stream) {
      stream.enqueue(new TextEncoder().encode('{"id": "7", "na'))
      stream.error(new TypeError('terminated'))
    },
  })
  return new HttpResponse(body, { headers: { 'Content-Type': 'application/json' } })
}

const failures: Failure[] = [
  {
    name: '409',
    isRefusal: true,
    answer: () => HttpResponse.json({ message: 'No' }, { status: 409 }),
  },
  { name: '500', answer: () => HttpResponse.json({ message: 'Broken' }, { status: 500 }) },
  { name: '502 with a page', answer: () => HttpResponse.html(page, { status: 502 }) },
  { name: '503 with a page', answer: () => HttpResponse.html(page, { status: 503 }) },
  { name: '504', answer: () => new HttpResponse('', { status: 504 }) },
  { name: 'a connection that is reset', answer: () => HttpResponse.error() },
  { name: 'an answer that is cut off', answer: cut },
  { name: 'a page', answer: () => HttpResponse.html(page) },
  {
    name: 'a page that claims to be JSON',
    answer: () => new HttpResponse(page, { headers: { 'Content-Type': 'application/json' } }),
  },
]

type Hooks = ReturnType<typeof useWrites>

function useWrites() {
  return {
    createCampaign: useCreateCampaign({
      intent: () => '',
      onSuccess: () => {},
      onError: () => {},
    }),
    deleteCampaign: useDeleteCampaign(() => {}),
    duplicate: useDuplicateCampaign(),
    setStatus: useSetCampaignStatus(),
    createContact: useCreateContact(),
    deleteList: useDeleteList(),
    reveal: useReveal(() => {}),
    search: useLeadSearch('lead-search', { failure: () => ({ title: 'Search failed' }) }),
    createUser: useCreateUser(),
    deleteUser: useDeleteUser(),
    logIn: useLogIn(),
    logOut: useLogOut(),
    server: useSendingCalls(),
  }
}

type Page = {
  hooks: { current: Hooks }
  client: ReturnType<typeof createAppQueryClient>
  campaign: (name: string) => Campaign
  isReopened?: boolean
}

type EveryWrite = {
  call: Call
  press: (page: Page) => void
  /** How often the server has performed the write: 0 or 1. */
  held: () => number
  /** Whether a read can confirm the write. */
  found: 'at once' | 'never'
  /** Asks before a retry, which would repeat the write. The others are idempotent. */
  asks?: boolean
  isAsking?: () => boolean
  answer?: (isYes: boolean) => void
  /** Session call: changes no data, so its outcome is not tracked. */
  isSession?: boolean
  saidIfFoundLate?: string
  /** Idempotent, so retried even though it was performed. */
  isRepeated?: boolean
  /** Its answer holds what was asked for. */
  needsAnswer?: boolean
  /** What is read again after a refusal. */
  rereads?: readonly string[]
  /** Its failure is shown in a toast of fixed words only, so the toast also says why. */
  saysWhy?: boolean
}

const campaignsNamed = (name: string) => db.campaigns.all().filter((one) => one.name === name)
const active = (name: string) => campaignsNamed(name).filter(({ status }) => status === 'active')

const isAskingToRepeat = () => repeatQuestion.get() !== undefined
const answerQuestion = (isConfirmed: boolean) => {
  const question = repeatQuestion.get()
  if (question) repeatQuestion.set({ ...question, isConfirmed })
}

const askingJob = () =>
  sending.jobs.get().find(({ stage }) => stage.name === 'asking' || stage.name === 'unread')
const bySending = {
  found: 'at once',
  saidIfFoundLate: 'nothing sent',
  asks: true,
  isAsking: () => askingJob() !== undefined,
  answer: (isYes: boolean) => {
    const id = askingJob()?.id ?? 0
    if (isYes) sending.proceed(id)
    else sending.cancel(id)
  },
} as const

/** Rows of a file, which get new ids each time it is read. */
const newLeadsOfFile = () =>
  [1, 2].map((row) => ({
    apolloId: nextManualId(),
    firstName: 'Ada',
    lastName: 'Ek',
    title: '',
    companyName: '',
    companyDomain: '',
    location: '',
    email: `ada${row}@x.example`,
    emailRevealed: true,
  }))
const ROWS = newLeadsOfFile().length

const lists = () => db.lists.all().filter(({ name }) => name === 'Berlin')

/** Saves into a new list, after a reload into the one that is there. */
function save({ client, isReopened = false }: Page) {
  if (!listSaveJob.get()) openListSaveJob({ source: newLeads(newLeadsOfFile()), onEnd: () => {} })
  const listId = isReopened ? lists()[0]?.id : undefined
  void runListSaveJob(client, {
    chosen: { name: 'Berlin', description: '', listId },
    onWriteTo: () => {},
  })
}
const saveNew = ({ hooks, client, campaign }: Page) => save({ hooks, client, campaign })

/** The list was created before the refusal. No other list has changed. */
const savedPartly = ['/api/lists']

const writes: EveryWrite[] = [
  {
    call: 'POST /api/campaigns',
    press: ({ hooks }) =>
      hooks.current.createCampaign.mutate({
        draftId: 'a',
        name: 'Autumn',
        listId: '4',
        body: '',
        toRequest: async () => ({
          name: 'Autumn',
          listId: 4,
          emailTemplate: '',
          sequence: [
            {
              id: 'step-1',
              type: 'email',
              config: { subject: 'Hello', content: '', sender: '', delay: 0 },
            },
          ],
          sendDelay: 0,
          followupSequence: 'sequence',
        }),
      }),
    held: () => campaignsNamed('Autumn').length,
    found: 'at once',
    asks: true,
  },
  {
    call: 'POST /api/campaigns/{id}/duplicate',
    press: ({ hooks, campaign }) => hooks.current.duplicate.mutate(campaign('Founders intro')),
    held: () => db.campaigns.all().filter(({ name }) => name.includes('Founders intro')).length - 1,
    saysWhy: true,
    found: 'at once',
    asks: true,
  },
  {
    call: 'DELETE /api/campaigns/{id}',
    press: ({ hooks, campaign }) => hooks.current.deleteCampaign.mutate(campaign('Founders intro')),
    held: () => 1 - campaignsNamed('Founders intro').length,
    saysWhy: true,
    found: 'at once',
  },
  {
    call: 'PATCH /api/campaigns/{id}/status',
    press: ({ hooks, campaign }) =>
      hooks.current.setStatus.mutate({ campaign: campaign('Founders intro'), status: 'paused' }),
    held: () => 1 - active('Founders intro').length,
    saysWhy: true,
    rereads: ['/api/campaigns'],
    found: 'at once',
    isRepeated: true,
  },
  {
    call: 'POST /api/campaigns/{id}/start',
    press: ({ hooks, campaign }) =>
      sending.request({
        kind: 'start',
        campaigns: [campaign('Summer webinar')],
        summary: '',
        server: hooks.current.server,
      }),
    held: () => active('Summer webinar').length,
    ...bySending,
  },
  {
    call: 'POST /api/brevo/launch',
    press: ({ hooks, campaign }) =>
      sending.request({
        kind: 'launch',
        campaigns: [campaign('Summer webinar')],
        summary: '',
        server: hooks.current.server,
      }),
    held: () => active('Summer webinar').length,
    ...bySending,
  },
  {
    call: 'DELETE /api/lists/{id}',
    press: ({ hooks }) => hooks.current.deleteList.mutate({ id: '4', name: 'Pilot customers' }),
    held: () => (db.lists.get('4') ? 0 : 1),
    saysWhy: true,
    found: 'at once',
  },
  {
    call: 'POST /api/lists',
    press: saveNew,
    held: () => lists().length,
    found: 'at once',
    asks: true,
  },
  {
    call: 'POST /api/leads',
    press: save,
    held: () =>
      db.contacts.all().filter(({ email }) => email?.endsWith('@x.example')).length / ROWS,
    // A retry sends the same ids, so the server recognises it.
    rereads: savedPartly,
    found: 'never',
  },
  {
    call: 'POST /api/lists/{id}/leads',
    press: save,
    held: () => db.memberships.of(lists()[0]?.id ?? '').length / ROWS,
    rereads: savedPartly,
    found: 'at once',
  },
  {
    call: 'POST /api/leads',
    press: ({ hooks }) =>
      hooks.current.createContact.mutate({
        firstName: 'Grace',
        lastName: 'Hopper',
        email: 'grace@x.example',
        title: '',
        company: '',
        phone: '',
        linkedinUrl: '',
        location: '',
        industry: '',
        companySize: '',
      }),
    held: () => db.contacts.all().filter(({ email }) => email === 'grace@x.example').length,
    found: 'never',
  },
  {
    call: 'POST /api/leads/reveal',
    press: ({ hooks }) =>
      hooks.current.reveal.reveal([{ key: 'a', apolloId: 'ap-00001', name: 'Ada' }]),
    held: () => (db.reveals.get('ap-00001') ? 1 : 0),
    found: 'never',
    asks: true,
    needsAnswer: true,
  },
  {
    call: 'POST /api/leads/search',
    press: ({ hooks }) =>
      hooks.current.search.start({
        ...noSearch,
        filters: { ...noSearch.filters, jobTitles: ['CEO'] },
      }),
    held: () => (12_500 - (db.account.get('1')?.balance ?? 0)) / 250,
    found: 'never',
    asks: true,
    needsAnswer: true,
  },
  {
    call: 'POST /api/admin/users',
    press: ({ hooks }) =>
      hooks.current.createUser.mutate({
        name: 'Grace',
        email: 'grace@example.com',
        password: 'secret',
      }),
    held: () => db.users.all().filter(({ email }) => email === 'grace@example.com').length,
    found: 'at once',
    asks: true,
  },
  {
    call: 'DELETE /api/admin/users/{id}',
    press: ({ hooks }) => hooks.current.deleteUser.mutate('2'),
    held: () => (db.users.get('2') ? 0 : 1),
    found: 'at once',
  },
  {
    call: 'POST /api/auth/logout',
    press: ({ hooks }) => hooks.current.logOut.mutate({}),
    held: () => 1 - db.sessions.all().length,
    found: 'at once',
    isSession: true,
    isRepeated: true,
  },
  {
    call: 'POST /api/auth/login',
    press: ({ hooks }) =>
      hooks.current.logIn.mutate({ email: 'admin@example.com', password: 'password' }),
    held: () => Math.min(1, db.sessions.all().length),
    found: 'at once',
    isSession: true,
    isRepeated: true,
  },
]

const backend = () => server.listHandlers().filter((one) => one instanceof HttpHandler)

/**
 * Injects the failure between app and backend; `isDone` says whether the backend performs the call.
 */
function interfere(call: Call, failure: Failure | undefined, isDone: boolean) {
  const [method, path = ''] = call.split(' ')
  server.resetHandlers()
  const handlers = backend()
  server.use(
    http.all(`*${path.replaceAll(/\{(\w+)\}/g, ':$1')}`, async ({ request }) => {
      if (request.method !== method) return undefined
      calls += 1
      if (!failure) return undefined
      if (isDone) await getResponse(handlers, request)
      reads = []
      return failure.answer()
    }),
  )
}
let calls = 0
/** Since the last failure. */
let reads: string[] = []

async function open(call: Call): Promise<Page> {
  calls = 0
  if (call !== 'POST /api/auth/login') signInAs('admin')
  return openPage(call)
}

async function openPage(call: Call, earlier?: Page): Promise<Page> {
  const client = createAppQueryClient()
  const { result: hooks } = renderHook(useWrites, {
    wrapper: ({ children }: { children: ReactNode }) => (
      <QueryClientProvider client={client}>
        <SessionContext value={{ id: '1', email: 'admin@example.com', name: '', role: 'admin' }}>
          {children}
        </SessionContext>
      </QueryClientProvider>
    ),
  })
  if (!call.includes('auth')) {
    await client.fetchQuery(sessionQuery)
    await Promise.all([
      client.fetchQuery(campaignsQuery),
      client.fetchQuery(listsQuery),
      client.fetchQuery(usersQuery),
    ])
  }
  const seen = client.getQueryData(campaignsQuery.queryKey) ?? []
  return {
    hooks,
    client,
    campaign: (name) => {
      const shown = client.getQueryData(campaignsQuery.queryKey) ?? []
      // A toast that was dismissed is still in an open dialog.
      const found = [...shown, ...seen].find((one) => one.name === name) ?? earlier?.campaign(name)
      if (!found) throw new Error(`There is no campaign ${name}`)
      return found
    },
  }
}

/** Reads what screens show: campaigns, lists, the contacts of one, and users. */
function watchReads({ client }: Page) {
  reads = []
  onRequest(({ method, url }) => void (method === 'GET' && reads.push(new URL(url).pathname)))
  const stops = [
    new QueryObserver(client, campaignsQuery).subscribe(() => {}),
    new QueryObserver(client, listsQuery).subscribe(() => {}),
    new QueryObserver(client, usersQuery).subscribe(() => {}),
    new QueryObserver(client, listContactsQuery('1')).subscribe(() => {}),
  ]
  onTestFinished(() => stops.forEach((stop) => stop()))
}

type Way = { name: string; leave?: (page: Page) => void | Promise<void> }

/** What a user does between two tries. */
const ways: Way[] = [
  { name: 'nothing' },
  { name: 'a reload', leave: clearSessionStores },
  {
    name: 'closing the browser',
    leave: () => {
      clearSessionStores()
      sessionStorage.clear()
    },
  },
  { name: 'opening another tab', leave: () => {} },
  {
    name: 'a log out and in',
    leave: async ({ hooks, client }) => {
      hooks.current.logOut.mutate({})
      await vi.waitFor(() => expect(client.getQueryData(sessionQuery.queryKey)).toBeNull())
      signInAs('admin')
    },
  },
]

/** Kinds of toasts since the last call. */
let said: string[] = []
/** Of successes. */
let descriptions: unknown[] = []

beforeEach(() => {
  said = []
  const kindOf = ({ note }: Message) =>
    note === 'No' ? 'failure, and why' : note ? 'failure, not known' : 'failure'
  descriptions = []
  vi.spyOn(notify, 'success').mockImplementation(({ description }) => {
    said.push('success')
    descriptions.push(description)
  })
  vi.spyOn(notify, 'error').mockImplementation((message) => void said.push(kindOf(message)))
  vi.spyOn(notify, 'warning').mockImplementation(() => void said.push('nothing sent'))
})

/**
 * Presses the button and answers any question.
 * @returns the outcome
 */
async function pressOnce(write: EveryWrite, page: Page, isYes = false) {
  const { press, held, isAsking = isAskingToRepeat, answer = answerQuestion } = write
  const { client } = page
  const isSettled = () =>
    client.isMutating() + client.isFetching() + sending.jobs.get().length === 0
  const until = async (isReached: () => boolean) =>
    vi.waitFor(() => expect(isReached()).toBe(true), { interval: 2, timeout: 30_000 })
  press(page)
  await until(() => isAsking() || isSettled())
  const isAsked = isAsking()
  if (isAsked) answer(isYes)
  await until(isSettled)
  return { isAsked, said: said.splice(0).join(), calls, held: held() }
}

const unknown = failures.filter(({ isRefusal }) => !isRefusal)
const refusals = failures.filter(({ isRefusal }) => isRefusal)

describe.each(writes)('$call', (write) => {
  const { call, found, asks = false, isSession = false } = write
  const isFound = found === 'at once'
  const done = isSession ? '' : 'success'
  const notKnown = isSession ? 'failure' : 'failure, not known'
  const declined = { isAsked: true, said: '', calls: 1 }
  const repeated = {
    isAsked: asks,
    said: done,
    calls: 2,
    held: 1,
  }

  it.each(unknown)('done, with $name', async (failure) => {
    const page = await open(call)
    interfere(call, failure, true)
    const first = { isAsked: false, calls: 1, held: 1, said: isFound ? done : notKnown }
    expect(await pressOnce(write, page)).toEqual(first)

    interfere(call, undefined, true)
    const second = asks ? { ...declined, held: 1 } : repeated
    expect(isFound ? second : await pressOnce(write, page)).toEqual(second)
  })

  it.each(unknown.slice(0, 1))('not done, with $name', async (failure) => {
    const page = await open(call)
    interfere(call, failure, false)
    const first = { isAsked: false, calls: 1, held: 0, said: notKnown }
    if (!isSession) watchReads(page)
    expect(await pressOnce(write, page)).toEqual(first)
    expect(reads).toEqual([...new Set(reads)])

    interfere(call, undefined, true)
    const second = { ...declined, held: 0 }
    expect(asks ? await pressOnce(write, page) : second).toEqual(second)
    expect(await pressOnce(write, page, true)).toEqual(repeated)
  })

  it.each(write.needsAnswer ? [] : ['an empty answer'])('done, with %s', async () => {
    const page = await open(call)
    interfere(call, { name: 'empty', answer: () => new HttpResponse(null) }, true)
    expect(await pressOnce(write, page)).toMatchObject({ said: done, held: 1 })
    // Of a list, other calls of its save have answered how many leads it holds.
    expect(descriptions.filter((text) => /“(?!Berlin)/.test(String(text)))).toEqual([])
  })

  it.each(isFound ? ['the next press'] : [])('done, and found by %s', async () => {
    const page = await open(call)
    const breakReads = () => server.use(http.get('*/api/*', () => HttpResponse.error()))
    interfere(call, { name: 'reset', answer: () => (breakReads(), HttpResponse.error()) }, true)
    const first = { isAsked: false, calls: 1, held: 1, said: notKnown }
    expect(await pressOnce(write, page)).toEqual(first)

    interfere(call, undefined, true)
    const { calls, ...second } = await pressOnce(write, page)
    expect(second).toEqual({ isAsked: false, held: 1, said: write.saidIfFoundLate ?? done })
    expect(calls).toBe(write.isRepeated ? 2 : 1)
  })

  const tries = [true, false].flatMap((isDone) =>
    (['work', 'fail once', 'fail'] as const).map((reads) => ({ isDone, reads })),
  )
  describe.each(isSession ? [] : ways)('after $name', ({ leave }) => {
    it.each(tries)('done: $isDone, and reads $reads', async ({ isDone, reads }) => {
      const breakReads = () => server.use(http.get('*/api/*', () => HttpResponse.error()))
      const answer = () => {
        if (reads !== 'work') breakReads()
        return HttpResponse.error()
      }
      const page = await open(call)
      interfere(call, { name: 'reset', answer }, isDone)
      const held = isDone ? 1 : 0
      const isReported = isDone && isFound && reads === 'work'
      const first = { isAsked: false, calls: 1, held, said: isReported ? done : notKnown }
      expect(await pressOnce(write, page)).toEqual(first)

      interfere(call, undefined, true)
      await leave?.(page)
      const next = leave ? { ...(await openPage(call, page)), isReopened: true } : page
      if (leave) listSaveJob.set(undefined)
      said = []
      if (reads === 'fail') breakReads()
      const again = await pressOnce(write, next)
      // The read shows that it was done, so nobody is asked.
      const isKnown = isDone && isFound && reads !== 'fail' && !(write.isAsking && leave)
      // After a reported success another one is wanted, but of a launch, which is asked about.
      const isAsked = isReported ? write.isAsking !== undefined : asks && !isKnown
      const isWanted = isReported && asks && !isAsked
      // A list whose members cannot be read gets nobody.
      const unsure = reads === 'fail' ? [held, 1] : [1]
      expect(again.isAsked).toBe(isAsked)
      expect(isWanted ? [1, 2] : asks ? [held] : unsure).toContain(again.held)
      expect(isWanted ? [2] : asks ? [0, 1] : [0, 1, 2]).toContain(again.calls)
      const foundLate = write.saidIfFoundLate ?? done
      expect(again.said).toBe(isKnown && !isReported ? foundLate : again.said)
    })
  })

  it.each(asks ? ['cannot remember it'] : [])('asks where the device %s', async () => {
    const page = await open(call)
    interfere(call, undefined, true)
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('Full', 'QuotaExceededError')
    })
    memoryIndexedDb.fail('QuotaExceededError')
    const asked = { ...write, isAsking: isAskingToRepeat, answer: answerQuestion }
    expect(await pressOnce(asked, page)).toEqual({ ...declined, calls: 0, held: 0 })
  })

  it.each(refusals)('refused with $name', async (failure) => {
    const page = await open(call)
    interfere(call, failure, false)
    if (!isSession) watchReads(page)
    const said = write.saysWhy ? 'failure, and why' : 'failure'
    expect(await pressOnce(write, page)).toMatchObject({ calls: 1, said })
    expect(reads).toEqual(write.rereads ?? [])
    interfere(call, undefined, true)
    expect(await pressOnce(write, page)).toEqual({ ...repeated, isAsked: false })
  })
})
