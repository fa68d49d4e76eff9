import * as z from 'zod/mini'
import { balanceQuery } from '@/entities/credits/credits-queries'
import { type Lead, withoutDuplicates } from '@/entities/lead/lead-mapping'
import type { KnownLead } from '@/entities/lead/known-people'
import type { ChangeResults, Results } from '@/entities/lead/search/results-store'
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
import { useWrite } from '@/shared/api/use-write'
import { translate } from '@/shared/i18n/translate'
import { persisted } from '@/shared/lib/device/persisted'
import type { Selection } from '@/shared/lib/state/use-selection'
import type { Message } from '@/shared/i18n/message'
import { notify } from '@/shared/ui/notifications/toaster'
import { messages } from './messages'

type RevealRequest = {
  leadIds: readonly WireId[]
  /** Number of selected leads that cannot be requested because they have no id. */
  withoutId: number
  /** Number of selected leads whose address comes from a list. */
  fromLists: number
}

export type RevealOptions = { isOfPanel?: boolean; most?: number }

/**
 * Requests only hidden addresses, because each address found costs credits. An address known from a
 * list is not hidden.
 * @param most maximum number of addresses, from the start
 */
export function toRevealRequest(
  selected: readonly KnownLead[],
  most?: number,
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
  return { leadIds: leadIds.slice(0, most), withoutId, fromLists }
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
export function withRevealed(results: Results, { emails }: RevealOutcome): Results {
  const leads = results.leads.map((lead): Lead => {
    const email = lead.apolloId === undefined ? undefined : emails.get(lead.apolloId)
    if (email === undefined || lead.email) return lead
    return email === null ? { ...lead, isNotFound: true } : { ...lead, email }
  })
  return { ...results, leads }
}

/**
 * Reveals addresses of the selected leads, or of the lead in the panel, which keeps the selection.
 */
export function useReveal(selection: Selection, onChange: ChangeResults) {
  const write = useWrite({
    name: 'reveal-emails',
    call: async ({ leadIds }: RevealRequest & { isOfPanel: boolean }) => {
      const body = { lead_ids: [...leadIds] }
      return readOutcome(leadIds, await bodyOf(api.POST('/api/leads/reveal', { body })))
    },
    costs: () =>
      translate(
        'Addresses are being revealed. They would be lost, and they may still cost credits.',
      ),
    about: ({ leadIds }) => leadIds.map(idText),
    risk: () => translate('The addresses may have cost credits, and may cost them again.'),
    success: (outcome, { withoutId, fromLists }) =>
      messages.revealed({ ...outcome, withoutId, fromLists }),
    failure: () => messages.revealFailed,
    refreshes: [balanceQuery.queryKey],
    // A failed call may have cost credits.
    refreshesOnFailure: true,
    onSuccess: (outcome, { isOfPanel }) => {
      learnPrice(outcome)
      onChange((results) => withRevealed(results, outcome))
      if (!isOfPanel) selection.clear()
    },
  })

  const reveal = (leads: readonly KnownLead[], { isOfPanel = false, most }: RevealOptions = {}) => {
    const request = toRevealRequest(leads, most)
    if (!('refusal' in request)) write.mutate({ ...request, isOfPanel })
    else if (request.isHarmless) notify.info(request.refusal)
    else notify.error(request.refusal)
  }
  return { reveal, isRevealing: write.isPending, revealError: write.error }
}

const MOST_PRICES = 10

/** Prices per address in earlier reveals, in units (100 are one credit), newest last. */
export const revealPrices = persisted({
  name: 'reveal-prices',
  scope: 'device',
  schema: z.array(z.number().check(z.positive())),
  fallback: [],
  atLogOut: 'stays',
})

/**
 * Remembers the price per address. Ignores answers without costs, because the addresses may have
 * been paid for before.
 */
export function learnPrice({
  revealed,
  creditsUsed,
}: Pick<RevealOutcome, 'revealed' | 'creditsUsed'>): void {
  if (!creditsUsed || creditsUsed < 0) return
  const price = creditsUsed / Math.max(1, revealed)
  revealPrices.update((prices) => [...prices, price].slice(-MOST_PRICES))
}
