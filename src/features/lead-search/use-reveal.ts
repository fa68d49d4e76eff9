import { useQueryClient } from '@tanstack/react-query'
import { balanceQuery } from '@/entities/credits/credits-queries'
import type { Lead, RevealOutcome } from '@/entities/lead/lead-mapping'
import { useRevealEmails } from '@/entities/lead/lead-queries'
import { notify } from '@/shared/ui/notifications/toaster'
import { messages } from './messages'
import { toRevealRequest } from './reveal-request'

/** Reveals what is hidden among the leads that it is given, or says why there is nothing to reveal. */
export function useReveal(onRevealed: (outcome: RevealOutcome) => void) {
  const client = useQueryClient()
  const write = useRevealEmails({
    success: messages.revealed,
    failure: () => messages.revealFailed,
    onSuccess: (outcome) => {
      onRevealed(outcome)
      void client.invalidateQueries({ queryKey: balanceQuery.queryKey })
    },
  })

  const reveal = (selected: readonly Lead[]) => {
    const request = toRevealRequest(selected)
    if (!('refusal' in request)) write.mutate(request)
    else if (request.isHarmless) notify.info(request.refusal)
    else notify.error(request.refusal)
  }
  return { isPending: write.isPending, error: write.error, reveal }
}
