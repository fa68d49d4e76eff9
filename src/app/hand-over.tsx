import { useMemo } from 'react'
import '@/entities/event/done-marks'
import '@/entities/lead/said-no'
import '@/entities/offer/offer'
import { useCurrentUser } from '@/entities/session/session-context'
import { draftsPart } from '@/features/campaign-builder/drafts/hand-over-drafts'
import '@/features/campaign-builder/library/library'
import '@/features/lead-search/saved-searches/saved-searches'
import { HandOverDialog } from '@/features/settings/hand-over/hand-over-dialog'
import type { HandOverPart } from '@/shared/lib/device/hand-over'
import { persistedParts } from '@/shared/lib/device/persisted'

/** The drafts, and each persisted value that declares `handOver` in a module imported above. */
export const handOverParts = (userId: string): readonly HandOverPart[] => [
  ...persistedParts(userId),
  draftsPart(userId),
]

export function HandOver({ onClose }: { onClose: () => void }) {
  const { id } = useCurrentUser()
  return <HandOverDialog parts={useMemo(() => handOverParts(id), [id])} onClose={onClose} />
}
