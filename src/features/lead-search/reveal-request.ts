import { type Lead, withoutTwins } from '@/entities/lead/lead-mapping'
import type { RevealRequest } from '@/entities/lead/lead-queries'
import type { Message } from '@/shared/ui/notifications/message'
import { messages } from './messages'

/** Why nothing is revealed. */
type Refusal = { refusal: Message; isHarmless?: boolean }

/** Asks for the hidden addresses alone: each one that is found costs credits. */
export function toRevealRequest(selected: readonly Lead[]): RevealRequest | Refusal {
  if (selected.length === 0) return { refusal: messages.nothingSelected }
  const hidden = selected.filter(({ email }) => !email)
  if (hidden.length === 0) return { refusal: messages.alreadyRevealed, isHarmless: true }
  const apolloIds = withoutTwins(hidden).flatMap(({ apolloId }) => apolloId ?? [])
  if (apolloIds.length === 0) return { refusal: messages.invalidSelection }
  const withoutId = hidden.filter(({ apolloId }) => apolloId === undefined).length
  return { apolloIds, withoutId }
}
