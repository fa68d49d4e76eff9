import { SEARCH_NEEDS_UNITS } from '@/entities/credits/credits'
import { countFilters, type LeadFilters } from '@/entities/lead/lead-filters'
import type { Message } from '@/shared/ui/message'
import { messages } from './messages'

/**
 * Why a search is not sent; undefined when it is.
 *
 * @param balance in units; one that is not known yet does not block: the server decides
 */
export function whyNotSearch(
  filters: LeadFilters,
  balance: number | undefined,
): Message | undefined {
  if (countFilters(filters) === 0) return messages.noFilter
  if (balance !== undefined && balance < SEARCH_NEEDS_UNITS) return messages.insufficientCredits
  return undefined
}
