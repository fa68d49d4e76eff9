import type { Contact } from '@/entities/lead/lead-mapping'
import type { Person } from '@/entities/lead/people'
import type { Source } from '../checks/count-audience'
import type { Checked } from '../checks/check'
import { sendingDays } from '../model/sequence'
import { lacks } from '../tokens/contact-tokens'
import { findTokens } from '../tokens/tokens'

/** Who gets a mail, or the first reason why somebody gets none. */
export const fates = ['mails', 'withoutAddress', 'saidNo', 'bounced', 'lacks'] as const
export type Fate = (typeof fates)[number]

/** What a person gets of a step; `contact` is the one of the campaign's list, and fills the mail. */
export type Turn = { key: string; person: Person; contact: Contact; due: Due; fate: Fate }

/** A step on the day on which it is due; day 1 is that of the start. */
export type Due = { campaign: Checked; step: number; day: number; turns: Turn[] }

type Facts = {
  /** The people of Recipients. */
  everyone: readonly Person[]
  sources: readonly Source[]
  saidNo: ReadonlySet<Person>
  bounced: ReadonlySet<Person>
}

/**
 * What a campaign would send on which day. Who has no address, said no or bounced gets no mail at
 * all; who lacks the value of a token, not the mails that use it.
 */
export function rehearse(campaign: Checked, { everyone, sources, saidNo, bounced }: Facts): Due[] {
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
    const fateOf = (person: Person, contact: Contact): Fate => {
      if (!person.contact.email) return 'withoutAddress'
      if (saidNo.has(person)) return 'saidNo'
      if (bounced.has(person)) return 'bounced'
      return tokens.some((token) => lacks(token, contact)) ? 'lacks' : 'mails'
    }
    for (const { person, contact } of recipients) {
      const key = `${campaign.id} ${step} ${person.key}`
      due.turns.push({ key, person, contact, due, fate: fateOf(person, contact) })
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

/** Mails of each sender. */
export function mailsBySender(dues: readonly Due[]): [sender: string, mails: number][] {
  const counts = new Map<string, number>()
  for (const { campaign, step, turns } of dues) {
    const sender = campaign.steps[step]?.sender ?? ''
    const mails = turns.filter(({ fate }) => fate === 'mails').length
    if (mails > 0) counts.set(sender, (counts.get(sender) ?? 0) + mails)
  }
  return [...counts]
}
