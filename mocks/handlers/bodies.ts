import * as z from 'zod'
import type { Schemas } from '../contract/contract-http'
import {
  companySizes,
  fundingStages,
  industries,
  revenueRanges,
  seniorities,
} from '../simulation/prospects/words'

/**
 * What the backend accepts. Each schema is typed by the contract: one that lets through something
 * else does not compile.
 */
const text = z.string()
const filled = text.refine((value) => value.trim() !== '', 'it must not be empty')

export const credentials: z.ZodType<Schemas['Credentials']> = z.strictObject({
  email: filled,
  password: filled,
})

export const newUser: z.ZodType<Schemas['NewUser']> = z.strictObject({
  name: filled,
  email: z.email('it must be an e-mail address'),
  password: text.min(6, 'it must have at least 6 characters'),
})

const filters = {
  job_titles: z.array(text),
  industries: z.array(z.enum(industries)),
  company_size_ranges: z.array(z.enum(companySizes)),
  locations: z.array(text),
  technologies: z.array(text),
  revenue_ranges: z.array(z.enum(revenueRanges)),
  funding_stages: z.array(z.enum(fundingStages)),
  seniority_levels: z.array(z.enum(seniorities)),
}
const paging = { page: z.int().min(1), page_size: z.int().min(1).max(1000).optional() }

export const leadSearch: z.ZodType<Schemas['LeadSearch']> = z.object({ ...filters, ...paging })
export const nestedLeadSearch: z.ZodType<Schemas['NestedLeadSearch']> = z.object({
  filters: z.object(filters),
  ...paging,
})

const ids = z.array(filled).min(1, 'it must name at least one')
export const revealRequest: z.ZodType<Schemas['RevealRequest']> = z.strictObject({ lead_ids: ids })
export const addLeadsRequest: z.ZodType<Schemas['AddLeadsRequest']> = z.strictObject({
  lead_ids: ids,
})
export const launchRequest: z.ZodType<Schemas['LaunchRequest']> = z.strictObject({
  campaignIds: z.array(z.union([filled, z.int()])).min(1, 'it must name at least one'),
})

export const newContact: z.ZodType<Schemas['NewContact']> = z.strictObject({
  firstName: filled,
  lastName: filled,
  name: filled,
  title: text.optional(),
  company: text.optional(),
  email: filled,
  phone: text.optional(),
  linkedinUrl: text.optional(),
  location: text.optional(),
  industry: text.optional(),
  companySize: text.optional(),
  apolloId: filled,
  emailRevealed: z.literal(true),
})

export const newLeads: z.ZodType<Schemas['NewLead'][]> = z
  .array(
    z.strictObject({
      apolloId: filled,
      firstName: text,
      lastName: text,
      title: text,
      companyName: text,
      companyDomain: text,
      location: text,
      email: text.nullable(),
      emailRevealed: z.boolean(),
      phone: text.optional(),
      linkedinUrl: text.optional(),
    }),
  )
  .min(1, 'it must hold at least one lead')

export const newList: z.ZodType<Schemas['NewList']> = z.strictObject({
  name: filled,
  description: text,
})

const step: z.ZodType<Schemas['SequenceStep']> = z.strictObject({
  id: text,
  type: z.literal('email'),
  config: z.strictObject({
    subject: text,
    content: text,
    sender: text,
    delay: z.int().min(0).max(30),
    cc: text.optional(),
    showCc: z.boolean().optional(),
  }),
})

export const newCampaign: z.ZodType<Schemas['NewCampaign']> = z.strictObject({
  name: filled,
  listId: z.union([z.int(), filled]).nullable(),
  emailTemplate: text,
  sequence: z.array(step).min(1, 'it must have at least one step'),
  sendDelay: z.literal(0),
  followupSequence: z.literal('sequence'),
})

export const statusChange: z.ZodType<Schemas['StatusChange']> = z.strictObject({
  status: z.enum(['active', 'paused']),
})
export const activeChange: z.ZodType<Schemas['ActiveChange']> = z.strictObject({
  active: z.boolean(),
})

const presets = [
  'icebreaker',
  'subject_lines',
  'first_touch',
  'follow_up',
  'objection_handler',
  'boost_deliverability',
  'increase_reply',
  'improve_booking',
  'make_persuasive',
  'fix_grammar',
  'stronger_cta',
] as const satisfies Schemas['AiPreset'][]

export const generateEmail: z.ZodType<Schemas['GenerateEmailRequest']> = z.strictObject({
  preset_id: z.enum(presets),
  editor_html: text,
  subject: text,
  lead: z.strictObject({
    first_name: text,
    last_name: text,
    company: text,
    title: text,
    industry: text,
    site: text,
    tech_stack: z.array(text),
  }),
  context: z.strictObject({
    value_props: z.array(text),
    proof_points: z.array(text),
    use_case: text,
    pain_points: z.array(text),
    previous_email_summary: text,
    objection_type: text,
  }),
  options: z.strictObject({
    tone: text,
    length: text,
    temperature: z.number().min(0).max(1),
    insert_mode: z.enum(['insert', 'replace']),
  }),
})
