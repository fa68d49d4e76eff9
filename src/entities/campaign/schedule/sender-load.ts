import type { Campaign } from '../campaign'
import { sendingDays } from '../model/sequence'
import { isSameAddress } from '@/shared/lib/values/addresses'

type Sequence = {
  steps: readonly { sender: string; delay: number }[]
  /** First day, in local time. */
  start: Date
  /** Number of people who still get mail; undefined if not known. */
  people: number | undefined
}

export type SenderDay = { date: Date; sender: string; mails: number }

/** In local time: days with a clock change are not 24 hours long. */
const addDays = (date: Date, days: number) =>
  new Date(date.getFullYear(), date.getMonth(), date.getDate() + days)

/**
 * Schedule of an active campaign: people who have not completed it get the steps due from today on.
 */
export const sequenceOf = ({ steps, createdAt, sentEmails, totalLeads }: Campaign): Sequence => ({
  steps,
  start: createdAt === undefined ? new Date() : new Date(createdAt),
  people:
    totalLeads === undefined || sentEmails === undefined
      ? undefined
      : Math.max(0, totalLeads - sentEmails),
})

/**
 * Estimated number of mails per sender and day, summed over all sequences. Past steps count as
 * sent, except the last: the remaining people get it today. Leaves out what is not known.
 */
export function senderLoad(sequences: readonly Sequence[], today: Date): SenderDay[] {
  const from = addDays(today, 0)
  const days: SenderDay[] = []
  for (const { steps, start, people } of sequences) {
    const offsets = sendingDays(steps)
    for (const [index, { sender }] of steps.entries()) {
      const due = addDays(start, (offsets[index] ?? 1) - 1)
      const isLast = index === steps.length - 1
      if (!people || sender === '' || (due < from && !isLast)) continue
      const date = due < from ? from : due
      const known = days.find(
        (day) => day.date.getTime() === date.getTime() && isSameAddress(day.sender, sender),
      )
      if (known) known.mails += people
      else days.push({ date, sender, mails: people })
    }
  }
  return days.toSorted((a, b) => a.date.getTime() - b.date.getTime() || b.mails - a.mails)
}

/** By lower-case address. */
type SenderLimits = Readonly<Record<string, number>>

export const limitOf = (limits: SenderLimits, sender: string): number | undefined =>
  limits[sender.toLowerCase()]

/** Days on which a sender exceeds its limit. */
export const overLimit = (days: readonly SenderDay[], limits: SenderLimits): SenderDay[] =>
  days.filter(({ sender, mails }) => mails > (limitOf(limits, sender) ?? Infinity))
