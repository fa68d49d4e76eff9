import { formatCredits } from '@/shared/lib/format-credits'
import type { Message } from '@/shared/ui/notifications/message'
import { countFilters, type LeadFilters } from './lead-filters'

/** The balance that a search needs, in units. */
const SEARCH_NEEDS_UNITS = 250

/**
 * Why a search is not sent; undefined when it is.
 *
 * @param balance in units; one that is not known yet does not block: the server decides
 */
export function whyNotSearch(
  filters: LeadFilters,
  balance: number | undefined,
): Message | undefined {
  if (countFilters(filters) === 0) {
    return {
      title: 'Add search criteria',
      description: 'Please add at least one filter to search',
    }
  }
  if (balance !== undefined && balance < SEARCH_NEEDS_UNITS) {
    return {
      title: 'Insufficient credits',
      description: `Need ${formatCredits(SEARCH_NEEDS_UNITS)}`,
    }
  }
  return undefined
}
