import type { Contact } from '@/entities/lead/lead-mapping'
import type { Person } from '@/entities/lead/people'
import type { Audience, Source } from '../checks/count-audience'
import type { Checked } from '../checks/check'
import { sendingDays } from '../model/sequence'
import { lacks } from '../tokens/contact-tokens'
import { findTokens, type TokenName } from '../tokens/tokens'

/** Who gets a mail, or the first reason why somebody gets none. */
export const fates = ['mails', 'withoutAddress', 'saidNo', 'bounced', 'lacks'] as const
export type Fate = (typeof fates)[number]

/** What a person gets of a step. */
export type Turn = {
  key: string
  person: Person
  /** The one of the campaign's list, which fills the mail. */
  contact: Contact
  due: Due
  fate: Fate
  /** Tokens of the mail without a value. */
  missing: readonly TokenName[]
  isInOthers: boolean
}

/** A step on the day on which it is due; day 1 is that of the start. */
export type Due = { campaign: Checked; step: number; day: number; turns: Turn[] }

/**
 * What a campaign would send on which day. Who has no address, said no or bounced gets no mail at
 * all; who lacks the value of a token, not the mails that use it.
 */
export function rehearse(
  campaign: Checked,
  { everyone, saidNo, inOthers, inSeveral }: Audience,
  sources: readonly Source[],
  bounced: readonly Person[],
): Due[] {
  const refusing = new Set(saidNo)
  const unreachable = new Set(bounced)
  const others = new Set([...inOthers, ...inSeveral])
  const days = sendingDays(campaign.steps.map(({ delay = 0 }) => ({ delay })))
  const isOurs = sources.map(({ selected }) => selected.some(({ id }) => id === campaign.id))
  const recipients = everyone.flatMap((person) => {
    const place = person.at.findIndex((index) => isOurs[index])
    const contact = sources[person.at[place] ?? -1]?.contacts[person.positions[place] ?? -1]
    return contact ? [{ person, contact }] : []
  })
  return campaign.steps.map(({ subject, content }, step) => {
    const due: Due = { campaign, step, day: days[step] ?? 1, turns: [] }
    const tokens = findTokens(`${subject} ${content}`)
    for (const { person, contact } of recipients) {
      const missing = tokens.filter((token) => lacks(token, contact))
      const reasons: Partial<Record<Fate, boolean>> = {
        withoutAddress: !person.contact.email,
        saidNo: refusing.has(person),
        bounced: unreachable.has(person),
        lacks: missing.length > 0,
      }
      const key = `${campaign.id} ${step} ${person.key}`
      const fate = fates.find((fate) => reasons[fate]) ?? 'mails'
      const isInOthers = others.has(person)
      due.turns.push({ key, person, contact, due, fate, missing, isInOthers })
    }
    return due
  })
}

/** The date of a day, counted from that of the start. */
export function dateOf(start: Date, day: number): Date {
  const date = new Date(start)
  date.setDate(start.getDate() + day - 1)
  return date
}

/** How many mails each sender writes on which day. */
export function mailsBySender(dues: readonly Due[]) {
  const found: { day: number; sender: string; mails: number }[] = []
  for (const { campaign, step, day, turns } of dues) {
    const sender = campaign.steps[step]?.sender ?? ''
    const mails = turns.filter(({ fate }) => fate === 'mails').length
    const same = found.find((one) => one.day === day && one.sender === sender)
    if (same) same.mails += mails
    else if (mails > 0) found.push({ day, sender, mails })
  }
  return found
}
