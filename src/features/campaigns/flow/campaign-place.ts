import type { CampaignForm } from './campaign-form'

/** The part of the screen that the address shows. */
export type CampaignPlace = {
  /** A step of the creation flow; undefined for the list. */
  flow?: 'name' | 'manual' | 'sequence'
  /** The id of the campaign that is edited in the sequence builder. */
  edit?: string
  /** The id of the campaign whose details are open beside the list. */
  details?: string
}

export type ChangePlace = (place: CampaignPlace, options?: { replace?: boolean }) => void

/** The last step of the flow that the fields of the draft allow. */
export function placeOf({ name, listId, originalId }: CampaignForm): CampaignPlace {
  if (originalId !== undefined) return { flow: 'sequence', edit: originalId }
  if (!name) return { flow: 'name' }
  return { flow: listId === undefined ? 'manual' : 'sequence' }
}
