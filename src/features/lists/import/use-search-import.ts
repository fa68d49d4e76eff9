import { useState } from 'react'
import { noFilters } from '@/entities/lead/lead-filters'
import { useLeadSearch } from '@/entities/lead/lead-queries'
import { translate } from '@/shared/i18n/translate'
import { useUnsavedWork } from '@/shared/lib/unsaved-work'
import { useSelection } from '@/shared/lib/use-selection'
import { searchImportMessages } from '../messages'
import { isLeavingImport } from './csv-import-store'

const DEFAULT_LIMIT = 25

export function useSearchImport() {
  const selection = useSelection()
  const { results, finishResults, ...search } = useLeadSearch('search-import', {
    failure: () => searchImportMessages.searchFailed,
    onFound: selection.clear,
  })
  const [filters, setFilters] = useState(results?.search.filters ?? noFilters)
  const [limit, setLimit] = useState(results?.search.limit ?? DEFAULT_LIMIT)
  const hasFound = (results?.leads.length ?? 0) > 0

  const forget = () => {
    finishResults(results?.id)
    selection.clear()
  }
  // The other ways of leaving lose the leads of every search, which asks about them.
  useUnsavedWork({
    isLostBy: (leaving) =>
      leaving.by === 'navigation' &&
      isLeavingImport(leaving) &&
      (search.isPending || (hasFound && !results?.isSaved)),
    question: () => ({
      title: translate('Close without saving?'),
      text: hasFound
        ? translate('The leads are not saved as a list. Finding them again takes another search.')
        : translate(
            'A search is running. Its results would be lost, and it may still cost credits.',
          ),
      confirmLabel: translate('Close without saving'),
      cancelLabel: translate('Keep the leads'),
    }),
    onDiscard: () => {
      search.abort()
      forget()
    },
  })

  return {
    ...search,
    filters,
    setFilters,
    limit,
    setLimit,
    start: () => void search.start({ filters, limit }),
    cancel: search.abort,
    found: results,
    forget,
    selection,
  }
}

export type SearchImport = ReturnType<typeof useSearchImport>
