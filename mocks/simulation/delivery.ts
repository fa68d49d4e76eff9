import type { Schemas } from '../contract/contract-http'
import { day, minute } from '../model/clock'
import { createRandom } from './prospects/random'
import type { CampaignRow, Run } from '../model/rows'

/** Milliseconds from one e-mail to the next once somebody starts a campaign: quick, to be watched. */
export const demoPace = 2_000

/**
 * Everything a campaign has sent and what came back is a function of the time it has been active,
 * so nothing has to run in the background and a reload changes nothing. Only the first step counts
 * as sent: the campaign's "sent of total" is about people.
 */
export function sentCount(campaign: CampaignRow, recipients: number, now: number): number {
  const activeTime = campaign.runs.reduce((sum, { from, to }) => sum + (to ?? now) - from, 0)
  return Math.min(recipients, Math.max(0, Math.floor(activeTime / campaign.pace)))
}

/** @returns undefined for a recipient whose turn had not come when the campaign was last active. */
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
  /** Position among the campaign's recipients. */
  recipient: number
  type: Schemas['EventType']
  at: number
}

/** What happens to one in a hundred e-mails, out of a hundred. */
const chances = { bounced: 3, opened: 46, clicked: 14, replied: 8, converted: 2.5 }

function reactionsOf(campaign: CampaignRow, recipient: number) {
  const random = createRandom(Number(campaign.id) * 100_003 + recipient)
  const chance = random.next() * 100
  const hasBounced = chance >= 100 - chances.bounced
  // One draw for all, so that who replied has clicked and opened before.
  return {
    hasBounced,
    hasOpened: !hasBounced && chance < chances.opened,
    hasClicked: chance < chances.clicked,
    hasReplied: chance < chances.replied,
    hasConverted: chance < chances.converted,
    /** A day at most for real paces; for the demo's, seconds. */
    wait: () => Math.min(day, campaign.pace * (1 + random.next() * 8)),
  }
}

/** Everything up to now, in no particular order. */
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

/** How many of those who replied by now became customers. */
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
