import { createFileRoute } from '@tanstack/react-router'
import { useCallback, useMemo } from 'react'
import * as z from 'zod/mini'
import { balanceQuery } from '@/entities/credits/credits-queries'
import { filterDefinitions, readFilters } from '@/entities/lead/lead-filters'
import type { LeadSearch } from '@/entities/lead/lead-search'
import { clampLimit, limitRange } from '@/entities/lead/search-limit'
import { listsQuery } from '@/entities/list/list-queries'
import { LeadSearchScreen } from '@/features/lead-search/lead-search-screen'
import type { MoveSearch } from '@/features/lead-search/use-current-search'

const values = z.catch(z.optional(z.array(z.coerce.string())), undefined)

/** The filters and the limit; empty and default values are left out of the address. */
const searchParams = z.object({
  jobTitles: values,
  industries: values,
  companySizes: values,
  locations: values,
  technologies: values,
  revenueRanges: values,
  fundingStages: values,
  seniorityLevels: values,
  limit: z.catch(z.optional(z.coerce.number()), undefined),
})

type SearchParams = z.output<typeof searchParams>

const toSearch = (params: SearchParams): LeadSearch => ({
  filters: readFilters(params),
  limit: clampLimit(params.limit),
})

function toParams({ filters, limit }: LeadSearch): SearchParams {
  const filled = filterDefinitions.filter(({ name }) => filters[name].length > 0)
  return {
    ...Object.fromEntries(filled.map(({ name }) => [name, [...filters[name]]])),
    limit: limit === limitRange.fallback ? undefined : limit,
  }
}

export const Route = createFileRoute('/search')({
  validateSearch: searchParams,
  loader({ context: { queryClient }, preload }) {
    if (preload) return
    void queryClient.prefetchQuery(balanceQuery)
    void queryClient.prefetchQuery(listsQuery)
  },
  component: SearchRoute,
  staticData: { title: 'Lead Search' },
})

function SearchRoute() {
  const params = Route.useSearch()
  const navigate = Route.useNavigate()
  const search = useMemo(() => toSearch(params), [params])

  const handleSearchChange = useCallback<MoveSearch>(
    (change, { isStep }) =>
      navigate({
        search: (current) => toParams(change(toSearch(current))),
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
      onImportCsv={handleImportCsv}
      onOpenList={handleOpenList}
    />
  )
}
