import type { QueryKey } from '@tanstack/react-query'
import type { Message } from '@/shared/ui/notifications/message'

/** Declared by a read, performed by query-client.ts. */
type ReadMeta = Record<string, unknown> & {
  /** The red toast of a failed read; `isRepeated` when the previous read failed too, as in polling. */
  failure?: (error: Error, isRepeated: boolean) => Message | undefined
}

/** An item to remove from the cached list of a query. */
export type Removal = { from: QueryKey; id: string }

/** Declared by a write through `useWrite`, which types it; performed by query-client.ts. */
export type WriteMeta = Record<string, unknown> & {
  success?: (answer: unknown, input: unknown) => Message | undefined
  failure?: (error: Error, input: unknown) => Message | undefined
  /** The deleted item: it is removed from the cached list at once, before the list is refetched. */
  removes?: (input: unknown) => Removal
  /** Queries to refetch besides the lists and campaigns. */
  refreshes?: QueryKey[]
  /** Refetch after a failure too: the write may be partly done, or an optimistic change is wrong. */
  refreshesOnFailure?: boolean
  /** False for calls that change no data: a search, a generated text, log-in. */
  isChange?: boolean
  /** Log in: it is sent while nobody is signed in, and is not forgotten with the data of the last user. */
  isSessionStart?: boolean
  onSuccess?: (answer: unknown, input: unknown) => void
  onError?: (error: Error, input: unknown) => void
}

declare module '@tanstack/react-query' {
  interface Register {
    queryMeta: ReadMeta
    mutationMeta: WriteMeta
  }
}
