import * as z from 'zod/mini'
import { textParam } from '@/shared/lib/state/search-params'
import type { CampaignForm } from './campaign-form'

/** Search, filters and sort order of the list. Undefined when inactive. */
export const campaignFilterParams = {
  q: textParam,
  status: textParam,
  sender: textParam,
  /** Id of a list: only the campaigns that write to its contacts. */
  writesTo: textParam,
  /** A `ToDo`: only the campaigns that "To do today" counts. */
  toDo: textParam,
  /** Column to sort by; a leading minus sign means descending. */
  sort: textParam,
}

/**
 * Screen state in the URL, restored by reload, Back and shared links: either the creation flow and
 * its open step, or the list and the campaign whose details are open.
 */
export const campaignSearchParams = z.object({
  flow: z.catch(z.optional(z.enum(['name', 'manual', 'sequence'])), undefined),
  draft: textParam,
  /** Preselected list of a new draft. */
  list: textParam,
  /** Campaign being edited in the sequence builder. */
  edit: textParam,
  /** Step open in the builder; defaults to the first. */
  step: textParam,
  details: textParam,
  /** Ids of the campaigns that are rehearsed. */
  rehearse: textParam,
  ...campaignFilterParams,
})

export type CampaignSearchParams = z.output<typeof campaignSearchParams>

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
