import type { Campaign } from '@/entities/campaign/campaign'
import { type Attempt, type AttemptStore, attemptsIn, fingerprint } from '@/shared/api/attempts'

type Sent = Pick<Campaign, 'id' | 'status'>

type Options = {
  store: AttemptStore
  page: string
  /** Open pages of this browser; undefined if it cannot tell, because plain HTTP has no locks. */
  livePages: () => Promise<ReadonlySet<string> | undefined>
  now: () => number
}

const HOLD = 'hold-campaign'
/** Its print is the status when sent. The server confirms by reporting another status. */
const SEND = 'send-campaign'

/**
 * Marks campaigns as on hold or sent, for all tabs and users of this device and across visits. An
 * attempt stays until the server has refused or confirmed it.
 */
export function createDeviceMarks({ store, page, livePages, now }: Options) {
  const isOwn = (one: Attempt) => one.page === page
  const { of, begin, drop } = attemptsIn(store, now)
  const add = (write: string, { id, status = '' }: { id: string; status?: string }, at?: number) =>
    begin({ write, about: [fingerprint(id)], print: fingerprint(status), page }, at)
  const release = (ids: readonly string[]) =>
    drop(...ids.flatMap((id) => of(HOLD, id).filter(isOwn)))
  const isOnHold = ({ page = '', at }: Attempt, live: ReadonlySet<string> | undefined) =>
    live ? live.has(page) : at > now()

  return {
    hold: (ids: readonly string[], until: number) => {
      release(ids)
      for (const id of ids) add(HOLD, { id }, until)
    },
    release,
    sent: (campaigns: readonly Sent[]) => {
      // Also what tabs had on hold that are gone.
      drop(...campaigns.flatMap(({ id }) => of(HOLD, id)))
      for (const campaign of campaigns) add(SEND, campaign)
    },
    /** Unmarks campaigns that the last call of this page did not send. */
    forget: (ids: readonly string[]) =>
      drop(...ids.flatMap((id) => of(SEND, id).findLast(isOwn) ?? [])),
    /**
     * Unmarks campaigns that the server accepted. Drafts stay marked until their status has
     * changed.
     */
    accepted: (ids: readonly string[]) => {
      const draft = fingerprint('draft')
      drop(...ids.flatMap((id) => of(SEND, id).filter((one) => isOwn(one) && one.print !== draft)))
      // The user was asked about them, whatever they are about.
      for (const one of store.get()) if (one.write === SEND && !one.about) store.forget(one)
    },
    /** Unmarks campaigns that the server has confirmed by another status. */
    forgetConfirmed: (campaigns: readonly Sent[]) =>
      drop(
        ...campaigns.flatMap(({ id, status }) =>
          of(SEND, id).filter(({ print }) => print !== fingerprint(status)),
        ),
      ),
    /** The campaign that another tab has on hold, if any. */
    findHeldElsewhere: async <One extends Sent>(campaigns: readonly One[]) => {
      const live = await livePages()
      return campaigns.find(({ id }) =>
        of(HOLD, id).some((one) => !isOwn(one) && isOnHold(one, live)),
      )
    },
    /** Campaigns that were on hold in tabs that are gone, so that nothing was sent; each once. */
    takeLost: async <One extends Sent>(campaigns: readonly One[]): Promise<readonly One[]> => {
      const live = await livePages()
      const lostOf = ({ id }: One) =>
        of(HOLD, id).filter((one) => live && one.page && !isOwn(one) && !isOnHold(one, live))
      const lost = campaigns.filter((one) => lostOf(one).length > 0)
      drop(...lost.flatMap(lostOf))
      return lost
    },
    /**
     * Time when this device last sent it; undefined if never, or if the server has confirmed it.
     */
    sentAt: (id: string): number | undefined => of(SEND, id).at(-1)?.at,
    /** Whether that may have been any campaign, because the record cannot be read. */
    isUnreadable: (id: string): boolean => !of(SEND, id).at(-1)?.about,
  }
}

export type DeviceMarks = ReturnType<typeof createDeviceMarks>
