import { translate } from '@/shared/i18n/translate'
import { formatCredits } from '@/shared/i18n/format-credits'
import type { Message } from '@/shared/i18n/message'
import { countFilters, type LeadFilters } from './lead-filters'

/** Balance that a search requires, in units (100 are one credit). */
const SEARCH_NEEDS_UNITS = 250

/**
 * Why a search must not be sent; undefined if it may be.
 * @param balance in units; an unknown balance does not block, because the server decides
 */
export function whyNotSearch(
  filters: LeadFilters,
  balance: number | undefined,
): Message | undefined {
  if (countFilters(filters) === 0) {
    return {
      title: translate('Add search criteria'),
      description: translate('Please add at least one filter to search'),
    }
  }
  if (balance !== undefined && balance < SEARCH_NEEDS_UNITS) {
    return {
      title: translate('Insufficient credits'),
      description: translate('Need {credits}', { credits: formatCredits(SEARCH_NEEDS_UNITS) }),
    }
  }
  return undefined
}
