import * as z from 'zod/mini'
import { count, id, instant, items, optionalNumber, optionalText, text } from '@/shared/api/answer'
import { msg, translate } from '@/shared/i18n/translate'

export type CampaignStep = {
  id: string
  /** 'email', or an unknown type. */
  type: string
  subject: string
  /** HTML. */
  content: string
  sender: string
  /** Days after the previous step. */
  delay: number
  cc: string
}

const configReader = z.object({
  subject: text,
  content: text,
  sender: text,
  delay: count,
  cc: text,
})
const noConfig: z.output<typeof configReader> = {
  subject: '',
  content: '',
  sender: '',
  delay: 0,
  cc: '',
}

const stepReader = z.pipe(
  z.object({ id: z.catch(id, ''), type: text, config: z.catch(configReader, noConfig) }),
  z.transform(({ config, ...step }): CampaignStep => ({ ...step, ...config })),
)

const stepsReader = items(stepReader)

/** Replaces missing and duplicate step ids with ids derived from the index. */
function withDistinctIds(steps: CampaignStep[]): CampaignStep[] {
  const ids = new Set<string>()
  return steps.map((step, index) => {
    const id = step.id && !ids.has(step.id) ? step.id : `place-${index + 1}`
    ids.add(id)
    return id === step.id ? step : { ...step, id }
  })
}

/** Undefined if the server does not say. */
const optionalCount = z.pipe(
  optionalNumber,
  z.transform((number) => (number === undefined ? undefined : Math.max(0, number))),
)

export const campaignReader = z.pipe(
  z.object({
    id: z.union([z.string(), z.number()]),
    name: text,
    description: text,
    listId: optionalText,
    emailTemplate: text,
    /** draft, active or paused; an unknown status is shown verbatim. */
    status: z.pipe(text, z.transform(knownStatus)),
    sentEmails: optionalCount,
    totalLeads: optionalCount,
    createdAt: instant,
    steps: z.optional(z.unknown()),
  }),
  z.transform(({ id, steps, ...campaign }) => ({
    ...campaign,
    id: String(id),
    sentId: id,
    steps: withDistinctIds(stepsReader.parse(steps)),
    /** The answer does not say which steps there are; `steps` is empty. */
    lacksSteps: !Array.isArray(steps) || undefined,
  })),
)

type Read = z.output<typeof campaignReader>
export type Campaign = Omit<Read, 'lacksSteps'> & Partial<Pick<Read, 'lacksSteps'>>

/** Undefined if the server does not say. */
export const stepCountOf = ({ steps, lacksSteps }: Pick<Campaign, 'steps' | 'lacksSteps'>) =>
  lacksSteps ? undefined : steps.length

export type SentCounts = Pick<Campaign, 'sentEmails' | 'totalLeads'>

/**
 * Part of its people who have got mail, from 0 to 1; undefined if not known. Without people it is
 * never 1, even if mail was sent to a list that was deleted later.
 */
export function partSent({ sentEmails, totalLeads }: SentCounts): number | undefined {
  if (sentEmails === undefined || totalLeads === undefined) return undefined
  return totalLeads === 0 ? 0 : Math.min(1, sentEmails / totalLeads)
}

/** "17/40", or "17 of 40". */
export function sentInWords(
  { sentEmails, totalLeads }: SentCounts,
  join: '/' | 'of' = '/',
): string {
  if (sentEmails === undefined) return translate('not known')
  if (totalLeads === undefined) return translate('{sentEmails} sent', { sentEmails })
  return join === '/'
    ? `${sentEmails}/${totalLeads}`
    : translate('{sentEmails} of {totalLeads}', { sentEmails, totalLeads })
}

function knownStatus(status: string): string {
  const known = status.toLowerCase()
  return statusLabels.has(known) ? known : status
}

const statusLabels = new Map([
  ['active', msg('Active')],
  ['paused', msg('Paused')],
  ['draft', msg('Draft')],
])

/** Label of a status; an unknown one is shown verbatim. */
export function statusLabel(status: string): string {
  const label = statusLabels.get(status)
  if (label) return translate(label)
  return status ? status.charAt(0).toUpperCase() + status.slice(1) : translate('Unknown')
}

export const statusPalette = (status: string) => (status === 'active' ? 'green' : 'gray')
