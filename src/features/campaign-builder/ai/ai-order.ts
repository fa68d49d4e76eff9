import { toAiLead, type AiLead, type Contact } from '@/entities/lead/lead-mapping'
import type { Wire } from '@/shared/api/contract'
import { type Offer, toContext } from '@/entities/offer/offer'
import { wordsOfBody } from '@/entities/campaign/mail/body-tokens'
import { visibleText } from '@/shared/lib/values/visible-text'
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

type Context = Wire<'GenerateEmailRequest'>['context']

const sampleOffer: Omit<Context, 'previous_email_summary'> = {
  value_props: ['twice as many replies with half the manual work'],
  proof_points: ['Teams of your size booked a third more meetings in one quarter'],
  use_case: 'outbound sales',
  pain_points: ['low reply rates', 'hours of manual research'],
  objection_type: 'the timing',
}

export type AiInput = {
  settings: AiSettings
  html: string
  subject: string
  /** The recipient; undefined means the sample contact, for an empty list. */
  contact: Contact | undefined
  /** Undefined means the sample product. */
  offer: Offer | undefined
  /** The mail of the previous step; undefined for the first step. */
  previous: Mail | undefined
}

type Mail = { subject: string; content: string }

export function toOrder({ settings, html, subject, contact, offer, previous }: AiInput) {
  const { preset, tone, length, temperature, insertMode } = settings
  return {
    preset_id: preset,
    editor_html: withoutEmbeddedPictures(html),
    subject,
    lead: contact ? toAiLead(contact) : sampleLead,
    context: contextOf(settings, offer, previous),
    options: { tone, length, temperature, insert_mode: insertMode },
  } satisfies Wire<'GenerateEmailRequest'>
}

function contextOf(
  { preset, objection = '' }: AiSettings,
  offer: Offer | undefined,
  previous: Mail | undefined,
): Context {
  const { objection_type: usual, ...about } = offer ? toContext(offer) : sampleOffer
  const asked = preset === 'objection_handler' ? visibleText(objection) : ''
  return {
    ...about,
    previous_email_summary: previous ? summaryOf(previous) : '',
    objection_type: asked || usual,
  }
}

const SUMMARY_LENGTH = 600

/** Returns the subject and the beginning of the text, with tokens unresolved. */
function summaryOf({ subject, content }: Mail): string {
  const words = wordsOfBody(content).replaceAll(/\s+/g, ' ').trim()
  // Drops half a surrogate pair at the end.
  const start = words.slice(0, SUMMARY_LENGTH).replace(/[\uD800-\uDBFF]$/, '')
  return [subject.trim(), start].filter(Boolean).join('\n')
}

/** The AI needs only the text; an embedded picture would add up to 700 kB to each request. */
const withoutEmbeddedPictures = (html: string) =>
  html.replace(/data:image\/[^"'()\s>]+/gi, BLANK_IMAGE)
