import { Flex } from '@chakra-ui/react'
import { memo, useCallback, useMemo, useState } from 'react'
import { Balance } from '@/entities/credits/balance'
import { type Lead, toNewLead, withoutDuplicates } from '@/entities/lead/lead-mapping'
import { useLeadSearch } from '@/entities/lead/search/lead-queries'
import { isSameSearch, type LeadSearch, noSearch } from '@/entities/lead/search/lead-search'
import { newLeads, openListSaveJob } from '@/entities/list/list-save/list-save-job'
import { type Translate, useTranslation } from '@/shared/i18n/translate'
import { reasonOf } from '@/shared/api/api-error'
import { Button } from '@/shared/ui/button'
import { SearchField } from '@/shared/ui/fields/search-field'
import { UpdatedAt } from '@/shared/ui/page/data-age'
import { EmptyState } from '@/shared/ui/page/empty-state'
import { FillingPage } from '@/shared/ui/page/filling-page'
import { focusContent } from '@/shared/lib/keyboard/focus-after-row'
import { SearchIcon } from '@/shared/ui/icons'
import { PageHeader } from '@/shared/ui/page/page-header'
import { remainingLeads, type SearchResults } from '@/entities/lead/search/results-store'
import { HeadNote, SearchError, SearchProgress } from '@/entities/lead/ui/search-status'
import { delayed, TableSkeleton } from '@/shared/ui/page/placeholder'
import { messages } from './messages'
import { PageActions } from './page-actions'
import { LoadedLeads } from './loaded-leads'
import { SavedSearchesDialog, SearchPanel } from './search-panel'
import {
  type MoveSearch,
  type MoveView,
  type ResultsView,
  useCurrentSearch,
  useResultsView,
} from './address-state'

/** Column widths in percent: name, company, location, industry, e-mail address. */
const leadShares = [28, 18, 18, 15, 20]

function LeadsSkeleton() {
  return (
    <Flex {...delayed} direction="column" minHeight="0" aria-hidden>
      <TableSkeleton rows={20} columns={leadShares} rowPx={52} cardPx={80} />
    </Flex>
  )
}

/** Memoised, so that it does not re-render with the results. */
const FindField = memo(SearchField)

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
  const { results, created, areLost, createdListId, changeResults, finishResults, ...leads } =
    useLeadSearch('lead-search', { failure: () => messages.searchFailed }, props.search)
  const { search, isSearched, setFilters, setLimit, load } = useCurrentSearch(
    props.search,
    onSearchChange,
    results?.search,
  )
  const [areSavedOpen, setAreSavedOpen] = useState(false)
  const [head, headRef] = useState<HTMLElement | null>(null)
  const [end, endRef] = useState<HTMLElement | null>(null)
  const { shown, setTyped, commitTyped } = useResultsView(props.view, onViewChange)

  const remaining = results ? remainingLeads(results).length : 0
  const hasLeads = results !== null && remaining > 0
  const hasEverything = hasLeads && remaining === results?.leads.length
  const canFold = leads.isPending || (results?.leads.length ?? 0) > 0
  /** Once there are results, the filters are only open while they are edited. */
  const [isEditing, setIsEditing] = useState(false)

  const handleSearch = () => {
    if (leads.start(search)) setIsEditing(false)
  }
  const handleLoad = (loaded: LeadSearch & { isUnlisted: boolean }) => {
    load(loaded)
    // One step for Back, together with the filters.
    void onViewChange({ isUnlisted: loaded.isUnlisted }, { isStep: false })
    setAreSavedOpen(false)
  }
  const handleReset = async () => {
    await onViewChange({ find: '', order: undefined, isUnlisted: false })
    load(noSearch)
  }
  const resultsId = results?.id
  const handleCreateList = useCallback(
    (leads: readonly Lead[]) =>
      openListSaveJob({
        source: newLeads(withoutDuplicates(leads).map(toNewLead)),
        onEnd: ({ list, left }) => {
          if (left > 0) return
          // Leads added to an existing list may also be needed for another.
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
        <NoResults {...{ results, areLost, createdListId, onOpenList }} />
      ),
    [leads.isPending, results, areLost, createdListId, onOpenList],
  )

  return (
    <FillingPage isFilled={canFold}>
      <PageHeader
        title={t('Lead Search')}
        note={<Flex ref={headRef} columnGap="3" minWidth="0" minHeight={{ md: '4' }} />}
        subtitle={t('Find and manage your prospects')}
        age={results?.foundAt && <UpdatedAt at={results.foundAt} />}
        actions={
          <>
            <Balance />
            <PageActions leads={results ? remainingLeads(results) : []} onImportCsv={onImportCsv} />
          </>
        }
      />
      <SearchPanel
        search={search}
        canFold={canFold}
        isSearched={isSearched}
        isFolded={canFold && !isEditing}
        endRef={endRef}
        find={
          <div className="find" onBlur={commitTyped}>
            <FindField
              label={t('Find in these results')}
              placeholder={t('Find...')}
              value={shown.find}
              onChange={setTyped}
            />
          </div>
        }
        onFoldedChange={(isFolded) => setIsEditing(!isFolded)}
        onFiltersChange={setFilters}
        onLimitChange={setLimit}
        isFound={isSearched && hasEverything}
        onSearch={handleSearch}
        onOpenSaved={() => setAreSavedOpen(true)}
        isChanged={
          !isSameSearch(search, noSearch) ||
          view.find !== '' ||
          view.order !== undefined ||
          view.isUnlisted
        }
        onReset={() => void handleReset()}
      />
      {/* In short windows the page scrolls. */}
      <Flex
        as="section"
        aria-label={t('Results')}
        direction="column"
        gap="2"
        flex="1"
        minHeight={{ base: '21rem', md: '24rem' }}
      >
        <LoadedLeads
          key={results?.id}
          {...{ head, end, results, created }}
          view={shown}
          note={
            hasLeads &&
            (leads.error ? (
              <HeadNote
                isFailure
                text={`${t('The leads could not be loaded')}: ${reasonOf(leads.error)}`}
                label={t('Retry')}
                onPress={handleSearch}
              />
            ) : (
              !isSearched && (
                <HeadNote
                  text={t('These leads are from the previous search.')}
                  label={t('Restore that search')}
                  onPress={() => load(results.search)}
                />
              )
            ))
          }
          progress={leads.isPending && <SearchProgress onCancel={leads.abort} />}
          emptyState={
            leads.error ? <SearchError error={leads.error} onRetry={handleSearch} /> : emptyState
          }
          onChange={changeResults}
          onLimitChange={setLimit}
          onCreateList={handleCreateList}
        />
      </Flex>
      {areSavedOpen && (
        <SavedSearchesDialog
          search={{ ...search, isUnlisted: view.isUnlisted }}
          onLoad={handleLoad}
          onClose={() => setAreSavedOpen(false)}
        />
      )}
    </FillingPage>
  )
}

type NoResultsProps = {
  results: SearchResults | null
  areLost: boolean
  createdListId: string | undefined
  onOpenList: (listId: string) => void
}

function NoResults({ results, areLost, createdListId, onOpenList }: NoResultsProps) {
  const t = useTranslation()
  return (
    <EmptyState
      icon={<SearchIcon />}
      title={t('No Results Yet')}
      description={whyEmpty(results, areLost, t)}
      action={
        !results &&
        createdListId !== undefined && (
          <Button variant="outline" onClick={() => onOpenList(createdListId)}>
            {t('Open the new list')}
          </Button>
        )
      }
    />
  )
}

function whyEmpty(results: SearchResults | null, areLost: boolean, t: Translate): string {
  if (results && results.total > 0) {
    return t('You have removed every lead. Search again to get them back.')
  }
  if (results) {
    return t('No leads match these filters. Remove one, or add values to one, and search again.')
  }
  return areLost
    ? t(
        'Results are kept on this page only, and reloading it cleared them. The filters are still here.',
      )
    : t(
        'Choose filters above and search. Results are kept on this page only until you save them as a list.',
      )
}
