import type { List } from './list-queries'

/**
 * 'missing': not among the lists read. It may still exist, because a server may show users only
 * their own lists.
 */
export type ListState = List | 'none' | 'missing' | 'unknown'

export function listState(
  lists: readonly List[] | undefined,
  listId: string | undefined,
): ListState {
  if (listId === undefined) return 'none'
  if (!lists) return 'unknown'
  return lists.find(({ id }) => id === listId) ?? 'missing'
}

/** True only if both counts and the loaded contacts, if any, agree. */
export const hasNoContacts = (list: List, contacts: readonly unknown[] | undefined): boolean =>
  list.contactCount === 0 && list.totalLeads === 0 && (contacts?.length ?? 0) === 0
