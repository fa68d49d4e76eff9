import type { Contact } from '@/entities/lead/lead-mapping'
import type { Person } from '@/entities/lead/people'
import { type Audience, lackingIn, type Source, writtenTo } from '../checks/count-audience'
import type { Checked } from '../checks/check'
import type { FlightStep } from '../checks/inspect-step'
import { sendingDays } from '../model/sequence'
import { findTokens, type TokenName } from '../tokens/tokens'
import type { Dot } from './stage-drawing'

/** Of all mails of a campaign. Launch skips only people without an address. */
const always = ['withoutAddress', 'saidNo', 'bounced'] as const
/** Like those of Recipients, they overlap. */
const groups = ['mails', ...always, 'lacks'] as const
export type Group = (typeof groups)[number]

/** What a person gets of a step. Marked: who got or gets another campaign. */
export type Turn = Dot & {
  person: Person
  /** The one of the campaign's list, which fills the mail. */
  contact: Contact
  due: Due
  reasons: readonly Group[]
  /** Tokens of the mail without a value. */
  missing: readonly TokenName[]
}

/** A step on the day on which it is due; day 1 is that of the start. */
export type Due = {
  campaign: Checked
  mail: FlightStep
  position: number
  day: number
  dots: Turn[]
}

/** What a campaign would send on which day, to the people of Recipients. */
export function rehearse(
  campaign: Checked,
  { everyone, inOthers, inSeveral, ...audience }: Audience & { bounced: readonly Person[] },
  sources: readonly Source[],
): Due[] {
  const ours = sources.map(({ contacts, selected, others }) => {
    return { contacts, selected: selected.filter(({ id }) => id === campaign.id), others }
  })
  const out = new Map(always.map((reason) => [reason, new Set(audience[reason])]))
  const marked = new Set([...inOthers, ...inSeveral])
  const days = sendingDays(campaign.steps.map(({ delay = 0 }) => ({ delay })))
  const recipients = everyone.flatMap((person) => {
    const contacts = writtenTo(person, ours)
    const contact = contacts.find(({ email }) => email) ?? contacts[0]
    const why: readonly Group[] = always.filter((reason) => out.get(reason)?.has(person))
    return contact ? { person, contact, why, isMarked: marked.has(person) } : []
  })
  const lacking = new Map<TokenName, ReadonlySet<Person>>()
  return campaign.steps.map((mail, index) => {
    const due: Due = { campaign, mail, position: index + 1, day: days[index] ?? 1, dots: [] }
    const used = findTokens(`${mail.subject} ${mail.content}`)
    for (const token of used)
      if (!lacking.has(token)) lacking.set(token, new Set(lackingIn(everyone, ours, token)))
    due.dots = recipients.map(({ person, contact, why, isMarked }) => {
      const missing = used.filter((token) => lacking.get(token)?.has(person))
      const reasons = missing.length > 0 ? [...why, 'lacks' as const] : why
      const way = `${campaign.id} ${person.key}`
      const [key, id, isOut] = [`${way} ${index}`, person.key, reasons.length > 0]
      return { key, way, id, isOut, isMarked, person, contact, due, reasons, missing }
    })
    return due
  })
}

const isMailed = ({ reasons }: Turn) => !reasons.includes('withoutAddress')

/** People who get a mail, and those for whom there is a reason against it, by reason. */
export function groupsOf(turns: readonly Turn[]) {
  const all = groups.map((group) => {
    const rows = turns.filter((turn) =>
      group === 'mails' ? isMailed(turn) : turn.reasons.includes(group),
    )
    return [group, { rows, people: [...new Set(rows.map(({ person }) => person))] }] as const
  })
  return new Map(all.filter(([group, { rows }]) => group === 'mails' || rows.length > 0))
}

/** How many mails each sender writes on which day. */
export function mailsByDay(dues: readonly Due[]): ReadonlyMap<number, ReadonlyMap<string, number>> {
  const days = new Map<number, Map<string, number>>()
  for (const { mail, day, dots } of dues) {
    const senders = days.get(day) ?? new Map<string, number>()
    const count = dots.filter(isMailed).length + (senders.get(mail.sender) ?? 0)
    if (count > 0) days.set(day, senders.set(mail.sender, count))
  }
  return days
}
