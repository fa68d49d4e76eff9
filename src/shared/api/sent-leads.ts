import type { QueryClient } from '@tanstack/react-query'
import { attemptsOf, fingerprint, type SentLead } from './attempts'

const write = 'create-leads'

/**
 * Leads that may have been created although the response was lost. A retry sends them under the same
 * ids, by which the server knows them.
 * @returns the leads sent for a purpose, such as a list
 */
export function sentLeads(client: QueryClient) {
  const attempts = attemptsOf(client)
  return {
    get: (purpose: string): readonly SentLead[] =>
      attempts.last(write, [fingerprint(purpose)])?.leads ?? [],
    set: (purpose: string, leads: SentLead[]) =>
      attempts.note(write, purpose, leads.length > 0 ? { leads } : undefined),
  }
}
