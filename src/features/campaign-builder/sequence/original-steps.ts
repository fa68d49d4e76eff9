import type { Campaign, CampaignStep } from '@/entities/campaign/campaign'
import { type CampaignForm, isAsPrefilled } from '@/entities/campaign/model/campaign-form'
import { addStep, type EmailStep, stepTypeReader } from '@/entities/campaign/model/sequence'
import { usableStepTypes } from './step-types'

/** Those that can be sent; a step without a type is an e-mail. */
export const usableSteps = ({ steps }: Pick<Campaign, 'steps'>): CampaignStep[] =>
  steps.filter(({ type }) => type === '' || usableStepTypes.some((one) => one.type === type))

const toPart = ({ id, type, subject, content, sender, delay, cc }: CampaignStep) => ({
  type: stepTypeReader.parse(type),
  subject,
  content,
  sender,
  delay,
  cc,
  showCc: cc !== '',
  addedFrom: id,
})

/** Positions, from 1, of the steps added from the original, by their original id. */
export const positionsOfAdded = (steps: readonly EmailStep[]): ReadonlyMap<string, number> =>
  new Map(
    steps.flatMap(({ addedFrom }, index) =>
      addedFrom === undefined ? [] : [[addedFrom, index + 1] as const],
    ),
  )

/**
 * Adds the steps of the edited campaign that are missing. The prefilled step is replaced if it is
 * unchanged and an added step has the same text; otherwise contacts would receive the same mail
 * twice.
 * @param taken see `addStep`
 */
export function addOriginals(
  steps: readonly EmailStep[],
  original: Campaign,
  wanted: readonly CampaignStep[],
  taken: ReadonlySet<string>,
): EmailStep[] {
  const there = positionsOfAdded(steps)
  const missing = wanted.filter(({ id }) => !there.has(id))
  if (missing.length === 0) return [...steps]
  const isWhole = wanted.length === original.steps.length
  const isReplaced = (step: EmailStep) =>
    isAsPrefilled(step, original) &&
    (isWhole || missing.some(({ content }) => content === step.content))
  const kept = steps.filter((step) => !isReplaced(step))
  // Reserves the ids of replaced steps for Undo.
  const all = new Set([...taken, ...steps.map(({ id }) => id)])
  return missing.reduce((list, step) => addStep(list, all, toPart(step)), kept)
}

/** The steps of a campaign of which only the list changes: its own, or else those of the form. */
export function stepsForList(original: Campaign, { steps }: Pick<CampaignForm, 'steps'>) {
  const all = usableSteps(original)
  return all.length > 0 ? addOriginals([], original, all, new Set()) : steps
}
