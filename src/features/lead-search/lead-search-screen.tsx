import { Button, Flex, Stack, Text } from '@chakra-ui/react'
import { useQueryClient } from '@tanstack/react-query'
import { lazy, Suspense, useCallback, useMemo, useState } from 'react'
import { balanceQuery } from '@/entities/credits/credits-queries'
import { type LeadSearch, useSearchLeads } from '@/entities/lead/lead-queries'
import { reasonOf } from '@/shared/api/api-error'
import { ErrorPanel } from '@/shared/ui/error-panel'
import { Loading } from '@/shared/ui/loading'
import { PageHeader } from '@/shared/ui/page-header'
import { notify } from '@/shared/ui/toaster'
import { Balance } from './balance'
import { messages } from './messages'
import { NoResults } from './no-results'
import { ResultsSection } from './results-section'
import { isSameSearch, withoutSaved, withRecent, withSaved } from './saved-searches'
import { whyNotSearch } from './search-guard'
import { SearchPanel } from './search-panel'
import { type MoveSearch, useCurrentSearch } from './use-current-search'
import { useResults } from './use-results'
import { useSavedSearches } from './use-saved-searches'

const SavedSearchesDialog = lazy(async () => {
  const { SavedSearchesDialog } = await import('./saved-searches-dialog')
  return { default: SavedSearchesDialog }
})

type Props = {
  /** Filters and limit as the address has them. */
  search: LeadSearch
  onSearchChange: MoveSearch
  onImportCsv: () => void
  onOpenList: (listId: string) => void
}

export function LeadSearchScreen({ onSearchChange, onImportCsv, onOpenList, ...props }: Props) {
  const client = useQueryClient()
  const { search, setFilters, setLimit, load } = useCurrentSearch(props.search, onSearchChange)
  const { results, areLost, setResults, changeResults } = useResults()
  const saved = useSavedSearches()
  const [isSavedOpen, setIsSavedOpen] = useState(false)
  const [createdListId, setCreatedListId] = useState<string>()

  const refreshBalance = () => void client.invalidateQueries({ queryKey: balanceQuery.queryKey })
  const leads = useSearchLeads({
    failure: () => messages.searchFailed,
    onSuccess: (found, search) => {
      setResults({ ...found, search, deleted: new Set() })
      setCreatedListId(undefined)
      saved.change((searches) => withRecent(searches, search))
      refreshBalance()
    },
    onError: refreshBalance,
  })

  const handleSearch = () => {
    const refusal = whyNotSearch(search.filters, client.getQueryData(balanceQuery.queryKey))
    if (refusal) notify.error(refusal)
    else leads.mutate(search)
  }
  const handleLoad = (loaded: LeadSearch) => {
    load(loaded)
    setIsSavedOpen(false)
  }
  const handleListCreated = useCallback(
    (listId: string | undefined) => {
      setCreatedListId(listId)
      setResults(null)
    },
    [setResults],
  )
  const emptyState = useMemo(
    () => <NoResults {...{ results, areLost, createdListId, onOpenList }} />,
    [results, areLost, createdListId, onOpenList],
  )

  return (
    <Stack gap="5">
      <PageHeader
        title="Lead Search"
        subtitle="Find and manage your prospects"
        actions={<Balance />}
      />
      <SearchPanel
        search={search}
        onFiltersChange={setFilters}
        onLimitChange={setLimit}
        onSearch={handleSearch}
        onOpenSaved={() => setIsSavedOpen(true)}
      />
      {leads.isPending && (
        <Flex align="center" justify="center" gap="4">
          <Loading label="Looking for leads..." />
          <Button size="sm" variant="outline" onClick={leads.abort}>
            Cancel
          </Button>
        </Flex>
      )}
      {leads.error && !leads.isPending && (
        <ErrorPanel
          title="The leads could not be loaded"
          message={reasonOf(leads.error)}
          onRetry={handleSearch}
        />
      )}
      {results && !isSameSearch(results.search, search) && (
        <Flex wrap="wrap" align="center" gap="3">
          <Text color="fg.muted">The leads below were found with other filters.</Text>
          <Button size="xs" variant="outline" onClick={() => load(results.search)}>
            Bring those filters back
          </Button>
        </Flex>
      )}
      <ResultsSection
        key={results?.id}
        results={results}
        emptyState={emptyState}
        onChange={changeResults}
        onImportCsv={onImportCsv}
        onListCreated={handleListCreated}
      />
      {isSavedOpen && (
        <Suspense fallback={<Loading label="Opening..." />}>
          <SavedSearchesDialog
            search={search}
            searches={saved.searches}
            isKept={saved.isKept}
            onSave={(name) => saved.change((searches) => withSaved(searches, { ...search, name }))}
            onDelete={(name) => saved.change((searches) => withoutSaved(searches, name))}
            onLoad={handleLoad}
            onClose={() => setIsSavedOpen(false)}
          />
        </Suspense>
      )}
    </Stack>
  )
}
