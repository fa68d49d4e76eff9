import { useQueries } from '@tanstack/react-query'
import type { Contact } from '@/entities/lead/lead-mapping'
import { listContactsQuery } from '@/entities/lead/list-contacts-queries'

/** The contacts by list id, for the lists that have loaded. */
export function useContactsOfLists(
  listIds: readonly string[],
): ReadonlyMap<string, readonly Contact[]> {
  const unique = [...new Set(listIds)]
  return useQueries({
    queries: unique.map((id) => listContactsQuery(id)),
    combine: (results) =>
      new Map(
        unique.flatMap((id, index): [string, readonly Contact[]][] => {
          const contacts = results[index]?.data
          return contacts ? [[id, contacts]] : []
        }),
      ),
  })
}
