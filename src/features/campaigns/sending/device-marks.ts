import type { Campaign } from '@/entities/campaign/campaign'
import type { BrowserStorage } from '@/shared/lib/browser-storage'

/** What this device knows of launches and starts of a campaign. Times in milliseconds since the epoch. */
type Mark = {
  /** The page that wrote it last. */
  page: string
  /** The end of the countdown, while it is on hold. */
  heldUntil?: number
  /** When it was last sent. */
  sentAt?: number
  /** Its status by then: the server confirms with another one. */
  status?: string
}

type Sent = Pick<Campaign, 'id' | 'status'>

const KEY = 'launches'
/** By then a campaign that has not changed has not been sent. */
const KEPT_MS = 30 * 24 * 60 * 60_000

type Options = { storage: BrowserStorage; page: string; now: () => number }

/** Marks campaigns as on hold or sent, for all tabs of this device and for later visits. */
export function createDeviceMarks({ storage, page, now }: Options) {
  const read = (): Record<string, Mark> => {
    try {
      const marks: unknown = JSON.parse(storage.read(KEY) ?? '{}')
      return Object.fromEntries(
        Object.entries(Object(marks)).filter((entry): entry is [string, Mark] => isMark(entry[1])),
      )
    } catch {
      return {}
    }
  }
  const change = (
    ids: readonly string[],
    changed: (mark: Mark | undefined) => Mark | undefined,
  ) => {
    const marks = new Map(Object.entries(read()))
    for (const [id, { heldUntil, sentAt }] of marks)
      if (Math.max(heldUntil ?? 0, sentAt ?? 0) < now() - KEPT_MS) marks.delete(id)
    for (const id of ids) {
      const mark = changed(marks.get(id))
      if (mark) marks.set(id, mark)
      else marks.delete(id)
    }
    storage.write(KEY, marks.size > 0 ? JSON.stringify(Object.fromEntries(marks)) : undefined)
  }

  /** Without what was sent; another page's hold stays. */
  const unsent = (mark: Mark | undefined): Mark | undefined =>
    mark?.heldUntil !== undefined && mark.page !== page
      ? { page: mark.page, heldUntil: mark.heldUntil }
      : undefined

  return {
    hold: (ids: readonly string[], heldUntil: number) =>
      change(ids, (mark) => ({ ...mark, page, heldUntil })),
    /** Ends the holds of this page. */
    release: (ids: readonly string[]) =>
      change(ids, (mark) => {
        if (mark?.page !== page) return mark
        return mark.sentAt === undefined ? undefined : { ...mark, heldUntil: undefined }
      }),
    sent: (campaigns: readonly Sent[]) => {
      for (const { id, status } of campaigns) change([id], () => ({ page, sentAt: now(), status }))
    },
    /** They were not sent. */
    forget: (ids: readonly string[]) => change(ids, unsent),
    /** The server says that they were sent. Drafts are marked until their status says so, too. */
    accepted: (ids: readonly string[]) =>
      change(ids, (mark) => (isSentDraft(mark) ? mark : unsent(mark))),
    /** Forgets what the server has confirmed: those with another status by now. */
    forgetConfirmed: (campaigns: readonly Sent[]) => {
      const marks = read()
      const confirmed = campaigns.filter(({ id, status }) => {
        const mark = marks[id]
        return mark?.sentAt !== undefined && status !== statusOf(mark)
      })
      if (confirmed.length > 0)
        change(
          confirmed.map(({ id }) => id),
          unsent,
        )
    },
    /** Whether another tab holds the campaign, and is about to send it. */
    isHeldElsewhere: (id: string): boolean => {
      const mark = read()[id]
      return !!mark && mark.page !== page && (mark.heldUntil ?? 0) > now()
    },
    /** When this device last sent it; undefined if it has not, or the server has confirmed it. */
    sentAt: (id: string): number | undefined => read()[id]?.sentAt,
  }
}

export type DeviceMarks = ReturnType<typeof createDeviceMarks>

const statusOf = ({ status = 'draft' }: Mark) => status
const isSentDraft = (mark: Mark | undefined) =>
  mark?.sentAt !== undefined && statusOf(mark) === 'draft'

const isMark = (value: unknown): value is Mark => typeof Object(value).page === 'string'
