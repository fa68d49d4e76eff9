import * as z from 'zod/mini'
import type { Campaign } from '@/entities/campaign/campaign'
import { count, items, optionalText, text } from '@/shared/api/answer'
import type { Wire } from '@/shared/api/contract'
import { visibleText } from '@/shared/lib/values/visible-text'
import { savedCopies } from './copy-addresses'
import { type EmailStep, firstStep, normaliseDelays, stepTypeReader } from './sequence'

export type CampaignForm = {
  name: string
  listId?: string
  steps: EmailStep[]
  originalId?: string
}

export const emptyForm: CampaignForm = { name: '', steps: [firstStep()] }

const DEFAULT_GREETING = '<p>Hi {{first_name}},</p>'

/** Creates a form for Edit: a single step, with the campaign's original steps offered beside it. */
export function fromCampaign(campaign: Campaign): CampaignForm {
  const { id, name, listId, emailTemplate, steps } = campaign
  return {
    name,
    listId,
    originalId: id,
    steps: [
      firstStep({
        subject: name,
        content: emailTemplate || DEFAULT_GREETING,
        sender: steps[0]?.sender ?? '',
      }),
    ],
  }
}

export function isAsPrefilled(step: EmailStep, original: Campaign): boolean {
  const [prefilled] = fromCampaign(original).steps
  const facts = ['subject', 'content', 'sender', 'cc'] as const
  return step.addedFrom === undefined && facts.every((fact) => step[fact] === prefilled?.[fact])
}

/**
 * A number if the id is numeric and converts back to the same text, unlike "007" or ids beyond the
 * safe integers; otherwise the id as received. Null for no list.
 */
function toListId(listId: string | undefined): number | string | null {
  if (listId === undefined) return null
  const number = Number(listId)
  return Number.isSafeInteger(number) && String(number) === listId ? number : listId
}

function toWireStep({ id, type, cc, showCc, ...config }: EmailStep): Wire<'SequenceStep'> {
  const { subject, content, sender, delay } = config
  const copies = showCc ? savedCopies(cc) : ''
  const copy = copies ? { cc: copies, showCc } : {}
  return { id, type, config: { subject, content, sender, delay, ...copy } }
}

/** @param clean sanitises texts for sending; a body that was never opened has not been sanitised */
export function toCreateRequest(
  { name, listId, steps }: CampaignForm,
  clean: { subject: (text: string) => string; body: (html: string) => string },
): Wire<'NewCampaign'> {
  const sendable = steps.map((step) => ({
    ...step,
    subject: clean.subject(step.subject),
    content: clean.body(step.content),
  }))
  return {
    name: visibleText(name),
    listId: toListId(listId),
    emailTemplate: sendable[0]?.content ?? '',
    sequence: normaliseDelays(sendable).map(toWireStep),
    sendDelay: 0,
    followupSequence: 'sequence',
  }
}

export const formReader = z.pipe(
  z.object({
    name: text,
    listId: optionalText,
    originalId: optionalText,
    steps: items(
      z.object({
        id: z.string(),
        type: stepTypeReader,
        subject: text,
        content: text,
        sender: text,
        delay: count,
        cc: text,
        showCc: z.catch(z.boolean(), false),
        addedFrom: optionalText,
        writtenFor: z.catch(
          z.optional(z.array(z.object({ first_name: text, last_name: text, company: text }))),
          undefined,
        ),
      }),
    ),
  }),
  z.transform(({ steps, ...form }): CampaignForm => ({
    ...form,
    steps: steps.length > 0 ? normaliseDelays(steps) : emptyForm.steps,
  })),
)
