import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { balanceQuery } from '@/entities/credits/credits-queries'
import { noFilters } from '@/entities/lead/lead-filters'
import type { FoundLeads } from '@/entities/lead/lead-mapping'
import { useSearchLeads } from '@/entities/lead/lead-queries'
import { whyNotSearch } from '@/entities/lead/search-guard'
import { useSelection } from '@/shared/lib/use-selection'
import { notify } from '@/shared/ui/toaster'
import { searchImportMessages } from '../messages'

const DEFAULT_LIMIT = 25

/** A search whose leads are chosen from; the dialog keeps it while its other tab is open. */
export function useSearchImport() {
  const client = useQueryClient()
  const [filters, setFilters] = useState(noFilters)
  const [limit, setLimit] = useState(DEFAULT_LIMIT)
  const [found, setFound] = useState<FoundLeads>()
  const selection = useSelection()

  const refreshBalance = () => void client.invalidateQueries({ queryKey: balanceQuery.queryKey })
  const leads = useSearchLeads({
    failure: () => searchImportMessages.searchFailed,
    onSuccess: (found) => {
      setFound(found)
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
    setFound(undefined)
    selection.clear()
  }

  return {
    filters,
    setFilters,
    limit,
    setLimit,
    start,
    cancel: leads.abort,
    isPending: leads.isPending,
    error: leads.error,
    /** Undefined before the first search, and after its leads were saved. */
    found,
    forget,
    selection,
  }
}

export type SearchImport = ReturnType<typeof useSearchImport>
