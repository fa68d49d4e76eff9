import * as z from 'zod/mini'
import type { Campaign } from '@/entities/campaign/campaign'
import { type Persisted, persisted } from '@/shared/lib/device/persisted'

/** Times in milliseconds since the epoch. */
type Hold = { page: string; until: number }
type Sending = {
  page: string
  at: number
  /** Of the campaign by then: the server confirms with another one. */
  status: string
}

/** What this device knows of launches and starts of a campaign. */
type Mark = {
  hold?: Hold | undefined
  /** Calls that the server has neither refused nor confirmed, the latest last. */
  sent: readonly Sending[]
}

type Sent = Pick<Campaign, 'id' | 'status'>

export type Marks = Record<string, Mark>

const isMark = (value: unknown): value is Mark => Array.isArray(Object(value).sent)

/** By campaign id. Also in memory: on a full device a second launch must ask as well. */
export const launchMarks = persisted<Marks>({
  name: 'launches',
  scope: 'device',
  schema: z.pipe(
    z.unknown(),
    z.transform((value) =>
      Object.fromEntries(
        Object.entries(Object(value)).filter((entry): entry is [string, Mark] => isMark(entry[1])),
      ),
    ),
  ),
  fallback: {},
  atLogOut: 'stays',
})

/** By then a campaign that has not changed has not been sent. */
const KEPT_MS = 30 * 24 * 60 * 60_000

type Options = { store: Pick<Persisted<Marks>, 'get' | 'set'>; page: string; now: () => number }

/** Marks campaigns as on hold or sent, for all tabs of this device and for later visits. */
export function createDeviceMarks({ store, page, now }: Options) {
  const read = store.get
  const change = (ids: readonly string[], changed: (mark: Mark, id: string) => Mark) => {
    const marks = new Map(Object.entries(read()))
    for (const id of ids) marks.set(id, changed(marks.get(id) ?? { sent: [] }, id))
    for (const [id, { hold, sent }] of marks) {
      const isOld = Math.max(hold?.until ?? 0, sent.at(-1)?.at ?? 0) < now() - KEPT_MS
      if (isOld) marks.delete(id)
    }
    store.set(marks.size > 0 ? Object.fromEntries(marks) : undefined)
  }
  const isOwn = (one: Hold | Sending | undefined) => one?.page === page

  return {
    hold: (ids: readonly string[], until: number) =>
      change(ids, ({ sent }) => ({ hold: { page, until }, sent })),
    /** Ends the holds of this page. */
    release: (ids: readonly string[]) =>
      change(ids, ({ hold, sent }) => ({ hold: isOwn(hold) ? undefined : hold, sent })),
    sent: (campaigns: readonly Sent[]) => {
      const statuses = new Map(campaigns.map(({ id, status }) => [id, status]))
      change([...statuses.keys()], ({ sent }, id) => ({
        sent: [...sent, { page, at: now(), status: statuses.get(id) ?? '' }],
      }))
    },
    /** The last call of this page did not send them. */
    forget: (ids: readonly string[]) =>
      change(ids, ({ hold, sent }) => {
        const last = sent.findLast(isOwn)
        return { hold, sent: sent.filter((one) => one !== last) }
      }),
    /** The server says that they were sent. Drafts are marked until their status says so, too. */
    accepted: (ids: readonly string[]) =>
      change(ids, ({ hold, sent }) => ({
        hold,
        sent: sent.filter((one) => !isOwn(one) || one.status === 'draft'),
      })),
    /** Forgets what the server has confirmed: those with another status by now. */
    forgetConfirmed: (campaigns: readonly Sent[]) => {
      const statuses = new Map(campaigns.map(({ id, status }) => [id, status]))
      const known = Object.keys(read()).filter((id) => statuses.has(id))
      change(known, ({ hold, sent }, id) => ({
        hold,
        sent: sent.filter(({ status }) => status === statuses.get(id)),
      }))
    },
    /** Whether another tab holds the campaign, and is about to send it. */
    isHeldElsewhere: (id: string): boolean => {
      const hold = read()[id]?.hold
      return hold !== undefined && !isOwn(hold) && hold.until > now()
    },
    /** When this device last sent it; undefined if it has not, or the server has confirmed it. */
    sentAt: (id: string): number | undefined => read()[id]?.sent.at(-1)?.at,
  }
}

export type DeviceMarks = ReturnType<typeof createDeviceMarks>
