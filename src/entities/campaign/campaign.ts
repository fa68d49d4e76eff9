import * as z from 'zod/mini'
import { count, id, instant, items, optionalText, text } from '@/shared/api/answer'
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

/** Replaces missing and duplicate step ids with ids derived from the index. */
function withDistinctIds(steps: CampaignStep[]): CampaignStep[] {
  const ids = new Set<string>()
  return steps.map((step, index) => {
    const id = step.id && !ids.has(step.id) ? step.id : `place-${index + 1}`
    ids.add(id)
    return id === step.id ? step : { ...step, id }
  })
}

export const campaignReader = z.pipe(
  z.object({
    id: z.union([z.string(), z.number()]),
    name: text,
    description: text,
    listId: optionalText,
    emailTemplate: text,
    /** draft, active or paused; an unknown status is shown verbatim. */
    status: text,
    sentEmails: count,
    totalLeads: count,
    createdAt: instant,
    steps: z.pipe(items(stepReader), z.transform(withDistinctIds)),
  }),
  z.transform(({ id, ...campaign }) => ({ ...campaign, id: String(id), sentId: id })),
)

export type Campaign = z.output<typeof campaignReader>

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
