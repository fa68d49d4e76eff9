import * as z from 'zod/mini'
import { itemsIn, optionalNumber, optionalText, text } from '@/shared/api/answer'
import type { Wire } from '@/shared/api/contract'
import { visibleText } from '@/shared/lib/visible-text'
import {
  companySizeLabels,
  fundingLabels,
  industryLabels,
  revenueLabels,
  seniorityLabels,
} from './lead-filter-options'
import type { LeadFilters } from './lead-filters'
import { nextManualId } from './manual-id'

/**
 * The one file where a person changes shape: wire shapes are read here, and what is sent about a
 * person is made here.
 */

/** A person in a list. */
export type Contact = {
  id: string
  apolloId: string
  name: string
  firstName: string
  lastName: string
  title?: string
  company?: string
  location?: string
  companySize?: string
  /** Undefined when the address is hidden or unknown. */
  email?: string
}

const wireContact = z.object({
  id: text,
  apolloId: text,
  firstName: text,
  lastName: text,
  name: text,
  title: optionalText,
  companyName: optionalText,
  company: optionalText,
  location: optionalText,
  companySize: optionalText,
  email: optionalText,
})

export const contactReader = z.pipe(
  wireContact,
  z.transform(({ companyName, company, name, ...contact }): Contact => ({
    ...contact,
    name: name.trim() || [contact.firstName, contact.lastName].join(' ').trim(),
    company: companyName ?? company,
  })),
)

/** A person as a search found them. */
export type Lead = {
  /** Tells leads apart, also those that come without ids or twice. */
  key: string
  /** Undefined when the search gave none: such a lead cannot be revealed. */
  apolloId?: string
  name: string
  title?: string
  company?: string
  location?: string
  companySize?: string
  industry?: string
  /** Undefined while the address is hidden. */
  email?: string
  /** A reveal found no address. */
  isNotFound?: boolean
}

const leadReader = z.pipe(
  z.object({
    apollo_id: optionalText,
    name: text,
    title: optionalText,
    company: optionalText,
    location: optionalText,
    company_size: optionalText,
    industry: optionalText,
    email: optionalText,
  }),
  z.transform(({ apollo_id, company_size, name, ...lead }) => ({
    ...lead,
    apolloId: apollo_id,
    name: visibleText(name),
    companySize: company_size,
  })),
)

export type FoundLeads = {
  /** Another one for each answer, also after a reload. */
  id: string
  leads: Lead[]
  /** How many match in all; the leads are the first of them. */
  total: number
}

/** Also tells searches before a reload from those after it: what they found may be kept. */
const page = Date.now().toString(36)
let searches = 0

export const foundLeadsReader = z.pipe(
  z.pipe(
    z.unknown(),
    z.transform((body) => ({ leads: body, total: Object(body).total as unknown })),
  ),
  z.pipe(
    z.object({ leads: itemsIn(leadReader, 'leads'), total: optionalNumber }),
    z.transform(({ leads, total = 0 }): FoundLeads => {
      searches += 1
      const id = `${page}-${searches}`
      return {
        id,
        leads: leads.map((lead, index) => ({ ...lead, key: `${id}-${index}` })),
        total: Math.max(total, leads.length),
      }
    }),
  ),
)

const known = <Value extends string>(labels: Record<Value, string>, values: readonly string[]) =>
  values.filter((value): value is Value => Object.hasOwn(labels, value))

/** @param limit how many leads to give at most */
export function toSearchRequest(filters: LeadFilters, limit: number): Wire<'LeadSearch'> {
  return {
    job_titles: [...filters.jobTitles],
    industries: known(industryLabels, filters.industries),
    company_size_ranges: known(companySizeLabels, filters.companySizes),
    locations: [...filters.locations],
    technologies: [...filters.technologies],
    revenue_ranges: known(revenueLabels, filters.revenueRanges),
    funding_stages: known(fundingLabels, filters.fundingStages),
    seniority_levels: known(seniorityLabels, filters.seniorityLevels),
    page: 1,
    page_size: limit,
  }
}

export type RevealOutcome = {
  /** The address that was found for an apollo id; null when none was. */
  emails: ReadonlyMap<string, string | null>
  revealed: number
  requested: number
  /** In units: 100 are one credit. */
  creditsUsed: number
}

const revealReader = z.object({
  revealed_leads: itemsIn(
    z.object({ id: text, success: z.catch(z.boolean(), false), email: optionalText }),
  ),
  total_revealed: optionalNumber,
  total_requested: optionalNumber,
  credits_used: optionalNumber,
})

/** @param asked the apollo ids that were sent; what else the server tells is left out */
export const revealOutcomeReader = (asked: readonly string[]) =>
  z.pipe(
    revealReader,
    z.transform((answer): RevealOutcome => {
      const emails = new Map(
        answer.revealed_leads
          .filter(({ id }) => asked.includes(id))
          .map(({ id, success, email }) => [id, success && email ? email : null] as const),
      )
      const found = [...emails.values()].filter((email) => email !== null).length
      return {
        emails,
        revealed: answer.total_revealed ?? found,
        requested: answer.total_requested ?? asked.length,
        creditsUsed: answer.credits_used ?? 0,
      }
    }),
  )

/** A lead on its way into a list; one that came without an apollo id gets one of ours. */
export function toNewLead(lead: Lead): Wire<'NewLead'> {
  const [firstName = '', ...rest] = lead.name.split(/\s+/)
  return {
    apolloId: lead.apolloId ?? nextManualId(),
    firstName,
    lastName: rest.join(' '),
    title: lead.title ?? '',
    companyName: lead.company ?? '',
    companyDomain: '',
    location: lead.location ?? '',
    email: lead.email ?? null,
    emailRevealed: lead.email !== undefined,
  }
}

/** Leads without those whose apollo id came before. */
export function withoutTwins(leads: readonly Lead[]): Lead[] {
  const seen = new Set<string>()
  return leads.filter(({ apolloId, key }) => {
    const id = apolloId ?? key
    return !seen.has(id) && seen.add(id)
  })
}

/** A person typed in by hand. */
export type ContactInput = {
  firstName: string
  lastName: string
  email: string
  title: string
  company: string
  phone: string
  linkedinUrl: string
  location: string
  industry: string
  companySize: string
}

export function toNewContact(input: ContactInput): Wire<'NewContact'> {
  const firstName = visibleText(input.firstName)
  const lastName = visibleText(input.lastName)
  return {
    firstName,
    lastName,
    name: `${firstName} ${lastName}`,
    title: input.title.trim(),
    company: input.company.trim(),
    email: visibleText(input.email),
    phone: input.phone.trim(),
    linkedinUrl: input.linkedinUrl.trim(),
    location: input.location.trim(),
    industry: input.industry,
    companySize: input.companySize,
    apolloId: nextManualId(),
    emailRevealed: true,
  }
}

/** Whom the AI writes to, as it is told. */
export type AiLead = Wire<'GenerateEmailRequest'>['lead']

/** A contact has neither industry nor site nor technologies. */
export function toAiLead({ name, firstName, lastName, company, title }: Contact): AiLead {
  const [first = '', ...rest] = firstName || lastName ? [firstName, lastName] : name.split(/\s+/)
  return {
    first_name: first,
    last_name: rest.join(' '),
    company: company ?? '',
    title: title ?? '',
    industry: '',
    site: '',
    tech_stack: [],
  }
}
