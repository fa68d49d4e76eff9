import type { QueryKey } from '@tanstack/react-query'
import type { Message } from '@/shared/ui/notifications/message'

/** What a read declares; query-client.ts performs it. */
type ReadMeta = Record<string, unknown> & {
  /** The red toast of a failed read; `isRepeated` when the one before failed too, as in a poll. */
  failure?: (error: Error, isRepeated: boolean) => Message | undefined
}

/** The item of this id, out of the list that this query read. */
export type Removal = { from: QueryKey; id: string }

/** What a write declares; query-client.ts performs it. Written through `useWrite`, which types it. */
type WriteMeta = Record<string, unknown> & {
  success?: (answer: unknown, input: unknown) => Message | undefined
  failure?: (error: Error, input: unknown) => Message | undefined
  /** What is gone from a list that was read: its row goes at once, not when the list has been read again. */
  removes?: (input: unknown) => Removal
  /** Reads to refresh besides the lists and campaigns. */
  refreshes?: QueryKey[]
  /** Part of the work may be done when it fails, or the screen must return to the server's truth. */
  refreshesOnFailure?: boolean
  /** False for calls that change nothing in the data: a search, a generated text, log-in. */
  isChange?: boolean
}

declare module '@tanstack/react-query' {
  interface Register {
    queryMeta: ReadMeta
    mutationMeta: WriteMeta
  }
}
