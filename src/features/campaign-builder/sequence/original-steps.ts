import type { Campaign, CampaignStep } from '@/entities/campaign/campaign'
import { isAsPrefilled } from '@/entities/campaign/model/campaign-form'
import { addStep, type EmailStep } from '@/entities/campaign/model/sequence'

const toPart = ({ id, subject, content, sender, delay, cc }: CampaignStep) => ({
  subject,
  content,
  sender,
  delay,
  cc,
  showCc: cc !== '',
  addedFrom: id,
})

/** The position in the sequence of each step of the original that was added, from 1, by its id. */
export const positionsOfAdded = (steps: readonly EmailStep[]): ReadonlyMap<string, number> =>
  new Map(
    steps.flatMap(({ addedFrom }, index) =>
      addedFrom === undefined ? [] : [[addedFrom, index + 1] as const],
    ),
  )

/**
 * Adds the steps of the edited campaign that are not there yet. The prefilled step gives way while nobody has changed it
 * and one of those that are added has its text: otherwise contacts would get the same mail twice.
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
  // The ids of replaced steps stay theirs, for Undo.
  const all = new Set([...taken, ...steps.map(({ id }) => id)])
  return missing.reduce((list, step) => addStep(list, all, toPart(step)), kept)
}

/** The position of the step that has the text of the first, which is the saved template; undefined if there is none. */
export function repeatedTemplate(steps: readonly EmailStep[]): number | undefined {
  const [first, ...others] = steps
  if (!first || first.addedFrom !== undefined) return undefined
  const index = others.findIndex(
    ({ addedFrom, content }) => addedFrom !== undefined && content === first.content,
  )
  return index < 0 ? undefined : index + 2
}
