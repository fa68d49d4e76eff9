import * as z from 'zod/mini'
import {
  idText,
  itemsIn,
  optionalNumber,
  optionalText,
  optionalWireId,
  text,
  type WireId,
} from '@/shared/api/answer'
import type { Wire } from '@/shared/api/contract'
import { visibleText } from '@/shared/lib/values/visible-text'
import { nextManualId } from '@/shared/lib/values/manual-id'

/** Maps lead and contact wire shapes to the app's types and back. */

/** A person's id: its text, and the original if that differs (a number, or with blanks). */
export type PersonId = { apolloId: string; sentId?: WireId | undefined }

/** The id with its original type, for requests. */
export const wireIdOf = ({ apolloId, sentId = apolloId }: PersonId): WireId => sentId

const optionalPersonId = z.pipe(
  optionalWireId,
  z.transform((id): PersonId | undefined => {
    if (id === undefined) return undefined
    const apolloId = idText(id)
    return id === apolloId ? { apolloId } : { apolloId, sentId: id }
  }),
)

export type Contact = PersonId & {
  id: string
  name: string
  firstName: string
  lastName: string
  title?: string
  company?: string
  location?: string
  companySize?: string
  /** Undefined if the address is hidden or unknown. */
  email?: string
  phone?: string
  /** Unvalidated: typed or imported. */
  linkedinUrl?: string
}

const wireContact = z.object({
  id: text,
  apolloId: optionalPersonId,
  firstName: text,
  lastName: text,
  name: text,
  title: optionalText,
  companyName: optionalText,
  company: optionalText,
  location: optionalText,
  companySize: optionalText,
  email: optionalText,
  phone: optionalText,
  linkedinUrl: optionalText,
})

export const contactReader = z.pipe(
  wireContact,
  z.transform(({ apolloId: personId, companyName, company, name, ...contact }): Contact => ({
    ...contact,
    ...(personId ?? { apolloId: '' }),
    name: name.trim() || [contact.firstName, contact.lastName].join(' ').trim(),
    company: companyName ?? company,
  })),
)

/** A lead as used by the app and stored in the tab. */
export const leadSchema = z.object({
  /** Unique, even for leads without an id or with duplicate ids. */
  key: z.string(),
  /** Undefined if the search result has none: the lead cannot be revealed. */
  apolloId: z.optional(z.string()),
  /** The original of `apolloId`, if it differs. */
  sentId: z.optional(z.union([z.string(), z.number()])),
  name: z.string(),
  title: z.optional(z.string()),
  company: z.optional(z.string()),
  location: z.optional(z.string()),
  companySize: z.optional(z.string()),
  industry: z.optional(z.string()),
  /** Undefined while hidden. */
  email: z.optional(z.string()),
  /** A reveal found no address. */
  isNotFound: z.optional(z.boolean()),
  /** The user removed it from the page. */
  isDeleted: z.optional(z.boolean()),
  /** Made by Create Contact, not found by a search. */
  isCreated: z.optional(z.boolean()),
})
export type Lead = z.infer<typeof leadSchema>

const leadReader = z.pipe(
  z.object({
    apollo_id: optionalPersonId,
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
    ...apollo_id,
    name: visibleText(name),
    companySize: company_size,
  })),
)

export type FoundLeads = {
  /** Unique per response, and across reloads. */
  id: string
  leads: Lead[]
  total: number
}

/** Part of `id`, because results from before a reload can be restored. */
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

export type NewLead = Wire<'NewLead'>

/** Request for a lead; a lead without an apollo id gets a manual one. */
export function toNewLead(lead: Lead): NewLead {
  const [firstName = '', ...rest] = lead.name.split(/\s+/)
  return {
    apolloId: lead.sentId ?? lead.apolloId ?? nextManualId(),
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

/** Drops leads whose apollo id occurred before. */
export function withoutDuplicates(leads: readonly Lead[]): Lead[] {
  const seen = new Set<string>()
  return leads.filter(({ apolloId, key }) => {
    const id = apolloId ?? key
    return !seen.has(id) && seen.add(id)
  })
}

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

/** @param apolloId the same for each retry, so that nobody is created twice */
export function toNewContact(input: ContactInput, apolloId: string): Wire<'NewContact'> {
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
    apolloId,
    emailRevealed: true,
  }
}

export type AiLead = Wire<'GenerateEmailRequest'>['lead']

/** Falls back to splitting the full name: its first word is the first name. */
export function partsOfName({ name, firstName, lastName }: Contact): [first: string, last: string] {
  if (firstName || lastName) return [firstName, lastName]
  const [first = '', ...rest] = name.split(/\s+/)
  return [first, rest.join(' ')]
}

/** Contacts have no industry, website and technologies, so these are empty. */
export function toAiLead(contact: Contact): AiLead {
  const { company, title } = contact
  const [first, last] = partsOfName(contact)
  return {
    first_name: first,
    last_name: last,
    company: company ?? '',
    title: title ?? '',
    industry: '',
    site: '',
    tech_stack: [],
  }
}
