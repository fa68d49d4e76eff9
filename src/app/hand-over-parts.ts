import type { QueryClient } from '@tanstack/react-query'
import { repliesPart } from '@/entities/event/hand-over-replies'
import type { User } from '@/entities/session/user'
import { offersPart } from '@/entities/offer/hand-over-offers'
import { draftsPart } from '@/features/campaign-builder/hand-over/drafts-part'
import { libraryParts } from '@/features/campaign-builder/hand-over/library-parts'
import { searchesPart } from '@/features/lead-search/saved-searches/hand-over-searches'
import type { HandOverPart } from '@/shared/lib/hand-over/hand-over-part'

/** In the order of the dialogs' rows. */
export const handOverParts = (
  user: Pick<User, 'id' | 'name' | 'email'>,
  client: QueryClient,
): readonly HandOverPart[] => [
  ...libraryParts(user.id),
  searchesPart(user.id),
  offersPart(user.id),
  draftsPart(user.id),
  repliesPart(user, client),
]
