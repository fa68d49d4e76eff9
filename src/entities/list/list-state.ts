import type { List } from './list-queries'

export type ListState = List | 'none' | 'deleted' | 'unknown'

export function listState(
  lists: readonly List[] | undefined,
  listId: string | undefined,
): ListState {
  if (listId === undefined) return 'none'
  if (!lists) return 'unknown'
  return lists.find(({ id }) => id === listId) ?? 'deleted'
}
