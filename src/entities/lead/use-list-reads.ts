import { type UseQueryResult, useQueries } from '@tanstack/react-query'
import { useCallback, useMemo } from 'react'
import type { Contact } from './lead-mapping'
import { listContactsQuery } from './list-contacts-queries'

/** The contacts by list id. */
export type ContactsOfLists = ReadonlyMap<string, readonly Contact[]>

/** Reads the contacts of lists: `contacts` has those that have loaded. */
export function useListReads(listIds: readonly string[]) {
  const key = JSON.stringify([...new Set(listIds)])
  const ids = useMemo<string[]>(() => JSON.parse(key), [key])
  const queries = useMemo(() => ids.map((id) => listContactsQuery(id)), [ids])
  const combine = useCallback(
    (results: UseQueryResult<Contact[]>[]) => {
      const failed = results.filter(({ isError, isFetching }) => isError && !isFetching)
      return {
        contacts: new Map(
          ids.flatMap((id, index): [string, readonly Contact[]][] => {
            const contacts = results[index]?.data
            return contacts ? [[id, contacts]] : []
          }),
        ),
        failedCount: failed.length,
        retry: () => void Promise.all(failed.map(async ({ refetch }) => refetch())),
      }
    },
    [ids],
  )
  return useQueries({ queries, combine })
}
