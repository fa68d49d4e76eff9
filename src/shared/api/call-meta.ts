import type { QueryKey } from '@tanstack/react-query'
import type { Message } from '@/shared/i18n/message'

export type NotificationAction = { label: string; onClick: () => void }

/** Shows results; passed in, because `ui` is above `api`. */
export type Notifier = {
  success: (message: Message, options: { action?: NotificationAction | undefined }) => void
  error: (message: Message, options: { action?: NotificationAction | undefined }) => void
  /** For background reads: waits until a toast with an action, such as Undo, has closed. */
  afterAction: (message: Message) => void
  /** Without a toast. */
  log: (message: Message) => void
}

type ReadMeta = Record<string, unknown> & {
  /**
   * Error toast of a failed read; `isRepeated` when the previous read failed too, as in polling.
   */
  failure?: (error: Error, isRepeated: boolean) => Message | undefined
  /**
   * Background read: shows no toast on failure, unless another visible query reads the same data.
   */
  isQuiet?: boolean
}

export type Removal = { from: QueryKey; id: string }

/**
 * Effects declared by a write and performed by query-client.ts. Method syntax, because the cache
 * callbacks receive every write and only methods are bivariant.
 */
export type WriteEffects<Answer, Input> = {
  success?(answer: Answer, input: Input): (Message & { action?: NotificationAction }) | undefined
  /** Error toast. After an unknown outcome, a note is added unless the message has its own. */
  failure?(error: Error, input: Input): Message | undefined
  removes?(input: Input): Removal
  /** Extra queries to refetch besides lists and campaigns. */
  refreshes?: QueryKey[]
  /**
   * Read again after an unknown outcome, unless its check has read already, and after a 404. Not
   * after other refusals, unless `isOutdatedBy` says so.
   */
  refreshesOnFailure?: QueryKey[]
  /** Whether something was done or undone before this refusal. */
  isOutdatedBy?(error: Error): boolean
  isChange?: boolean
  /** For a call that costs credits: what is lost if the page ends before the answer. */
  costs?(): string
  /** Log In: sent while signed out; survives the clearing of the previous user's data. */
  isSessionStart?: boolean
  /** Runs even if the calling component has unmounted, but not after log out. */
  onSuccess?(answer: Answer, input: Input): void
  onError?(error: Error, input: Input): void
}

export type WriteMeta = Record<string, unknown> &
  WriteEffects<unknown, unknown> & {
    /** Checks whether the last try was done. */
    lookBack?(input: unknown): Promise<{ answer: unknown } | undefined>
  }

declare module '@tanstack/react-query' {
  interface Register {
    queryMeta: ReadMeta
    mutationMeta: WriteMeta
  }
}
