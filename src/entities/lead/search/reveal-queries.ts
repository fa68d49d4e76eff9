import { useQueryClient } from '@tanstack/react-query'
import * as z from 'zod/mini'
import { balanceQuery } from '@/entities/credits/credits-queries'
import { learnRevealPrice } from '@/entities/credits/prices'
import { type Lead, withoutDuplicates } from '../lead-mapping'
import { listContactsKey } from '../list-contacts-key'
import type { KnownLead } from '../known-people'
import { revealMessages as messages } from './reveal-messages'
import type { SearchResults } from './results-store'
import {
  idText,
  itemsIn,
  optionalNumber,
  optionalText,
  read,
  text,
  type WireId,
} from '@/shared/api/answer'
import { api, bodyOf } from '@/shared/api/client'
import { readChanged, useWrite } from '@/shared/api/use-write'
import { translate } from '@/shared/i18n/translate'
import type { Message } from '@/shared/i18n/message'
import { notify } from '@/shared/ui/notifications/toaster'

type RevealRequest = {
  leadIds: readonly WireId[]
  /** Number of selected leads that cannot be requested because they have no id. */
  withoutId: number
  /** Number of selected leads whose address comes from a list. */
  fromLists: number
}

/**
 * Requests only hidden addresses, because each address found costs credits. An address known from a
 * list is not hidden.
 */
export function toRevealRequest(
  selected: readonly KnownLead[],
): RevealRequest | { refusal: Message; isHarmless?: boolean } {
  if (selected.length === 0) return { refusal: messages.nothingSelected }
  const hidden = selected.filter(({ email }) => !email)
  if (hidden.length === 0) return { refusal: messages.alreadyRevealed, isHarmless: true }
  const leadIds = withoutDuplicates(hidden).flatMap(
    ({ apolloId, sentId }) => sentId ?? apolloId ?? [],
  )
  if (leadIds.length === 0) return { refusal: messages.invalidSelection }
  const withoutId = hidden.filter(({ apolloId }) => apolloId === undefined).length
  const fromLists = selected.filter(({ addressFrom }) => addressFrom !== undefined).length
  return { leadIds, withoutId, fromLists }
}

type RevealOutcome = {
  /** Address by apollo id; null if none was found. */
  emails: ReadonlyMap<string, string | null>
  revealed: number
  requested: number
  /** In units: 100 are one credit. Undefined if the answer does not say. */
  creditsUsed: number | undefined
}

const answerReader = z.object({
  revealed_leads: itemsIn(
    z.object({ id: text, success: z.catch(z.boolean(), false), email: optionalText }),
  ),
  total_revealed: optionalNumber,
  total_requested: optionalNumber,
  credits_used: optionalNumber,
})

/** @param leadIds requested ids; others in the answer are ignored */
export function readOutcome(leadIds: readonly WireId[], body: unknown): RevealOutcome {
  const answer = read(answerReader, body)
  const asked = leadIds.map(idText)
  const emails = new Map(
    answer.revealed_leads
      .filter(({ id }) => asked.includes(id))
      .map(({ id, success, email }) => [id, success && email ? email : null] as const),
  )
  const found = [...emails.values()].filter((email) => email !== null).length
  return {
    emails,
    revealed: answer.total_revealed ?? found,
    requested: answer.total_requested ?? asked.length,
    creditsUsed: answer.credits_used,
  }
}

/** Adds the address to each requested lead, or marks that none was found. */
export function withRevealed(results: SearchResults, { emails }: RevealOutcome): SearchResults {
  const leads = results.leads.map((lead): Lead => {
    const email = lead.apolloId === undefined ? undefined : emails.get(lead.apolloId)
    if (email === undefined || lead.email) return lead
    return email === null ? { ...lead, isNotFound: true } : { ...lead, email }
  })
  return { ...results, leads }
}

const REVEAL = 'reveal-emails'

/**
 * Reveals addresses of selected people, or of the one in a panel.
 * @param onRevealed called even after the component has unmounted
 */
export function useReveal(onRevealed: (outcome: RevealOutcome, isOfPanel: boolean) => void) {
  const client = useQueryClient()
  const write = useWrite({
    name: REVEAL,
    call: async ({ leadIds }: RevealRequest & { isOfPanel: boolean }) => {
      const body = { lead_ids: [...leadIds] }
      return readOutcome(leadIds, await bodyOf(api.POST('/api/leads/reveal', { body })))
    },
    costs: () =>
      translate(
        'Addresses are being revealed. They would be lost, and they may still cost credits.',
      ),
    key: ({ leadIds }) => leadIds.map(idText),
    ifUnknown: () => translate('The addresses may have cost credits, and may cost them again.'),
    success: (outcome, { withoutId, fromLists, isOfPanel }) => {
      readChanged(client, [listContactsKey])
      learnRevealPrice(outcome.revealed, outcome.creditsUsed)
      onRevealed(outcome, isOfPanel)
      return messages.revealed({ ...outcome, withoutId, fromLists })
    },
    failure: () => messages.revealFailed,
    touches: [balanceQuery.queryKey],
  })

  const reveal = (leads: readonly KnownLead[], isOfPanel = false) => {
    const request = toRevealRequest(leads)
    if ('refusal' in request) notify[request.isHarmless ? 'info' : 'error'](request.refusal)
    else if (client.isMutating({ mutationKey: [REVEAL] }) === 0)
      write.mutate({ ...request, isOfPanel })
  }
  return { reveal, isRevealing: write.isPending, revealError: write.error }
}
