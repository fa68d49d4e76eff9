import type { BrowserStorage } from '@/shared/lib/browser-storage'

/** What the tabs of this device know of each other's launches. */
type Mark = {
  /** The page that wrote it. */
  page: string
  /** When it was sent; undefined while it is on hold. In milliseconds since the epoch. */
  sentAt?: number
  /** The end of the countdown. */
  until: number
}

const KEY = 'launches'
/** Older marks say nothing: by then every tab has read the campaigns again, or is asked about it. */
const KEPT_MS = 10 * 60_000

type Options = { storage: BrowserStorage; page: string; now: () => number }

/** Marks campaigns as on hold or sent, so that another tab does not send them a second time. */
export function createSendMarks({ storage, page, now }: Options) {
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
  const change = (ids: readonly string[], mark: Mark | undefined) => {
    const kept = Object.entries(read()).filter(
      ([id, { until }]) => !ids.includes(id) && until > now() - KEPT_MS,
    )
    const added = mark ? ids.map((id): [string, Mark] => [id, mark]) : []
    const marks = [...kept, ...added]
    storage.write(KEY, marks.length > 0 ? JSON.stringify(Object.fromEntries(marks)) : undefined)
  }
  const isOthers = (mark: Mark | undefined): mark is Mark => !!mark && mark.page !== page

  return {
    hold: (ids: readonly string[], until: number) => change(ids, { page, until }),
    drop: (ids: readonly string[]) => change(ids, undefined),
    sent: (ids: readonly string[]) => change(ids, { page, until: now(), sentAt: now() }),
    /** Whether another tab holds the campaign, and is about to send it. */
    isHeldElsewhere: (id: string) => {
      const mark = read()[id]
      return isOthers(mark) && mark.sentAt === undefined && mark.until > now()
    },
    /** Whether another tab has sent the campaign since this one read it. */
    isSentElsewhere: (id: string, readAt: number) => {
      const mark = read()[id]
      return isOthers(mark) && mark.sentAt !== undefined && mark.sentAt >= readAt
    },
    /** Whether the mark of a hold is still that of this tab. */
    isOwn: (id: string) => !isOthers(read()[id]),
  }
}

export type SendMarks = ReturnType<typeof createSendMarks>

function isMark(value: unknown): value is Mark {
  const { page, until } = Object(value)
  return typeof page === 'string' && typeof until === 'number'
}
