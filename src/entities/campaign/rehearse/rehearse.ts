import type { Contact } from '@/entities/lead/lead-mapping'
import type { Person } from '@/entities/lead/people'
import type { Audience, Source } from '../checks/count-audience'
import type { Checked } from '../checks/check'
import type { FlightStep } from '../checks/inspect-step'
import { sendingDays } from '../model/sequence'
import { lacks } from '../tokens/contact-tokens'
import { findTokens, type TokenName } from '../tokens/tokens'

/** Who gets a mail, or the first reason why somebody gets none. */
export const fates = ['mails', 'withoutAddress', 'saidNo', 'bounced', 'lacks'] as const
export type Fate = (typeof fates)[number]

/** What a person gets of a step; a dot of the scene. */
export type Turn = {
  key: string
  id: string
  person: Person
  /** The one of the campaign's list, which fills the mail. */
  contact: Contact
  due: Due
  fate: Fate
  /** Tokens of the mail without a value. */
  missing: readonly TokenName[]
  isOut: boolean
  /** Got or gets another campaign. */
  isMarked: boolean
}

/** A step on the day on which it is due; day 1 is that of the start. */
export type Due = {
  campaign: Checked
  mail: FlightStep
  position: number
  day: number
  turns: Turn[]
}

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
  return campaign.steps.map((mail, index) => {
    const due: Due = { campaign, mail, position: index + 1, day: days[index] ?? 1, turns: [] }
    const tokens = findTokens(`${mail.subject} ${mail.content}`)
    for (const { person, contact } of recipients) {
      const missing = tokens.filter((token) => lacks(token, contact))
      const reasons: Partial<Record<Fate, boolean>> = {
        withoutAddress: !person.contact.email,
        saidNo: refusing.has(person),
        bounced: unreachable.has(person),
        lacks: missing.length > 0,
      }
      const key = `${campaign.id} ${index} ${person.key}`
      const fate = fates.find((fate) => reasons[fate]) ?? 'mails'
      const dot = { key, id: person.key, isOut: fate !== 'mails', isMarked: others.has(person) }
      due.turns.push({ ...dot, person, contact, due, fate, missing })
    }
    return due
  })
}

/** The date of a day, counted from that of the start. */
export const dateOf = (start: Date, day: number): Date =>
  new Date(start.getFullYear(), start.getMonth(), start.getDate() + day - 1)

/**
 * How many mails each sender writes on which day.
 * @param limit above which a number is marked; 0 for none
 */
export function mailsBySender(dues: readonly Due[], limit: number) {
  const found: { day: number; sender: string; count: number; isOver: boolean }[] = []
  for (const { mail, day, turns } of dues) {
    const { sender } = mail
    const count = turns.filter(({ isOut }) => !isOut).length
    const same = found.find((one) => one.day === day && one.sender === sender)
    if (same) same.count += count
    else if (count > 0) found.push({ day, sender, count, isOver: false })
  }
  for (const one of found) one.isOver = limit > 0 && one.count > limit
  return found
}
