import type { CampaignForm } from './campaign-form'

/** Where a person is on the screen, as it stands in the address. */
export type CampaignPlace = {
  /** A step of the creation flow; without it the list is shown. */
  flow?: 'name' | 'manual' | 'sequence'
  /** The campaign that is being edited, in the sequence builder. */
  edit?: string
  /** The campaign whose details are open beside the list. */
  details?: string
}

export type ChangePlace = (place: CampaignPlace, options?: { replace?: boolean }) => void

/** Where a draft is taken up again: as far on as its fields allow. */
export function placeOf({ name, listId, originalId }: CampaignForm): CampaignPlace {
  if (originalId !== undefined) return { flow: 'sequence', edit: originalId }
  if (!name) return { flow: 'name' }
  return { flow: listId === undefined ? 'manual' : 'sequence' }
}
