import type { Campaign } from '@/entities/campaign/campaign'
import type { List } from '@/entities/list/list-queries'
import { textKey } from '@/shared/lib/values/text-key'
import { sortRows, type TableOrder } from '@/shared/ui/tables/table-order'

export const listSortColumns = ['name', 'size'] as const
export type ListSortColumn = (typeof listSortColumns)[number]
/** Undefined for the server's order. */
export type ListOrder = TableOrder<ListSortColumn>

export function findLists(
  lists: readonly List[],
  text: string,
  order: ListOrder | undefined,
): readonly List[] {
  const query = textKey(text)
  const found = lists.filter(({ name }) => textKey(name).includes(query))
  return sortRows(found, order, (list, column) =>
    column === 'size' ? String(list.totalLeads ?? '') : list.name,
  )
}

export function usesByList(
  campaigns: readonly Pick<Campaign, 'listId'>[],
): ReadonlyMap<string, number> {
  const uses = new Map<string, number>()
  for (const { listId } of campaigns) {
    if (listId !== undefined) uses.set(listId, (uses.get(listId) ?? 0) + 1)
  }
  return uses
}
