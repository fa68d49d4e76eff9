import type { QueryClient } from '@tanstack/react-query'
import { createStore, del, entries, set } from 'idb-keyval'
import * as z from 'zod/mini'
import { deviceStorage, parseJson } from '@/shared/lib/device/persisted'
import { randomId } from '@/shared/lib/values/random-id'
import { items } from './answer'
import { userIdOf } from './call-session'

const sentLead = z.object({
  /** Fingerprint of the person's id, or of the address if the id was generated here. */
  key: z.string(),
  apolloId: z.union([z.string(), z.number()]),
  /** False until confirmed. */
  isCreated: z.boolean(),
})
type SentLead = z.output<typeof sentLead>

const unfinishedList = z.object({
  id: z.string(),
  saved: z.number(),
  total: z.number(),
  /** Whether the rest of an imported file is to be saved, once the file is chosen again. */
  isWaiting: z.boolean(),
})
export type UnfinishedList = z.output<typeof unfinishedList>

/** Facts by which an attempt can be found later. Kept on the device: ids and `fingerprint`s only. */
const factsReader = {
  /** Ids that existed before the call. */
  known: z.catch(z.optional(z.array(z.string())), undefined),
  signs: z.catch(z.optional(z.array(z.string())), undefined),
  /** The page that made it. */
  page: z.catch(z.optional(z.string()), undefined),
  /** Leads to send under the same ids again. */
  leads: z.catch(z.optional(z.array(sentLead)), undefined),
  list: z.catch(z.optional(unfinishedList), undefined),
}
/** Each field is read by itself, because another version may have written it. */
const recordReader = z.object({
  about: z.catch(z.optional(z.array(z.string())), undefined),
  print: z.catch(z.string(), ''),
  ...factsReader,
})
type Record = z.output<typeof recordReader>

/**
 * A write that has left, or was about to leave, and whose outcome is not known: on its way, or
 * failed without an answer. It never contains names, addresses or texts.
 */
export type Attempt = {
  id: string
  write: string
  /** In milliseconds since the epoch. */
  at: number
  /**
   * Fingerprints of what it is about; a write about one of the same may repeat it. Undefined if the
   * record cannot be read: any such write may repeat it.
   */
  about?: string[] | undefined
  /** Fingerprint of the input. */
  print: string
} & Facts
export type Facts = Partial<Pick<Record, keyof typeof factsReader>>

const KEPT_MS = 30 * 24 * 60 * 60_000

/** Older attempts no longer count. */
export const isKept = ({ at }: Attempt, now: number) => at > now - KEPT_MS

const isAbout = (one: Attempt, write: string, about: readonly string[]) =>
  one.write === write && (one.about?.some((part) => about.includes(part)) ?? true)

/** The last attempt of the write about one of the same. */
export const lastOf = (all: readonly Attempt[], write: string, about: readonly string[]) =>
  all.findLast((one) => isAbout(one, write, about))

export const begun = (all: readonly Attempt[], attempt: Attempt): Attempt[] => [
  ...all.filter((one) => isKept(one, attempt.at)),
  attempt,
]

/** The outcome of the attempt is known, and the user was asked about earlier ones. */
export const settled = (all: readonly Attempt[], { write, about, at }: Attempt): Attempt[] =>
  all.flatMap((one) => {
    if (one.at > at || !one.about || !isAbout(one, write, about ?? [])) return one
    const rest = one.about.filter((part) => !about?.includes(part))
    return rest.length > 0 ? { ...one, about: rest } : []
  })

/** The attempt has ended without an outcome, and replaces earlier ones. */
export const unknown = (all: readonly Attempt[], attempt: Attempt): Attempt[] => [
  ...settled(all, attempt),
  attempt,
]

/** 53 bits: enough to compare two inputs, and too few to tell what they were. */
export function fingerprint(text: string): string {
  let high = 0xdeadbeef
  let low = 0x41c6ce57
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at)
    high = Math.imul(high ^ code, 2654435761)
    low = Math.imul(low ^ code, 1597334677)
  }
  high = Math.imul(high ^ (high >>> 16), 2246822507) ^ Math.imul(low ^ (low >>> 13), 3266489909)
  low = Math.imul(low ^ (low >>> 16), 2246822507) ^ Math.imul(high ^ (high >>> 13), 3266489909)
  return (4294967296 * (2097151 & low) + (high >>> 0)).toString(36)
}

/** Holds what localStorage has no room for. */
const database = createStore('attempts', 'records')
const LATE_MS = 2000

/** Whether IndexedDB did not answer in time; it is not waited for again until it does. */
let isHanging = false

/** IndexedDB may be blocked, full, or never answer. */
async function inTime<Value>(work: () => Promise<Value>): Promise<Value | undefined> {
  if (isHanging) return undefined
  let timer: ReturnType<typeof setTimeout> | undefined
  const late = new Promise<undefined>((resolve) => {
    timer = setTimeout(() => {
      isHanging = true
      resolve(undefined)
    }, LATE_MS)
  })
  const done = (async () => work())().catch(() => undefined)
  void done.then(() => (isHanging = false))
  return Promise.race([done, late]).finally(() => clearTimeout(timer))
}

/** Records that are not in localStorage, by key; `isKept` in IndexedDB, otherwise only by the page. */
const spare = new Map<string, { text: string; isKept: boolean }>()
let writing: Promise<unknown> = Promise.resolve()

/** Until what this page has written down outlives it, if it can. */
export const attemptsWritten = async (): Promise<unknown> => writing

/** Reads what other pages have put into IndexedDB. */
export async function syncAttempts(): Promise<void> {
  await writing
  const stored = await inTime(async () => entries<string, string>(database))
  if (!stored) return
  const keys = new Set(stored.map(([key]) => key))
  for (const [key, { isKept }] of spare) if (isKept && !keys.has(key)) spare.delete(key)
  for (const [key, text] of stored) spare.set(key, { text, isKept: true })
}

async function remove(key: string): Promise<void> {
  deviceStorage.write(key, undefined)
  if (spare.delete(key)) await inTime(async () => del(key, database))
}

/**
 * Into localStorage at once, or into IndexedDB.
 * @returns whether it outlives the page
 */
async function write(key: string, text: string): Promise<boolean> {
  if (deviceStorage.write(key, text)) {
    if (spare.delete(key)) await inTime(async () => del(key, database))
    return true
  }
  spare.set(key, { text, isKept: false })
  const isKept = (await inTime(async () => set(key, text, database).then(() => true))) ?? false
  if (spare.has(key)) spare.set(key, { text, isKept })
  return isKept
}

/** Whether this device can remember a call that leaves now. */
export async function canRemember(): Promise<boolean> {
  const key = `attempts-probe:${randomId()}`
  const isKept = await write(key, 'x'.repeat(1000))
  await remove(key)
  return isKept
}

/** Earlier versions kept all attempts in one record. */
const oldReader = items(
  z.extend(recordReader, { id: z.string(), write: z.string(), at: z.number() }),
)

/** Each attempt has its own record, so that tabs and versions cannot overwrite those of others. */
function openAttempts(userId: string) {
  const prefix = `attempts:${encodeURIComponent(userId)}:`
  const keyOf = ({ write, at, id }: Attempt) => `${prefix}${write}:${at}:${id}`
  const readAt = (key: string): Attempt => {
    const [write = '', at, id = ''] = key.slice(prefix.length).split(':')
    const record = parseJson(spare.get(key)?.text ?? deviceStorage.read(key))
    const { data = { print: '' } } = recordReader.safeParse(record)
    return { ...data, write, at: Number(at), id }
  }
  /** By time. */
  const get = (): Attempt[] =>
    [...new Set([...deviceStorage.keys(), ...spare.keys()])]
      .filter((key) => key.startsWith(prefix))
      .map(readAt)
      .toSorted((a, b) => a.at - b.at)
  /** What cannot be read stays until it is too old, or until `forget`. */
  const update = (change: (all: Attempt[]) => Attempt[]): void => {
    const before = get()
    const after = change(before)
    const ids = new Set(after.map(({ id }) => id))
    const gone = before.filter((one) => !ids.has(one.id) && (one.about || !isKept(one, Date.now())))
    const changed = after.filter((one) => !before.includes(one))
    writing = Promise.all([
      writing,
      ...gone.map(async (one) => remove(keyOf(one))),
      ...changed.map(async (one) => write(keyOf(one), JSON.stringify(one))),
    ])
  }
  const forget = (one: Attempt): void => {
    writing = Promise.all([writing, remove(keyOf(one))])
  }
  const old = oldReader.parse(parseJson(deviceStorage.read(`attempts:${userId}`)))
  if (old.length > 0) {
    update((all) => [...all, ...old])
    deviceStorage.write(`attempts:${userId}`, undefined)
  }
  return { get, update, forget }
}

export type AttemptStore = ReturnType<typeof openAttempts>

/** Attempts that every user of this device must know of. */
export const attemptsOfDevice = openAttempts('')

/** What a store remembers, and how the outcomes of writes change that. */
export function attemptsIn({ get, update, forget }: AttemptStore, now = () => Date.now()) {
  const all = () => get().filter((one) => isKept(one, now()))
  return {
    all,
    last: (write: string, about: readonly string[]) => lastOf(all(), write, about),
    /** Those about a subject, by time. */
    of: (write: string, subject: string) =>
      all().filter((one) => isAbout(one, write, [fingerprint(subject)])),
    /** Replaces what is known about a subject; without facts, forgets it. */
    note: (write: string, subject: string, facts?: Facts) => {
      const about = [fingerprint(subject)]
      const attempt = { id: randomId(), at: now(), write, about, print: '', ...facts }
      update((all) => (facts ? unknown(all, attempt) : settled(all, attempt)))
    },
    /** Writes it down before the call leaves. */
    begin: (attempt: Omit<Attempt, 'id' | 'at'>, at = now()): Attempt => {
      const begin = { ...attempt, id: randomId(), at }
      update((all) => begun(all, begin))
      return begin
    },
    /** Forgets these alone: a refusal says nothing about earlier ones. */
    drop: (...gone: readonly Attempt[]) => {
      const ids = new Set(gone.map(({ id }) => id))
      if (ids.size > 0) update((all) => all.filter(({ id }) => !ids.has(id)))
    },
    /** @param asked earlier attempt that the user was asked about */
    settled: (attempt: Attempt, asked?: Attempt) => {
      update((all) => settled(all, attempt))
      if (asked && !asked.about) forget(asked)
    },
    unknown: (attempt: Attempt) => update((all) => unknown(all, attempt)),
  }
}

/** The attempts of the signed-in user, shared by all tabs of this device. */
export const attemptsOf = (client: QueryClient) => attemptsIn(openAttempts(userIdOf(client) ?? ''))

const CREATE_LEADS = 'create-leads'

/**
 * Leads that may have been created although the response was lost. A retry sends them under the same
 * ids, by which the server knows them.
 * @returns the leads sent for a purpose, such as a list
 */
export function sentLeads(client: QueryClient) {
  const attempts = attemptsOf(client)
  return {
    get: (purpose: string): readonly SentLead[] =>
      attempts.last(CREATE_LEADS, [fingerprint(purpose)])?.leads ?? [],
    set: (purpose: string, leads: SentLead[]) =>
      attempts.note(CREATE_LEADS, purpose, leads.length > 0 ? { leads } : undefined),
  }
}
