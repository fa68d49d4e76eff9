import { createFileRoute } from '@tanstack/react-router'
import { useCallback } from 'react'
import { screenLoader } from '@/app/screen-loader'
import { balanceQuery } from '@/entities/credits/credits-queries'
import { filterDefinitions, readFilters } from '@/entities/lead/search/lead-filters'
import { sortColumnIds } from '@/entities/lead/sort-leads'
import { clampLimit, type LeadSearch, limitRange } from '@/entities/lead/search/lead-search'
import { listsQuery } from '@/entities/list/list-queries'
import type { MoveSearch, MoveView, ResultsView } from '@/features/lead-search/address-state'
import { LeadSearchScreen } from '@/features/lead-search/lead-search-screen'
import { leadSearchParams, type LeadSearchParams } from '@/features/lead-search/search-params'
import { msg } from '@/shared/i18n/translate'
import { isOnlyTyping } from '@/shared/lib/state/search-params'
import { readOrder, writeOrder } from '@/shared/ui/tables/table-order'

const toSearch = (params: LeadSearchParams): LeadSearch => ({
  filters: readFilters(params),
  limit: clampLimit(params.limit),
})

const toView = ({ find = '', sort, unlisted, details }: LeadSearchParams): ResultsView => ({
  find,
  isUnlisted: unlisted === true,
  details,
  order: readOrder(sort, sortColumnIds),
})

function toParams({ filters, limit }: LeadSearch, view: ResultsView): LeadSearchParams {
  const { find, order, isUnlisted, details } = view
  const filled = filterDefinitions.filter(({ name }) => filters[name].length > 0)
  return {
    ...Object.fromEntries(filled.map(({ name }) => [name, [...filters[name]]])),
    limit: limit === limitRange.fallback ? undefined : limit,
    find: find || undefined,
    sort: writeOrder(order),
    unlisted: isUnlisted || undefined,
    details,
  }
}

export const Route = createFileRoute('/search')({
  validateSearch: leadSearchParams,
  loader: screenLoader(balanceQuery, listsQuery),
  component: SearchRoute,
  staticData: { title: msg('Lead Search') },
})

function SearchRoute() {
  // Structural sharing, so that sorting and filtering do not re-render the filter fields.
  const search = Route.useSearch({ select: toSearch, structuralSharing: true })
  const view = Route.useSearch({ select: toView, structuralSharing: true })
  const navigate = Route.useNavigate()

  const handleSearchChange = useCallback<MoveSearch>(
    (change, { isStep }) =>
      navigate({
        search: (current) => toParams(change(toSearch(current)), toView(current)),
        replace: !isStep,
        resetScroll: false,
      }),
    [navigate],
  )
  const handleViewChange = useCallback<MoveView>(
    (change, { isStep = !isOnlyTyping(change) } = {}) =>
      navigate({
        search: (current) => toParams(toSearch(current), { ...toView(current), ...change }),
        replace: !isStep,
        resetScroll: false,
      }),
    [navigate],
  )
  const handleImportCsv = useCallback(
    () => void navigate({ to: '/lists', search: { import: 'csv' } }),
    [navigate],
  )
  const handleOpenList = useCallback(
    (listId: string) => void navigate({ to: '/lists', search: { contacts: listId } }),
    [navigate],
  )

  return (
    <LeadSearchScreen
      search={search}
      onSearchChange={handleSearchChange}
      view={view}
      onViewChange={handleViewChange}
      onImportCsv={handleImportCsv}
      onOpenList={handleOpenList}
    />
  )
}
