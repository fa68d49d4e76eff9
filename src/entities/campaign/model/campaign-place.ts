import * as z from 'zod/mini'
import type { CampaignForm } from './campaign-form'

/** What the address says about the screen: reload, Back and a link show the same. */
export type CampaignPlace = {
  flow?: 'name' | 'manual' | 'sequence'
  draft?: string
  /** The id of the list that a draft begins with. */
  list?: string | undefined
  /** The id of the campaign that is edited in the sequence builder. */
  edit?: string
  /** The id of the step that is open in the builder; without one, the first. */
  step?: string
  /** The id of the campaign whose details are open beside the list. */
  details?: string
} & ListPlace

/** How the list is searched, filtered and sorted. Undefined where nothing is left out. */
export type ListPlace = {
  q?: string
  status?: string
  sender?: string
  /** A column; with a minus sign, descending. */
  sort?: string
}

/** The `step` of the builder while no step is open. */
export const NO_STEP = 'none'

export type ChangePlace = (place: CampaignPlace, options?: { replace?: boolean }) => void

/** Changes a part of the place; a choice of the list, but no typing and no step, is an entry in the history. */
export type AdjustPlace = (part: Partial<CampaignPlace>) => void

/** The last step of the flow that the fields of the draft allow. */
export function placeOf({ name, listId, originalId }: CampaignForm): DraftPlace {
  if (originalId !== undefined) return { flow: 'sequence', edit: originalId }
  if (!name) return { flow: 'name' }
  return { flow: listId === undefined ? 'manual' : 'sequence' }
}

export type DraftPlace = z.output<typeof placeReader>

export const placeReader = z.catch(
  z.object({
    flow: z.enum(['name', 'manual', 'sequence']),
    edit: z.optional(z.string()),
    step: z.optional(z.string()),
  }),
  { flow: 'sequence' },
)
