import type { QueryKey } from '@tanstack/react-query'
import type { Message } from '@/shared/ui/notifications/message'
import type { NotificationAction } from '@/shared/ui/notifications/toast'

/** Declared by a read, performed by query-client.ts. */
type ReadMeta = Record<string, unknown> & {
  /** The red toast of a failed read; `isRepeated` when the previous read failed too, as in polling. */
  failure?: (error: Error, isRepeated: boolean) => Message | undefined
  /** Nobody asked for it: a failure shows no toast, unless something else on the screen reads the same. */
  isQuiet?: boolean
}

/** An item to remove from the cached list of a query. */
export type Removal = { from: QueryKey; id: string }

/**
 * What a write declares, and query-client.ts performs. Methods, because the callbacks of the cache receive every write,
 * and only methods of one are assignable to those of any.
 */
export type WriteEffects<Answer, Input> = {
  /** The green toast, and what it offers to do next. */
  success?(answer: Answer, input: Input): (Message & { action?: NotificationAction }) | undefined
  /** The red toast. After an unknown outcome a note is added that says so, unless the message has its own. */
  failure?(error: Error, input: Input): Message | undefined
  /** The deleted item: it is removed from the cached list at once, before the list is refetched. */
  removes?(input: Input): Removal
  /** Queries to refetch besides the lists and campaigns. */
  refreshes?: QueryKey[]
  /** Refetch after a failure too: the write may be partly done, or an optimistic change is wrong. */
  refreshesOnFailure?: boolean
  /** False for calls that change no data: a search, a generated text, log-in. */
  isChange?: boolean
  /** Log in: it is sent while nobody is signed in, and is not forgotten with the data of the last user. */
  isSessionStart?: boolean
  /** Runs even if the component that sent the write is unmounted by then, but not after a log out. */
  onSuccess?(answer: Answer, input: Input): void
  /** Like `onSuccess`, for a failure. */
  onError?(error: Error, input: Input): void
}

export type WriteMeta = Record<string, unknown> & WriteEffects<unknown, unknown>

declare module '@tanstack/react-query' {
  interface Register {
    queryMeta: ReadMeta
    mutationMeta: WriteMeta
  }
}
