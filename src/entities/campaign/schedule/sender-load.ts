import type { Campaign } from '../campaign'
import { sendingDays } from '../model/sequence'
import { isSameAddress } from '@/shared/lib/values/addresses'

type Sequence = {
  steps: readonly { sender: string; delay: number }[]
  /** The first day, by local time. */
  start: Date
  /** Who still gets mail. */
  people: number
}

export type SenderDay = { date: Date; sender: string; mails: number }

/** By local time, because days with a change of the clock are not 24 hours long. */
const addDays = (date: Date, days: number) =>
  new Date(date.getFullYear(), date.getMonth(), date.getDate() + days)

/** An active campaign: whoever is not completed gets the steps from today on that are due. */
export const sequenceOf = ({ steps, createdAt, sentEmails, totalLeads }: Campaign): Sequence => ({
  steps,
  start: createdAt === undefined ? new Date() : new Date(createdAt),
  people: Math.max(0, totalLeads - sentEmails),
})

/**
 * About how many mails go out from each sender on each day, added up over all sequences. Steps of days that are past
 * are over, except the last: who is left gets it today.
 */
export function senderLoad(sequences: readonly Sequence[], today: Date): SenderDay[] {
  const from = addDays(today, 0)
  const days: SenderDay[] = []
  for (const { steps, start, people } of sequences) {
    const offsets = sendingDays(steps)
    for (const [index, { sender }] of steps.entries()) {
      const due = addDays(start, (offsets[index] ?? 1) - 1)
      const isLast = index === steps.length - 1
      if (people === 0 || sender === '' || (due < from && !isLast)) continue
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

/** By address, in lower case. */
export type SenderLimits = Readonly<Record<string, number>>

export const limitOf = (limits: SenderLimits, sender: string): number | undefined =>
  limits[sender.toLowerCase()]

/** The days on which a sender sends more than its limit. */
export const overLimit = (days: readonly SenderDay[], limits: SenderLimits): SenderDay[] =>
  days.filter(({ sender, mails }) => mails > (limitOf(limits, sender) ?? Infinity))
