import { useQueryClient } from '@tanstack/react-query'
import { balanceQuery } from '@/entities/credits/credits-queries'
import { learnSearchPrice } from '@/entities/credits/prices'
import { useCurrentUser } from '@/entities/session/session-context'
import * as z from 'zod/mini'
import { idText, optionalWireId, read } from '@/shared/api/answer'
import { serverMessage } from '@/shared/api/api-error'
import { api, bodyOf } from '@/shared/api/client'
import { isAborted } from '@/shared/api/perform-write'
import { useWrite } from '@/shared/api/use-write'
import { translate } from '@/shared/i18n/translate'
import { nextManualId } from '@/shared/lib/values/manual-id'
import { anySignal } from '@/shared/lib/work/any-signal'
import { sessionSignal } from '@/shared/lib/state/store'
import type { Message } from '@/shared/i18n/message'
import { notify } from '@/shared/ui/notifications/toaster'
import { foundLeadsReader, toNewContact, type ContactInput } from '../lead-mapping'
import { type LeadSearch, searchKey, toSearchRequest } from './lead-search'
import { sentLeads } from '@/shared/api/attempts'
import { resultsAt, type SearchPlace, useSearchResults } from './results-store'
import { whyNotSearch } from './search-guard'

/**
 * Running search of each place. It continues after the user leaves the screen, because it costs
 * credits.
 */
const running = new Map<SearchPlace, AbortController>()

type SearchWiring = {
  failure: () => Message
  onFound?: () => void
}

/**
 * The lead search of a place: guards, results and cost. A new search aborts the previous one; an
 * identical search in flight is not sent again. Only `abort`, a newer search and log out end a
 * search, not leaving the screen.
 * @param inAddress search in the URL, for a place that has one
 */
export function useLeadSearch(
  place: SearchPlace,
  { failure, onFound }: SearchWiring,
  inAddress?: LeadSearch,
) {
  const client = useQueryClient()
  const { showResults, ...own } = useSearchResults(place, inAddress)
  const abort = () => running.get(place)?.abort()
  const knownBalance = () => client.getQueryData(balanceQuery.queryKey)
  const refreshBalance = async () => client.invalidateQueries({ queryKey: balanceQuery.queryKey })

  const write = useWrite({
    name: `search-leads-${place}`,
    key: searchKey,
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
    costs: () =>
      translate('A search is running. Its results would be lost, and it may still cost credits.'),
    ifUnknown: () => translate('The search may have cost credits, and may cost them again.'),
    touches: 'nothing',
    success: (found, search) => {
      showResults({ ...found, search, foundAt: Date.now() })
      onFound?.()
      const before = knownBalance()
      void refreshBalance().then(() => learnSearchPrice(before, knownBalance()))
      return {
        title: translate('Search completed'),
        description: translate('Found {total} leads', { total: found.total }),
      }
    },
    failure: (error) => {
      if (isAborted(error)) return undefined
      void refreshBalance()
      return failure()
    },
  })

  /** @returns whether it was sent; otherwise a toast says why not */
  const start = (search: LeadSearch): boolean => {
    const refusal = whyNotSearch(search.filters, knownBalance())
    if (refusal) notify.error(refusal)
    else write.mutate(search)
    return !refusal
  }
  const error = write.error && !isAborted(write.error) ? write.error : undefined
  return { ...own, isPending: write.isPending, error, start, abort }
}

const createdReader = z.object({ apolloId: optionalWireId })

/** Its data is the contact's apollo id. */
export function useCreateContact() {
  const client = useQueryClient()
  const { addCreated } = resultsAt['lead-search'](useCurrentUser().id)
  return useWrite({
    name: 'create-contact',
    call: async (contact: ContactInput) => {
      const session = sessionSignal()
      const sent = sentLeads(client)
      const purpose = JSON.stringify(contact)
      const [lead = { key: '', apolloId: nextManualId(), isCreated: false }] = sent.get(purpose)
      sent.set(purpose, [lead])
      const body = toNewContact(contact, idText(lead.apolloId))
      const answer = await bodyOf(api.POST('/api/leads', { body }))
      if (!session.aborted) sent.set(purpose, [])
      const created: unknown = Array.isArray(answer) ? answer[0] : answer
      return createdReader.safeParse(created).data?.apolloId ?? lead.apolloId
    },
    success: (id, contact) => {
      addCreated(toNewContact(contact, idText(id)), id)
      const firstName = contact.firstName.trim()
      const lastName = contact.lastName.trim()
      return {
        title: translate('Contact created!'),
        description: translate('{firstName} {lastName} has been created.', { firstName, lastName }),
      }
    },
    failure: (error) => ({
      title: translate('Error creating contact'),
      description: serverMessage(error) ?? translate('Failed to create contact'),
    }),
  })
}
