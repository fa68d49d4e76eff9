import { balanceQuery } from '@/entities/credits/credits-queries'
import { copyEmails } from '@/entities/lead/copy-emails'
import { type Lead, withoutDuplicates } from '@/entities/lead/lead-mapping'
import { type RevealRequest, useRevealEmails } from '@/entities/lead/lead-queries'
import { translate } from '@/shared/i18n/translate'
import type { Selection } from '@/shared/lib/use-selection'
import type { Message } from '@/shared/ui/notifications/message'
import { notify } from '@/shared/ui/notifications/toaster'
import { messages } from './messages'
import { learnPrice } from './reveal/reveal-price'
import {
  type Results,
  withDeleted,
  withRestored,
  withRevealed,
} from '@/entities/lead/search/results'

export type ChangeResults = (change: (results: Results) => Results) => void

type Wiring = {
  leads: readonly Lead[]
  getSelected: () => readonly Lead[]
  selection: Selection
  onChange: ChangeResults
}

/** The actions on the selected leads. Each shows a toast when it cannot run. */
export function useLeadActions({ leads, getSelected, selection, onChange }: Wiring) {
  const reveal = useRevealEmails({
    success: messages.revealed,
    failure: () => messages.revealFailed,
    refreshes: [balanceQuery.queryKey],
    onSuccess: (outcome, { isOfPanel }) => {
      learnPrice(outcome)
      onChange((results) => withRevealed(results, outcome))
      if (!isOfPanel) selection.clear()
    },
  })

  /** Of the selected leads, or of the one in the panel. */
  function handleReveal(lead?: Lead) {
    const request = toRevealRequest(lead ? [lead] : getSelected())
    if (!('refusal' in request)) reveal.mutate({ ...request, isOfPanel: lead !== undefined })
    else if (request.isHarmless) notify.info(request.refusal)
    else notify.error(request.refusal)
  }

  function handleDelete() {
    const selected = getSelected()
    if (selected.length === 0) {
      notify.error(messages.nothingSelected)
      return
    }
    const keys = selected.map(({ key }) => key)
    onChange((results) => withDeleted(results, keys))
    selection.clear()
    notify.success(messages.deleted(keys.length), {
      action: {
        label: translate('Undo'),
        onClick: () => onChange((results) => withRestored(results, keys)),
      },
    })
  }

  /** The addresses of the selected leads, or of all when none is selected, one per line. */
  const handleCopyEmails = async () => {
    const selected = getSelected()
    await copyEmails(selected.length > 0 ? selected : leads, messages.nothingToCopy)
  }

  return {
    isRevealing: reveal.isPending,
    revealError: reveal.error,
    handleReveal,
    handleDelete,
    handleCopyEmails,
  }
}

type Refusal = { refusal: Message; isHarmless?: boolean }

/** Requests only hidden addresses: each one that is found costs credits. */
export function toRevealRequest(selected: readonly Lead[]): RevealRequest | Refusal {
  if (selected.length === 0) return { refusal: messages.nothingSelected }
  const hidden = selected.filter(({ email }) => !email)
  if (hidden.length === 0) return { refusal: messages.alreadyRevealed, isHarmless: true }
  const apolloIds = withoutDuplicates(hidden).flatMap(({ apolloId }) => apolloId ?? [])
  if (apolloIds.length === 0) return { refusal: messages.invalidSelection }
  const withoutId = hidden.filter(({ apolloId }) => apolloId === undefined).length
  return { apolloIds, withoutId }
}
