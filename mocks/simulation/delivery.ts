import type { Schemas } from '../contract/contract-http'
import { day, minute } from '../model/clock'
import { createRandom } from './prospects/random'
import type { CampaignRow, Run } from '../model/rows'

/**
 * Milliseconds between e-mails of a campaign started by a user; short, so that progress is visible.
 */
export const demoPace = 2_000

/**
 * Deliveries and reactions are a pure function of how long a campaign has been active, so nothing
 * runs in the background and a reload changes nothing. Only the first step counts as sent, because
 * "sent of total" counts recipients.
 */
export function sentCount(campaign: CampaignRow, recipients: number, now: number): number {
  const activeTime = campaign.runs.reduce((sum, { from, to }) => sum + (to ?? now) - from, 0)
  return Math.min(recipients, Math.max(0, Math.floor(activeTime / campaign.pace)))
}

/** @returns time of sending; undefined if not reached while the campaign was active */
function sentAt({ runs, pace }: CampaignRow, recipient: number, now: number): number | undefined {
  let left = (recipient + 1) * pace
  for (const { from, to } of runs) {
    const length = (to ?? now) - from
    if (left <= length) return from + left
    left -= length
  }
  return undefined
}

export type Delivery = {
  recipient: number
  type: Schemas['EventType']
  at: number
}

/** Probabilities of reactions, in percent. */
const chances = { bounced: 3, opened: 46, clicked: 14, replied: 8, converted: 2.5 }

function reactionsOf(campaign: CampaignRow, recipient: number) {
  const random = createRandom(Number(campaign.id) * 100_003 + recipient)
  const chance = random.next() * 100
  const hasBounced = chance >= 100 - chances.bounced
  // One random number for all reactions, so that a recipient who replied has also opened and
  // clicked.
  return {
    hasBounced,
    hasOpened: !hasBounced && chance < chances.opened,
    hasClicked: chance < chances.clicked,
    hasReplied: chance < chances.replied,
    hasConverted: chance < chances.converted,
    /** At most a day; only seconds at the demo pace. */
    wait: () => Math.min(day, campaign.pace * (1 + random.next() * 8)),
  }
}

export function deliveriesOf(campaign: CampaignRow, recipients: number, now: number): Delivery[] {
  const deliveries: Delivery[] = []
  const sent = sentCount(campaign, recipients, now)
  for (let recipient = 0; recipient < sent; recipient += 1) {
    const at = sentAt(campaign, recipient, now)
    if (at === undefined) break
    const reactions = reactionsOf(campaign, recipient)
    const add = (type: Schemas['EventType'], time: number) => {
      if (time <= now) deliveries.push({ recipient, type, at: time })
    }
    add('sent', at)
    if (reactions.hasBounced) add('bounced', at + Math.min(minute, campaign.pace))
    if (!reactions.hasOpened) continue
    const openedAt = at + reactions.wait()
    add('opened', openedAt)
    const clickedAt = openedAt + reactions.wait()
    if (reactions.hasClicked) add('clicked', clickedAt)
    if (reactions.hasReplied) add('replied', clickedAt + reactions.wait())
  }
  return deliveries
}

/** Number of recipients who have replied and become customers. */
export function conversionsOf(campaign: CampaignRow, deliveries: readonly Delivery[]): number {
  return deliveries.filter(
    ({ type, recipient }) => type === 'replied' && reactionsOf(campaign, recipient).hasConverted,
  ).length
}

export function resume(runs: readonly Run[], now: number): Run[] {
  return [...pause(runs, now), { from: now, to: null }]
}

export function pause(runs: readonly Run[], now: number): Run[] {
  return runs.map((run) => ({ ...run, to: run.to ?? now }))
}
