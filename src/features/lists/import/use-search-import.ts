import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { balanceQuery } from '@/entities/credits/credits-queries'
import { noFilters } from '@/entities/lead/lead-filters'
import type { FoundLeads } from '@/entities/lead/lead-mapping'
import { useSearchLeads } from '@/entities/lead/lead-queries'
import { whyNotSearch } from '@/entities/lead/search-guard'
import { translate } from '@/shared/i18n/translate'
import { createSessionStore, useStore } from '@/shared/lib/store'
import { useUnsavedWork } from '@/shared/lib/unsaved-work'
import { useSelection } from '@/shared/lib/use-selection'
import { notify } from '@/shared/ui/notifications/toaster'
import { searchImportMessages } from '../messages'
import { isLeavingImport } from './leaving-import'

const DEFAULT_LIMIT = 25

/** Undefined before the first search and after its leads were saved. They cost credits. */
const foundLeads = createSessionStore<FoundLeads | undefined>(undefined)

const hasFound = () => (foundLeads.get()?.leads.length ?? 0) > 0

/** A search and its leads; the dialog keeps it while its other tab is open. */
export function useSearchImport() {
  const client = useQueryClient()
  const [filters, setFilters] = useState(noFilters)
  const [limit, setLimit] = useState(DEFAULT_LIMIT)
  const found = useStore(foundLeads)
  const selection = useSelection()

  const refreshBalance = () => void client.invalidateQueries({ queryKey: balanceQuery.queryKey })
  const leads = useSearchLeads({
    place: 'search-import',
    failure: () => searchImportMessages.searchFailed,
    onSuccess: (found) => {
      foundLeads.set(found)
      selection.clear()
      refreshBalance()
    },
    onError: refreshBalance,
  })

  const start = () => {
    const refusal = whyNotSearch(filters, client.getQueryData(balanceQuery.queryKey))
    if (refusal) notify.error(refusal)
    else leads.mutate({ filters, limit })
  }
  const forget = () => {
    foundLeads.set(undefined)
    selection.clear()
  }
  useUnsavedWork({
    isLostBy: (leaving) => isLeavingImport(leaving) && (leads.isPending || hasFound()),
    question: () => ({
      title: translate('Close without saving?'),
      text: hasFound()
        ? translate('The leads are not saved as a list. Finding them again takes another search.')
        : translate(
            'A search is running. Its results would be lost, and it may still cost credits.',
          ),
      confirmLabel: translate('Close without saving'),
      cancelLabel: translate('Keep the leads'),
    }),
    onDiscard: () => {
      leads.abort()
      forget()
    },
  })

  return {
    filters,
    setFilters,
    limit,
    setLimit,
    start,
    cancel: leads.abort,
    isPending: leads.isPending,
    error: leads.error,
    found,
    forget,
    selection,
  }
}

export type SearchImport = ReturnType<typeof useSearchImport>
