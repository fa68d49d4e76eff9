import type { QueryKey } from '@tanstack/react-query'
import { read } from '@/shared/api/answer'
import { serverMessage } from '@/shared/api/api-error'
import { api, bodyOf } from '@/shared/api/client'
import { useWrite } from '@/shared/api/use-write'
import { translate } from '@/shared/i18n/translate'
import { anySignal } from '@/shared/lib/any-signal'
import { sessionSignal } from '@/shared/lib/store'
import type { Message } from '@/shared/ui/notifications/message'
import {
  foundLeadsReader,
  revealOutcomeReader,
  toNewContact,
  toSearchRequest,
  type ContactInput,
  type FoundLeads,
  type RevealOutcome,
} from './lead-mapping'
import { type LeadSearch, searchKey } from './lead-search'

/** The screen that searches. A search of one screen does not abort that of the other. */
type SearchPlace = 'lead-search' | 'search-import'

type SearchWiring = {
  place: SearchPlace
  failure: () => Message
  onSuccess: (found: FoundLeads, search: LeadSearch) => void
  onError?: () => void
}

const isAborted = (error: Error) => error.name === 'AbortError'

/** The latest search of each screen. It continues after its screen is left, because it costs credits. */
const running = new Map<SearchPlace, AbortController>()

/**
 * Searches the prospect database. A new search aborts the previous one. The same search is not sent
 * twice at once, because each costs credits. A search continues when the screen is left; only `abort`, a
 * newer search and log out end it.
 */
export function useSearchLeads({ place, failure, onSuccess, onError }: SearchWiring) {
  const abort = () => running.get(place)?.abort()

  const write = useWrite({
    name: `search-leads-${place}`,
    subject: searchKey,
    call: async ({ filters, limit }: LeadSearch) => {
      abort()
      const controller = new AbortController()
      running.set(place, controller)
      const signal = anySignal(controller.signal, sessionSignal())
      const body = toSearchRequest(filters, limit)
      const answer = await bodyOf(api.POST('/api/leads/search', { body, signal }))
      signal.throwIfAborted()
      return read(foundLeadsReader, answer)
    },
    isChange: false,
    onSuccess,
    onError: (error) => !isAborted(error) && onError?.(),
    success: ({ total }) => ({
      title: translate('Search completed'),
      description: translate('Found {total} leads', { total }),
    }),
    failure: (error) => (isAborted(error) ? undefined : failure()),
  })
  const error = write.error && !isAborted(write.error) ? write.error : undefined
  return { isPending: write.isPending, error, mutate: write.mutate, abort }
}

export type RevealRequest = {
  apolloIds: readonly string[]
  /** Number of selected leads that cannot be requested, because they have no id. */
  withoutId: number
}

type RevealWiring = {
  success: (outcome: RevealOutcome, request: RevealRequest) => Message
  failure: () => Message
  refreshes: QueryKey[]
  onSuccess: (outcome: RevealOutcome) => void
}

/** Reveals the addresses of the apollo ids. Each address found costs credits. */
export function useRevealEmails(wiring: RevealWiring) {
  return useWrite({
    name: 'reveal-emails',
    call: async ({ apolloIds }: RevealRequest) =>
      read(
        revealOutcomeReader(apolloIds),
        await bodyOf(api.POST('/api/leads/reveal', { body: { lead_ids: [...apolloIds] } })),
      ),
    ...wiring,
  })
}

export function useCreateContact() {
  return useWrite({
    name: 'create-contact',
    call: (contact: ContactInput) =>
      bodyOf(api.POST('/api/leads', { body: toNewContact(contact) })),
    success: (_answer, { firstName, lastName }) => ({
      title: translate('Contact created!'),
      description: translate('{firstName} {lastName} has been created.', {
        firstName: firstName.trim(),
        lastName: lastName.trim(),
      }),
    }),
    failure: (error) => ({
      title: translate('Error creating contact'),
      description: serverMessage(error) ?? translate('Failed to create contact'),
    }),
  })
}
