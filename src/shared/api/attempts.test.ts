import { QueryClient } from '@tanstack/react-query'
import { beforeEach, expect, it, vi } from 'vitest'
import { memoryIndexedDb } from '@/test/memory-indexed-db'
import { type CheckedWrite, performWrite, repeatQuestion } from './perform-write'
import { sessionKey } from './call-session'
import { clearSessionStores, until } from '@/shared/lib/state/store'
import {
  type Attempt,
  attemptsOf,
  begun,
  fingerprint,
  isKept,
  lastOf,
  settled,
  unknown,
} from './attempts'

const attempt = (id: string, about: string[], at = 0) => ({ id, write: 'w', about, print: '', at })
const ids = (all: readonly Attempt[]) => all.map(({ id, about }) => `${id}: ${about?.join()}`)

it('an outcome settles what it is about, also in earlier attempts, but not in later ones', () => {
  const all = [attempt('1', ['a', 'b'], 1), attempt('2', ['b'], 2), attempt('3', ['b'], 3)]
  const second = attempt('2', ['b'], 2)
  expect(ids(settled(all, second))).toEqual(['1: a', '3: b'])
  expect(ids(unknown(all, second))).toEqual(['1: a', '3: b', '2: b'])
  expect(lastOf(all, 'w', ['b', 'c'])?.id).toBe('3')
  expect(lastOf(all, 'other', ['b'])).toBeUndefined()
})

it('an attempt is kept for 30 days', () => {
  expect([0, 1].map((at) => isKept(attempt('1', [], at), 30 * 24 * 3_600_000))).toEqual([
    false,
    true,
  ])
  const all = [attempt('1', ['a'], 0), attempt('2', ['a'], 1)]
  expect(ids(begun(all, attempt('3', [], 30 * 24 * 3_600_000)))).toEqual(['2: a', '3: '])
})

/** A page of the application, opened anew. */
function openPage(userId: string) {
  clearSessionStores()
  const client = new QueryClient()
  client.setQueryData(sessionKey, { id: userId })
  return client
}

const isAsking = () => repeatQuestion.get() !== undefined
const call = vi.fn<(input: { name: string }) => Promise<string>>()
const write: CheckedWrite<string, { name: string }> = {
  name: 'write',
  key: ({ name }) => name,
  call,
  ifUnknown: () => 'Twice',
}
const input = { name: 'Ada <ada@x.example>' }

beforeEach(() => {
  call.mockReset()
  vi.stubGlobal('indexedDB', memoryIndexedDb.indexedDB)
  return memoryIndexedDb.reset
})

it('a call that was on its way when the page was closed is asked about, only for its user', async () => {
  call.mockImplementation(() => new Promise(() => {}))
  const isSent = async (count: number) =>
    vi.waitFor(() => expect(call).toHaveBeenCalledTimes(count))
  void performWrite(openPage('1'), write, input)
  await isSent(1)
  expect(Object.keys(localStorage)).toEqual([expect.stringMatching(/^attempts:1:write:/)])
  expect(JSON.stringify(localStorage)).not.toMatch(/ada/i)

  void performWrite(openPage('2'), write, input)
  await isSent(2)
  expect(isAsking()).toBe(false)

  const second = performWrite(openPage('1'), write, input)
  await until(repeatQuestion, (asked) => asked !== undefined)
  repeatQuestion.set(undefined)
  await expect(second).rejects.toThrow('It is not known whether the last try was done.')
  expect(call).toHaveBeenCalledTimes(2)
})

const fill = () =>
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('Full', 'QuotaExceededError')
  })

/** A page of the application whose modules are loaded anew. */
async function reload(userId: string) {
  vi.resetModules()
  const page = await import('./perform-write')
  return { ...page, client: openPage(userId) }
}

it('is remembered where localStorage is full', async () => {
  fill()
  call.mockRejectedValue(new Error('Cut off'))
  await expect(performWrite(openPage('1'), write, input)).rejects.toThrow('Cut off')

  const page = await reload('1')
  void page.performWrite(page.client, write, input).catch(() => {})
  const question = await until(page.repeatQuestion, (asked) => asked !== undefined)
  expect([question?.lastTry, call.mock.calls.length]).toEqual(['not known', 1])
})

it('asks once before a call leaves that the device cannot remember', async () => {
  const full = fill()
  memoryIndexedDb.fail('QuotaExceededError')
  call.mockResolvedValue('done')
  const client = openPage('1')
  const answer = async (isConfirmed: boolean) => {
    const question = await until(repeatQuestion, (asked) => asked !== undefined)
    expect(question?.lastTry).toBe('none')
    if (question) repeatQuestion.set({ ...question, isConfirmed })
  }
  void answer(false)
  await expect(performWrite(client, write, input)).rejects.toThrow('Nothing was sent')
  expect(call).not.toHaveBeenCalled()
  void answer(true)
  await expect(performWrite(client, write, input)).resolves.toBe('done')
  await expect(performWrite(client, write, { name: 'Bo' })).resolves.toBe('done')
  full.mockRestore()
})

it('waits only once for an IndexedDB that does not answer, and uses it again once it does', async () => {
  const opening: { onsuccess?: () => void } = {}
  vi.stubGlobal('indexedDB', { open: () => opening })
  call.mockResolvedValue('done')
  const page = await reload('1')
  vi.useFakeTimers()
  void page.performWrite(page.client, write, input)
  await vi.advanceTimersByTimeAsync(2500)
  void page.performWrite(page.client, write, input)
  await vi.advanceTimersByTimeAsync(500)
  vi.useRealTimers()
  expect(call).toHaveBeenCalledTimes(2)
  fill()
  const { canRemember } = await import('./attempts')
  expect(await canRemember()).toBe(false)
  Object.assign(opening, memoryIndexedDb.indexedDB.open('attempts'))
  opening.onsuccess?.()
  await vi.waitFor(async () => expect(await canRemember()).toBe(true))
})

it.each([
  ['that is broken', '{"abo'],
  ['of a later version', '{"print":7,"intents":[]}'],
])(
  'a record %s counts as unknown until a confirmed write succeeds, and hides no other',
  async (_kind, text) => {
    call.mockRejectedValue(new Error('Cut off'))
    await performWrite(openPage('1'), write, input).catch(() => {})
    const other = `attempts:1:other:${Date.now()}:a`
    localStorage.setItem(other, text)
    const { last } = attemptsOf(openPage('1'))
    expect(last('write', [fingerprint(input.name)])).toBeDefined()

    const send = async (isConfirmed: boolean) => {
      const sent = performWrite(openPage('1'), { ...write, name: 'other' }, { name: 'Bo' })
      const question = await until(repeatQuestion, (asked) => asked !== undefined)
      if (question) repeatQuestion.set({ ...question, isConfirmed })
      return sent
    }
    await expect(send(false)).rejects.toThrow('It is not known')
    expect(localStorage.getItem(other)).toBe(text)
    call.mockResolvedValue('done')
    await send(true)
    expect(Object.keys(localStorage)).toEqual([expect.stringContaining(':write:')])
  },
)

it('an attempt of an earlier version, which kept all in one record, is asked about', () => {
  const attempt = { id: 'a', write: 'write', about: ['x'], print: '', at: Date.now() }
  localStorage.setItem('attempts:1', JSON.stringify([attempt, { id: 'b' }]))
  expect(attemptsOf(openPage('1')).last('write', ['x'])?.id).toBe('a')
  expect(localStorage.getItem('attempts:1')).toBeNull()
})

it('looks again as often as the user asks', async () => {
  call.mockRejectedValueOnce(new Error('Cut off'))
  const find = vi.fn(async () => (find.mock.calls.length > 3 ? { answer: 'found' } : undefined))
  const checked = { ...write, findOut: { find } }
  const client = openPage('1')
  await expect(performWrite(client, checked, input)).rejects.toThrow('Cut off')
  const second = performWrite(client, checked, input)
  for (const count of [2, 3]) {
    // oxlint-disable-next-line no-await-in-loop -- each question follows a look
    const question = await until(
      repeatQuestion,
      () => isAsking() && find.mock.calls.length === count,
    )
    expect(question?.lastTry).toBe('not found')
    if (question) repeatQuestion.set({ ...question, isConfirmed: 'look again' })
  }
  await expect(second).resolves.toBe('found')
  expect(call).toHaveBeenCalledTimes(1)
})

it('nobody is asked about the write of a user who has logged out', async () => {
  call.mockRejectedValueOnce(new Error('Cut off'))
  const looks: ((found: undefined) => void)[] = []
  const find = vi.fn(() => new Promise<undefined>((resolve) => looks.push(resolve)))
  const checked = { ...write, findOut: { find } }
  const client = openPage('1')
  const first = performWrite(client, checked, input)
  await vi.waitFor(() => expect(looks).toHaveLength(1))
  looks[0]?.(undefined)
  await expect(first).rejects.toThrow('Cut off')
  const second = performWrite(client, checked, input)
  await vi.waitFor(() => expect(looks).toHaveLength(2))
  clearSessionStores()
  looks[1]?.(undefined)
  await expect(second).rejects.toThrow('It is not known whether the last try was done.')
  expect(isAsking()).toBe(false)
})

it('an answer after a log out does not settle it, because nobody learns of it', async () => {
  let answer: ((answer: string) => void) | undefined
  call.mockImplementation(() => new Promise((resolve) => (answer = resolve)))
  const client = openPage('1')
  const sent = performWrite(client, write, input)
  await vi.waitFor(() => expect(call).toHaveBeenCalled())
  clearSessionStores()
  answer?.('done')
  await sent
  expect(attemptsOf(client).last('write', [fingerprint(input.name)])).toBeDefined()
})
