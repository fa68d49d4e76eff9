import { queryOptions, skipToken, useQuery, useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'
import type { Results } from './results'

/** In the cache, so that they outlive the page and end with the session; null when there are none. */
const resultsQuery = queryOptions<Results | null>({
  queryKey: ['lead-search-results'],
  queryFn: skipToken,
  gcTime: Infinity,
  structuralSharing: false,
})

const SHOWN_KEY = 'lead-search-results'

/** Whether this tab showed results when it was reloaded. Where storage is blocked: no. */
let areLost = false
try {
  areLost = sessionStorage.getItem(SHOWN_KEY) !== null
} catch {
  // Blocked: then their loss is not explained.
}

function remember(results: Results | null) {
  areLost = false
  try {
    if (results) sessionStorage.setItem(SHOWN_KEY, 'true')
    else sessionStorage.removeItem(SHOWN_KEY)
  } catch {
    // As above.
  }
}

export function useResults() {
  const client = useQueryClient()
  const { data: results = null } = useQuery(resultsQuery)

  const setResults = useCallback(
    (next: Results | null) => {
      client.setQueryData(resultsQuery.queryKey, next)
      remember(next)
    },
    [client],
  )
  const changeResults = useCallback(
    (change: (results: Results) => Results) => {
      client.setQueryData(resultsQuery.queryKey, (current) => current && change(current))
    },
    [client],
  )
  return { results, areLost, setResults, changeResults }
}
