import { toAiLead, type AiLead, type Contact } from '@/entities/lead/lead-mapping'
import type { Wire } from '@/shared/api/contract'
import { BLANK_IMAGE } from '@/entities/campaign/mail/safe-url'
import type { AiSettings } from './ai-settings'

const sampleLead: AiLead = {
  first_name: 'Jordan',
  last_name: 'Ellery',
  company: 'Northwind Robotics',
  title: 'VP of Sales',
  industry: 'computer_software',
  site: 'northwind-robotics.example',
  tech_stack: ['Salesforce', 'Slack'],
}

const sampleContext: Wire<'GenerateEmailRequest'>['context'] = {
  value_props: ['twice as many replies with half the manual work'],
  proof_points: ['Teams of your size booked a third more meetings in one quarter'],
  use_case: 'outbound sales',
  pain_points: ['low reply rates', 'hours of manual research'],
  previous_email_summary: 'my note on more replies with less manual work',
  objection_type: 'the timing',
}

export type AiInput = {
  settings: AiSettings
  html: string
  subject: string
  /** The contact it is written for; the sample contact where the list is empty. */
  contact: Contact | undefined
}

export function toOrder({ settings, html, subject, contact }: AiInput) {
  const { preset, tone, length, temperature, insertMode } = settings
  return {
    preset_id: preset,
    editor_html: withoutEmbeddedPictures(html),
    subject,
    lead: contact ? toAiLead(contact) : sampleLead,
    context: sampleContext,
    options: { tone, length, temperature, insert_mode: insertMode },
  } satisfies Wire<'GenerateEmailRequest'>
}

/** The AI reads words; a picture in the mail would be up to 700 kB of characters for each request. */
const withoutEmbeddedPictures = (html: string) =>
  html.replace(/data:image\/[^"'()\s>]+/gi, BLANK_IMAGE)
