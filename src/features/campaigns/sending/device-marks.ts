import * as z from 'zod/mini'
import type { Campaign } from '@/entities/campaign/campaign'
import { type Persisted, persisted } from '@/shared/lib/device/persisted'

/** Times in milliseconds since the epoch. */
type Hold = { page: string; until: number }
type Sending = {
  page: string
  at: number
  /** Status when sent. The server confirms by reporting another status. */
  status: string
}

/** Launches and starts of a campaign, as known to this device. */
type Mark = {
  hold?: Hold | undefined
  /** Calls neither refused nor confirmed by the server, newest last. */
  sent: readonly Sending[]
}

type Sent = Pick<Campaign, 'id' | 'status'>

export type Marks = Record<string, Mark>

const isMark = (value: unknown): value is Mark => Array.isArray(Object(value).sent)

/** By campaign id. Also kept in memory, so that a second launch asks even if storage is full. */
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

/** After this, unchanged means not sent. */
const KEPT_MS = 30 * 24 * 60 * 60_000

type Options = { store: Pick<Persisted<Marks>, 'get' | 'set'>; page: string; now: () => number }

/** Marks campaigns as on hold or sent, for all tabs of this device and across visits. */
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
    release: (ids: readonly string[]) =>
      change(ids, ({ hold, sent }) => ({ hold: isOwn(hold) ? undefined : hold, sent })),
    sent: (campaigns: readonly Sent[]) => {
      const statuses = new Map(campaigns.map(({ id, status }) => [id, status]))
      change([...statuses.keys()], ({ sent }, id) => ({
        sent: [...sent, { page, at: now(), status: statuses.get(id) ?? '' }],
      }))
    },
    /** Unmarks campaigns that the last call of this page did not send. */
    forget: (ids: readonly string[]) =>
      change(ids, ({ hold, sent }) => {
        const last = sent.findLast(isOwn)
        return { hold, sent: sent.filter((one) => one !== last) }
      }),
    /**
     * Unmarks campaigns that the server accepted. Drafts stay marked until their status has
     * changed.
     */
    accepted: (ids: readonly string[]) =>
      change(ids, ({ hold, sent }) => ({
        hold,
        sent: sent.filter((one) => !isOwn(one) || one.status === 'draft'),
      })),
    /** Unmarks campaigns that the server has confirmed by another status. */
    forgetConfirmed: (campaigns: readonly Sent[]) => {
      const statuses = new Map(campaigns.map(({ id, status }) => [id, status]))
      const known = Object.keys(read()).filter((id) => statuses.has(id))
      change(known, ({ hold, sent }, id) => ({
        hold,
        sent: sent.filter(({ status }) => status === statuses.get(id)),
      }))
    },
    /** Whether another tab has the campaign on hold. */
    isHeldElsewhere: (id: string): boolean => {
      const hold = read()[id]?.hold
      return hold !== undefined && !isOwn(hold) && hold.until > now()
    },
    /**
     * Time when this device last sent it; undefined if never, or if the server has confirmed it.
     */
    sentAt: (id: string): number | undefined => read()[id]?.sent.at(-1)?.at,
  }
}

export type DeviceMarks = ReturnType<typeof createDeviceMarks>
