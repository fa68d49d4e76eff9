import { Flex, Stack } from '@chakra-ui/react'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useMemo, useRef, useState } from 'react'
import { Balance } from '@/entities/credits/balance'
import { noFilters } from '@/entities/lead/search/lead-filters'
import { type FoundLeads, toNewLead, withoutDuplicates } from '@/entities/lead/lead-mapping'
import { isSameSearch, type LeadSearch } from '@/entities/lead/search/lead-search'
import { useLeadSearch } from '@/entities/lead/search/lead-queries'
import type { LeadOrder } from '@/entities/lead/sort-leads'
import { FilterBadges } from '@/entities/lead/ui/filter-badges'
import { FilterFields } from '@/entities/lead/ui/filter-fields'
import { HiddenSelection } from '@/entities/lead/ui/hidden-selection'
import { leadsTable } from '@/entities/lead/ui/lead-columns'
import { LeadsTable } from '@/entities/lead/ui/leads-table'
import { ViewButton } from '@/shared/ui/tables/view-button'
import { ResultsCounts } from '@/entities/lead/ui/results-counts'
import { SearchButton } from '@/entities/lead/ui/search-button'
import { SearchError, SearchProgress } from '@/entities/lead/ui/search-status'
import { isUnlisted, useKnownLeads } from '@/entities/lead/known-people'
import { UnlistedToggle } from '@/entities/lead/ui/unlisted-toggle'
import { listsQuery } from '@/entities/list/list-queries'
import {
  newLeads,
  openListSaveJob,
  type ListSaveInput,
} from '@/entities/list/list-save/list-save-job'
import { useCurrentUser } from '@/entities/session/session-context'
import { msg, translate, useTranslation } from '@/shared/i18n/translate'
import { useUnsavedWork } from '@/shared/lib/work/unsaved-work'
import { type Selection, useSelected, useSelection } from '@/shared/lib/state/use-selection'
import { Button } from '@/shared/ui/button'
import { EmptyState } from '@/shared/ui/page/empty-state'
import { SelectField } from '@/shared/ui/fields/select-field'
import { SearchIcon } from '@/shared/ui/icons'
import { notify } from '@/shared/ui/notifications/toaster'
import { useTableLayout } from '@/shared/ui/tables/use-table-layout'
import { searchImportMessages } from './messages'
import { isLeavingImport } from './csv-import'

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
  // Other ways of leaving lose the leads of every search, so the results store asks.
  useUnsavedWork({
    isLostBy: (leaving) =>
      leaving.by === 'navigation' && isLeavingImport(leaving) && (search.isPending || hasFound),
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

type SearchImport = ReturnType<typeof useSearchImport>

type Props = {
  search: SearchImport
  onDone: () => void
}

const limits = [10, 25, 50, 100]
const maxLimit = Math.max(...limits)
const limitFor = (found: number) => limits.find((one) => one >= found) ?? maxLimit
const limitOptions = limits.map((limit) => ({ value: String(limit), label: String(limit) }))

export function SearchImportTab({ search, onDone }: Props) {
  const t = useTranslation()
  const { filters, setFilters, limit, setLimit, found } = search

  const isFound =
    found !== null && found.leads.length > 0 && isSameSearch(found.search, { filters, limit })
  const handleSaved = () => {
    search.forget()
    onDone()
  }

  return (
    <Stack gap="4">
      <FilterFields filters={filters} onChange={setFilters} />
      <FilterBadges filters={filters} onChange={setFilters} />
      <Flex wrap="wrap" align="flex-end" gap="3">
        <Flex width="8rem">
          <SelectField
            label={t('Result limit')}
            options={limitOptions}
            value={String(limit)}
            onChange={(value) => setLimit(Number(value))}
          />
        </Flex>
        <SearchButton
          filters={filters}
          isFound={isFound}
          isSearched={isFound}
          onSearch={search.start}
        />
        <Flex ms="auto">
          <Balance />
        </Flex>
      </Flex>
      {search.isPending ? (
        <Flex justify="center" py="4">
          <SearchProgress onCancel={search.cancel} />
        </Flex>
      ) : (
        <SearchError error={search.error} onRetry={search.start} />
      )}
      {found && found.leads.length > 0 && (
        <FoundLeadsStep
          found={found}
          selection={search.selection}
          onLimitChange={setLimit}
          onSaved={handleSaved}
        />
      )}
      {found?.leads.length === 0 && (
        <EmptyState
          icon={<SearchIcon />}
          title={t('No leads match these filters')}
          description={t('Remove a filter, or add values to one.')}
        />
      )}
    </Stack>
  )
}

type FoundProps = {
  found: FoundLeads & { search: LeadSearch }
  selection: Selection
  onLimitChange: (limit: number) => void
  onSaved: () => void
}

function FoundLeadsStep({ found, selection, onLimitChange, onSaved }: FoundProps) {
  const t = useTranslation()
  const lists = useQuery(listsQuery)
  const leads = useKnownLeads(found.leads, lists.data)
  const [isOnlyUnlisted, setIsOnlyUnlisted] = useState(false)
  const unlisted = useMemo(() => lists.data && leads.filter(isUnlisted), [lists.data, leads])
  const shown = (isOnlyUnlisted && unlisted) || leads
  const layout = useTableLayout(useCurrentUser().id, leadsTable)
  const [order, setOrder] = useState<LeadOrder>()
  const selectedKeys = useSelected(selection)
  const selected = leads.filter(({ key }) => selectedKeys.has(key))
  const saveButton = useRef<HTMLButtonElement>(null)
  const wasNaming = useRef(false)
  const typed = useRef<ListSaveInput>(undefined)
  // Runs again when the leads reappear after the step that names the list.
  useEffect(() => {
    if (wasNaming.current) saveButton.current?.focus()
    wasNaming.current = false
  }, [])

  const handleImport = () => {
    if (selected.length === 0) {
      notify.error(searchImportMessages.nothingSelected)
      return
    }
    wasNaming.current = true
    openListSaveJob({
      source: newLeads(withoutDuplicates(selected).map(toNewLead)),
      title: msg('Name your list'),
      submitLabel: msg('Save'),
      isStep: true,
      messages: searchImportMessages,
      typed: typed.current,
      onBack: (form) => void (typed.current = form),
      onEnd: ({ left }) => left === 0 && onSaved(),
    })
  }

  return (
    <Stack gap="1" css={{ '& tr, & li': { scrollMarginTop: '20' } }}>
      <Flex
        wrap="wrap"
        align="center"
        justify="space-between"
        gap="3"
        position="sticky"
        top="0"
        zIndex="1"
        py="2"
        bg="bg.float"
      >
        <Flex wrap="wrap" align="center">
          <ResultsCounts
            found={found.total}
            loaded={leads.length}
            shown={shown.length}
            searchedLimit={found.search.limit}
            limitFor={limitFor}
            onLimitChange={onLimitChange}
          />
        </Flex>
        <Flex gap="2" align="center">
          <UnlistedToggle
            isOn={isOnlyUnlisted}
            count={unlisted?.length}
            isUnknown={lists.isError && !lists.data}
            onChange={setIsOnlyUnlisted}
          />
          <ViewButton layout={layout} isIconOnly />
          <Button ref={saveButton} size="sm" onClick={handleImport}>
            {t('Save as list ({count})', { count: selected.length })}
          </Button>
        </Flex>
      </Flex>
      <HiddenSelection {...{ leads, shown, selection }} />
      <LeadsTable
        leads={shown}
        selection={selection}
        layout={layout}
        order={order}
        onOrderChange={setOrder}
        maxHeight="none"
      />
    </Stack>
  )
}
