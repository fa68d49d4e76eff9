import { Button, Flex, Text } from '@chakra-ui/react'
import { Suspense, useCallback, useMemo, useState } from 'react'
import { Balance } from '@/entities/credits/ui/balance'
import { type Lead, toNewLead, withoutDuplicates } from '@/entities/lead/lead-mapping'
import { useLeadSearch } from '@/entities/lead/lead-queries'
import { isSameSearch, type LeadSearch, noSearch } from '@/entities/lead/lead-search'
import { createListMessages } from '@/entities/list/saver/save-messages'
import { newLeads, openSaver } from '@/entities/list/saver/saver'
import { reasonOf } from '@/shared/api/api-error'
import { msg, useTranslation } from '@/shared/i18n/translate'
import { AfterPaint } from '@/shared/ui/after-paint'
import { UpdatedAt } from '@/shared/ui/data-age'
import { ErrorPanel } from '@/shared/ui/error-panel'
import { FillingPage } from '@/shared/ui/filling-page'
import { focusContent } from '@/shared/ui/tables/focus-after-row'
import { Loading } from '@/shared/ui/loading'
import { PageHeader } from '@/shared/ui/page-header'
import { remainingLeads } from '@/entities/lead/search/results'
import { SearchProgress } from '@/entities/lead/ui/search-status'
import { delayed, TableSkeleton } from '@/shared/ui/waiting'
import { messages } from './messages'
import { NoResults } from './no-results'
import { CreateContactDialog, PageActions } from './page-actions'
import { ResultsSection } from './results-section'
import type { MoveView, ResultsView } from './results-view'
import {
  useSavedSearches,
  withoutSaved,
  withRecent,
  withSaved,
} from './saved-searches/saved-searches'
import { SavedSearchesDialog, SearchPanel } from './search-panel'
import { type MoveSearch, useCurrentSearch } from './use-current-search'

function LeadsSkeleton() {
  return (
    <Flex {...delayed} direction="column" minHeight="0" aria-hidden>
      <TableSkeleton rows={20} />
    </Flex>
  )
}

const focusFilters = () =>
  document.querySelector<HTMLElement>('[aria-label="Filters"] [role=combobox]')?.focus()

type Props = {
  search: LeadSearch
  onSearchChange: MoveSearch
  view: ResultsView
  onViewChange: MoveView
  onImportCsv: () => void
  onOpenList: (listId: string) => void
}

export function LeadSearchScreen(props: Props) {
  const t = useTranslation()
  const { onSearchChange, view, onViewChange, onImportCsv, onOpenList } = props
  const saved = useSavedSearches()
  const { results, areLost, createdListId, changeResults, finishResults, ...leads } = useLeadSearch(
    'lead-search',
    {
      failure: () => messages.searchFailed,
      onFound: (search) => saved.change((searches) => withRecent(searches, search)),
    },
    props.search,
  )
  const { search, isSearched, setFilters, setLimit, load } = useCurrentSearch(
    props.search,
    onSearchChange,
    results?.search,
  )
  const [dialog, setDialog] = useState<'saved' | 'contact'>()

  const canFold = leads.isPending || (results?.leads.length ?? 0) > 0
  /** Results come first: once there are some, the filters are open only while they are edited. */
  const [isEditing, setIsEditing] = useState(!isSearched && !leads.isPending)

  const handleSearch = () => {
    if (leads.start(search)) setIsEditing(false)
  }
  const handleLoad = (loaded: LeadSearch) => {
    load(loaded)
    setDialog(undefined)
  }
  const handleReset = async () => {
    await onViewChange({ find: '', order: undefined })
    load(noSearch)
  }
  const resultsId = results?.id
  const handleCreateList = useCallback(
    (leads: readonly Lead[]) =>
      openSaver({
        source: newLeads(withoutDuplicates(leads).map(toNewLead)),
        title: msg('Create List'),
        submitLabel: msg('Create List'),
        messages: createListMessages,
        onEnd: ({ list, left }) => {
          if (left > 0) return
          // Leads that were added to a list that exists may be wanted for another one.
          if (!list.isNew) {
            changeResults((one) => (one.id === resultsId ? { ...one, isSaved: true } : one))
            return
          }
          focusContent()
          finishResults(resultsId, list.id)
        },
      }),
    [resultsId, changeResults, finishResults],
  )
  const emptyState = useMemo(
    () =>
      leads.isPending ? (
        <LeadsSkeleton />
      ) : (
        <NoResults {...{ results, areLost, createdListId, onOpenList }} onChoose={focusFilters} />
      ),
    [leads.isPending, results, areLost, createdListId, onOpenList],
  )

  return (
    <FillingPage isFilled={canFold}>
      <PageHeader
        title={t('Lead Search')}
        subtitle={t('Find and manage your prospects')}
        age={results?.foundAt && <UpdatedAt at={results.foundAt} />}
        actions={
          <>
            <PageActions
              leads={results ? remainingLeads(results) : []}
              onImportCsv={onImportCsv}
              onCreateContact={() => setDialog('contact')}
            />
            <Balance />
          </>
        }
      />
      <AfterPaint>
        <SearchPanel
          search={search}
          canFold={canFold}
          isFolded={canFold && !isEditing}
          onFoldedChange={(isFolded) => setIsEditing(!isFolded)}
          onFiltersChange={setFilters}
          onLimitChange={setLimit}
          onSearch={handleSearch}
          onOpenSaved={() => setDialog('saved')}
          isChanged={
            !isSameSearch(search, noSearch) || view.find !== '' || view.order !== undefined
          }
          onReset={() => void handleReset()}
        />
        {leads.error && (
          <ErrorPanel
            title={t('The leads could not be loaded')}
            message={reasonOf(leads.error)}
            onRetry={handleSearch}
          />
        )}
        {results && !isSearched && (
          <Flex wrap="wrap" align="center" gap="3">
            <Text color="fg.muted">{t('The leads below were found with different filters.')}</Text>
            <Button size="xs" variant="outline" onClick={() => load(results.search)}>
              {t('Restore those filters')}
            </Button>
          </Flex>
        )}
        <ResultsSection
          view={view}
          onViewChange={onViewChange}
          progress={leads.isPending && <SearchProgress onCancel={leads.abort} />}
          results={results}
          isSearching={leads.isPending}
          emptyState={emptyState}
          onChange={changeResults}
          onCreateList={handleCreateList}
        />
      </AfterPaint>
      <Suspense fallback={<Loading label={t('Opening...')} />}>
        {dialog === 'contact' && <CreateContactDialog onClose={() => setDialog(undefined)} />}
        {dialog === 'saved' && (
          <SavedSearchesDialog
            search={search}
            searches={saved.searches}
            isKept={saved.isKept}
            onSave={(name) => saved.change((searches) => withSaved(searches, { ...search, name }))}
            onDelete={(name) => saved.change((searches) => withoutSaved(searches, name))}
            onLoad={handleLoad}
            onClose={() => setDialog(undefined)}
          />
        )}
      </Suspense>
    </FillingPage>
  )
}
