import * as z from 'zod/mini'
import type { CampaignForm } from './campaign-form'

/** Screen state in the URL, restored by reload, Back and shared links. */
export type CampaignSearchParams = {
  flow?: 'name' | 'manual' | 'sequence'
  draft?: string
  /** Preselected list of a new draft. */
  list?: string | undefined
  /** Campaign being edited in the sequence builder. */
  edit?: string
  /** Step open in the builder; defaults to the first. */
  step?: string
  details?: string
  /** Ids of the campaigns that are rehearsed. */
  rehearse?: string
} & CampaignListSearchParams

/** Search, filters and sort order of the list. Undefined when inactive. */
export type CampaignListSearchParams = {
  q?: string
  status?: string
  sender?: string
  /** Id of a list: only the campaigns that write to its contacts. */
  writesTo?: string
  /** A `ToDo`: only the campaigns that "To do today" counts. */
  toDo?: string
  /** Column to sort by; a leading minus sign means descending. */
  sort?: string
}

/** Value of `step` while no step is open. */
export const NO_STEP = 'none'

export type ChangeSearchParams = (
  place: CampaignSearchParams,
  options?: { replace?: boolean },
) => void

/**
 * Updates part of the search params. Filters, sort order and dialogs push a history entry; typing and
 * steps replace it.
 */
export type AdjustSearchParams = (part: Partial<CampaignSearchParams>) => void

/** The furthest step of the flow that the draft's fields allow. */
export function placeOf({ name, listId, originalId }: CampaignForm): DraftPlace {
  if (originalId !== undefined) return { flow: 'sequence', edit: originalId }
  if (!name) return { flow: 'name' }
  return { flow: listId === undefined ? 'manual' : 'sequence' }
}

type DraftPlace = z.output<typeof placeReader>

export const placeReader = z.catch(
  z.object({
    flow: z.enum(['name', 'manual', 'sequence']),
    edit: z.optional(z.string()),
    step: z.optional(z.string()),
  }),
  { flow: 'sequence' },
)
