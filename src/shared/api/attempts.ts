import type { QueryClient } from '@tanstack/react-query'
import * as z from 'zod/mini'
import { persisted } from '@/shared/lib/device/persisted'
import { randomId } from '@/shared/lib/values/random-id'
import { userIdOf } from './call-session'

const sentLead = z.object({
  /** Fingerprint of the person's id, or of the address if the id was generated here. */
  key: z.string(),
  apolloId: z.union([z.string(), z.number()]),
  /** False until confirmed. */
  isCreated: z.boolean(),
})
export type SentLead = z.output<typeof sentLead>

/** Facts by which an attempt can be found later. Kept on the device: ids and `fingerprint`s only. */
const facts = {
  /** Ids that existed before the call. */
  known: z.optional(z.array(z.string())),
  signs: z.optional(z.array(z.string())),
  /** The page that made it. */
  page: z.optional(z.string()),
  /** Leads to send under the same ids again. */
  leads: z.optional(z.array(sentLead)),
}
const attemptReader = z.object({
  id: z.string(),
  write: z.string(),
  /** Fingerprints of what it is about; a write about one of the same may repeat it. */
  about: z.array(z.string()),
  /** Fingerprint of the input. */
  print: z.string(),
  /** In milliseconds since the epoch. */
  at: z.number(),
  ...facts,
})

/**
 * A write that has left, or was about to leave, and whose outcome is not known: on its way, or
 * failed without an answer. It never contains names, addresses or texts.
 */
export type Attempt = z.output<typeof attemptReader>
export type Facts = Pick<Attempt, keyof typeof facts>

const KEPT_MS = 30 * 24 * 60 * 60_000

/** Older attempts no longer count. */
export const isKept = ({ at }: Attempt, now: number) => at > now - KEPT_MS

const isAbout = (one: Attempt, write: string, about: readonly string[]) =>
  one.write === write && one.about.some((part) => about.includes(part))

/** The last attempt of the write about one of the same. */
export const lastOf = (all: readonly Attempt[], write: string, about: readonly string[]) =>
  all.findLast((one) => isAbout(one, write, about))

export const begun = (all: readonly Attempt[], attempt: Attempt): Attempt[] => [
  ...all.filter((one) => isKept(one, attempt.at)),
  attempt,
]

/** The attempt was refused; it says nothing about earlier ones. */
export const refused = (all: readonly Attempt[], { id }: Attempt) =>
  all.filter((one) => one.id !== id)

/** The outcome of the attempt is known, and the user was asked about earlier ones. */
export const settled = (all: readonly Attempt[], { write, about, at }: Attempt): Attempt[] =>
  all.flatMap((one) => {
    if (one.at > at || !isAbout(one, write, about)) return one
    const rest = one.about.filter((part) => !about.includes(part))
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

const kept = persisted<Attempt[]>({
  name: 'attempts',
  scope: 'user',
  schema: z.array(attemptReader),
  fallback: [],
  atLogOut: 'stays',
})

/** Attempts that every user of this device must know of. */
export const attemptsOfDevice = kept('')

/** The attempts of the signed-in user, shared by all tabs of this device. */
export function attemptsOf(client: QueryClient) {
  const { get, update } = kept(userIdOf(client) ?? '')
  const change = (next: (all: readonly Attempt[]) => Attempt[]) =>
    void update((all) => {
      const changed = next(all)
      return changed.length > 0 ? changed : undefined
    })
  return {
    last: (write: string, about: readonly string[]) =>
      lastOf(
        get().filter((one) => isKept(one, Date.now())),
        write,
        about,
      ),
    /** Writes it down before the call leaves. */
    begin: (attempt: Omit<Attempt, 'id' | 'at'>): Attempt => {
      const begin = { ...attempt, id: randomId(), at: Date.now() }
      change((all) => begun(all, begin))
      return begin
    },
    refused: (attempt: Attempt) => change((all) => refused(all, attempt)),
    settled: (attempt: Attempt) => change((all) => settled(all, attempt)),
    unknown: (attempt: Attempt) => change((all) => unknown(all, attempt)),
  }
}
