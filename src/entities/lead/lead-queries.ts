import { queryOptions } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { itemsIn, read } from '@/shared/api/answer'
import { serverMessage } from '@/shared/api/api-error'
import { api, bodyOf } from '@/shared/api/client'
import { useWrite } from '@/shared/api/use-write'
import type { Message } from '@/shared/ui/message'
import type { LeadFilters } from './lead-filters'
import {
  contactReader,
  foundLeadsReader,
  revealOutcomeReader,
  toNewContact,
  toSearchRequest,
  type ContactInput,
  type FoundLeads,
  type RevealOutcome,
} from './lead-mapping'

/** The start of the key of every list's contacts: refreshes all of them. */
export const listContactsKey = ['list-contacts']

/** The contacts of a list, in the order they were added. */
export const listContactsQuery = (listId: string) =>
  queryOptions({
    queryKey: [...listContactsKey, listId],
    // Read when its dialog opens: opening it once more tries once more.
    retryOnMount: true,
    queryFn: async ({ signal }) =>
      read(
        itemsIn(contactReader, 'leads', 'contacts'),
        await bodyOf(
          api.GET('/api/lists/{id}/leads', { params: { path: { id: listId } }, signal }),
        ),
      ),
    meta: {
      failure: () => ({
        title: 'Failed to load contacts',
        description: 'Could not retrieve contacts from this list',
      }),
    },
  })

export type LeadSearch = { filters: LeadFilters; limit: number }

type SearchWiring = {
  failure: () => Message
  onSuccess: (found: FoundLeads, search: LeadSearch) => void
  onError?: () => void
}

const searchLock = (search: LeadSearch) => JSON.stringify(search)

const isAborted = (error: Error) => error.name === 'AbortError'

/**
 * Searches the prospect database. The last search wins: it aborts the one before, whose answer is
 * never seen. The same search is not sent twice at once, because each costs credits.
 */
export function useSearchLeads({ failure, onSuccess, onError }: SearchWiring) {
  const running = useRef<AbortController>(undefined)
  const abort = () => running.current?.abort()
  useEffect(() => () => running.current?.abort(), [])

  const write = useWrite({
    call: async ({ filters, limit }: LeadSearch) => {
      abort()
      const { signal } = (running.current = new AbortController())
      const body = toSearchRequest(filters, limit)
      const answer = await bodyOf(api.POST('/api/leads/search', { body, signal }))
      signal.throwIfAborted()
      return read(foundLeadsReader, answer)
    },
    lockBy: searchLock,
    isChange: false,
    onSuccess,
    onError: (error) => !isAborted(error) && onError?.(),
    success: ({ total }) => ({ title: 'Search completed', description: `Found ${total} leads` }),
    failure: (error) => (isAborted(error) ? undefined : failure()),
  })
  const error = write.error && !isAborted(write.error) ? write.error : undefined
  return { isPending: write.isPending, error, mutate: write.mutate, abort }
}

export type RevealRequest = {
  apolloIds: readonly string[]
  /** How many leads were meant as well and have no id to ask by. */
  withoutId: number
}

type RevealWiring = {
  success: (outcome: RevealOutcome, request: RevealRequest) => Message
  failure: () => Message
  onSuccess: (outcome: RevealOutcome) => void
}

/** Reveals the addresses of these apollo ids. Each that is found costs credits. */
export function useRevealEmails(wiring: RevealWiring) {
  return useWrite({
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
    call: (contact: ContactInput) =>
      bodyOf(api.POST('/api/leads', { body: toNewContact(contact) })),
    success: (_answer, { firstName, lastName }) => ({
      title: 'Contact created!',
      description: `${firstName.trim()} ${lastName.trim()} has been created.`,
    }),
    failure: (error) => ({
      title: 'Error creating contact',
      description: serverMessage(error) ?? 'Failed to create contact',
    }),
  })
}
