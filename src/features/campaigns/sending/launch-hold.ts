import type { Campaign } from '@/entities/campaign/campaign'
import { createSessionStore, type Store } from '@/shared/lib/store'
import type { SendMarks } from './send-marks'

export const HOLD_MS = 10_000
/** A computer that slept sends nothing when it wakes up. */
const MAX_DELAY_MS = 30_000

export type Sending = {
  kind: 'launch' | 'start'
  campaigns: readonly Campaign[]
  /** Whom it goes to, such as '48 recipients in total'. */
  summary: string
  /** When the campaigns were read, in milliseconds since the epoch. */
  readAt: number
  send: () => void
  /** Reads the campaigns again. */
  refresh: () => void
}

export type Hold = Sending & { id: number; until: number }

/** Why nothing is sent. */
export type Obstacle = 'held-elsewhere' | 'sent-elsewhere' | 'too-late' | 'deleted'

type Options = {
  marks: SendMarks
  now: () => number
  onObstacle: (obstacle: Obstacle, campaign: Campaign) => void
}

/**
 * The launches that count down. It alone decides what is sent: a campaign is on hold once, and what is
 * undone, or belongs to a page that was closed, is not sent.
 */
export function createLaunchHold({ marks, now, onObstacle }: Options) {
  const holds: Store<readonly Hold[]> = createSessionStore<readonly Hold[]>([])
  let lastId = 0

  const idsOf = ({ campaigns }: Sending) => campaigns.map(({ id }) => id)
  const isHeld = (campaignId: string) =>
    holds.get().some((hold) => idsOf(hold).includes(campaignId))

  /** @returns whether it was there: a hold ends once */
  const take = (hold: Hold): boolean => {
    if (!holds.get().includes(hold)) return false
    holds.set(holds.get().filter((one) => one !== hold))
    return true
  }
  const isStopped = (sending: Sending): boolean => {
    for (const campaign of sending.campaigns) {
      const isHeldThere = marks.isHeldElsewhere(campaign.id)
      if (!isHeldThere && !marks.isSentElsewhere(campaign.id, sending.readAt)) continue
      onObstacle(isHeldThere ? 'held-elsewhere' : 'sent-elsewhere', campaign)
      if (!isHeldThere) sending.refresh()
      return true
    }
    return false
  }
  const send = (sending: Sending) => {
    marks.sent(idsOf(sending))
    sending.send()
  }
  const undo = (hold: Hold) => {
    if (take(hold)) marks.drop(idsOf(hold).filter(marks.isOwn))
  }
  const sendNow = (hold: Hold) => {
    if (!take(hold)) return
    const [campaign] = hold.campaigns
    const isLate = now() - hold.until > MAX_DELAY_MS
    if (isLate && campaign) {
      marks.drop(idsOf(hold).filter(marks.isOwn))
      onObstacle('too-late', campaign)
    } else if (!isStopped(hold)) send(hold)
  }

  return {
    holds,
    isHeld,
    /** Sends at once, or after the countdown. Nothing happens if one of the campaigns is on hold. */
    request: (sending: Sending, isToBeHeld: boolean) => {
      if (idsOf(sending).some(isHeld) || isStopped(sending)) return
      if (!isToBeHeld) return send(sending)
      const until = now() + HOLD_MS
      const hold: Hold = { ...sending, id: (lastId += 1), until }
      marks.hold(idsOf(sending), until)
      holds.set([...holds.get(), hold])
      setTimeout(() => sendNow(hold), HOLD_MS)
    },
    undo,
    sendNow,
    /** Sends no launch with a campaign that is deleted: its other recipients were counted together. */
    cancelDeleted: (isDeleted: (campaignId: string) => boolean) => {
      for (const hold of holds.get()) {
        const campaign = hold.campaigns.find(({ id }) => isDeleted(id))
        if (!campaign) continue
        undo(hold)
        onObstacle('deleted', campaign)
      }
    },
    undoAll: () => {
      for (const hold of holds.get()) undo(hold)
    },
  }
}
