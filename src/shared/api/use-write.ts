import {
  notifyManager,
  type QueryClient,
  type QueryKey,
  useMutation,
  useQueryClient,
} from '@tanstack/react-query'
import { useCallback, useSyncExternalStore } from 'react'
import { translate } from '@/shared/i18n/translate'
import type { Message } from '@/shared/ui/notifications/message'
import type { Removal } from './call-meta'

export type Write<Answer, Input> = {
  name: string
  /** Writes of the same name but different subjects may be in flight at once. */
  subject?: (input: Input) => string
  call: (input: Input) => Promise<Answer>
  success?: (answer: Answer, input: Input) => Message | undefined
  failure?: (error: Error, input: Input) => Message | undefined
  removes?: (input: Input) => Removal
  /** See `WriteMeta` for these four. */
  refreshes?: QueryKey[]
  refreshesOnFailure?: boolean
  isChange?: boolean
  isSessionStart?: boolean
  onMutate?: (input: Input) => void
  /** Shows the change before the response; returns a function that reverts it if the call fails. */
  optimistic?: (input: Input) => () => void
  /** Runs even if the component that sent the write is unmounted by then, but not after a log out. */
  onSuccess?: (answer: Answer, input: Input) => void
  /** Like `onSuccess`, for a failure. */
  onError?: (error: Error, input: Input) => void
}

/** Callbacks of the component that calls `mutate`: they do not run once it is unmounted. */
type Callbacks<Answer> = {
  onSuccess?: (answer: Answer) => void
  onError?: (error: Error) => void
}

const oneSubject = () => ''

/**
 * A write with its declared toasts, refreshes and consequences. While a call of the same name and
 * subject is in flight `mutate` does nothing, and `isPending` is true in every component that uses
 * the write: the mutation cache, which lives as long as the page, knows what is in flight.
 *
 * What must happen even if the component is gone is declared here: toasts, refreshes, `onSuccess`, `onError`.
 * A hook that declares a write may take part of that from its caller, as `useLeadSearch` does.
 * Callbacks of `mutate` only change the calling component's own view: close a dialog, move focus.
 */
export function useWrite<Answer, Input = void>({
  name,
  subject = oneSubject,
  call,
  onMutate,
  optimistic,
  ...meta
}: Write<Answer, Input>) {
  const cache = useQueryClient().getMutationCache()
  const mutation = useMutation<Answer, Error, Input, (() => void) | undefined>({
    mutationKey: [name],
    mutationFn: call,
    onMutate: (input) => {
      onMutate?.(input)
      return optimistic?.(input)
    },
    // The callbacks of the cache receive every write, so its meta is untyped there.
    meta: meta as Record<string, unknown>,
  })

  const pendingInputs = useCallback(
    () =>
      cache
        .findAll({ mutationKey: [name], exact: true, status: 'pending' })
        // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- only this write has this name
        .map(({ state }) => state.variables as Input),
    [cache, name],
  )
  // Deferred, because the cache also notifies during a render.
  const subscribe = useCallback(
    (listener: () => void) => cache.subscribe(notifyManager.batchCalls(listener)),
    [cache],
  )
  const pendingCount = useSyncExternalStore(subscribe, () => pendingInputs().length)
  const isPendingFor = useCallback(
    (input: Input) => pendingInputs().some((one) => subject(one) === subject(input)),
    [pendingInputs, subject],
  )

  const { mutate: send } = mutation
  const mutate = useCallback(
    (input: Input, callbacks?: Callbacks<Answer>) => {
      if (!isPendingFor(input)) send(input, callbacks)
    },
    [send, isPendingFor],
  )

  return {
    isPending: pendingCount > 0,
    /** Whether a call about the same subject is in flight, at the time of the call. */
    isPendingFor,
    error: mutation.error,
    input: mutation.variables,
    mutate,
    reset: mutation.reset,
  }
}

/**
 * Sends a write outside of React, for an owner that knows itself what is in flight. Toasts, refreshes and callbacks
 * are those that the write declares. @throws the error of the call
 */
export async function sendWrite<Answer, Input>(
  client: QueryClient,
  {
    name,
    call,
    ...meta
  }: Pick<
    Write<Answer, Input>,
    'name' | 'call' | 'success' | 'failure' | 'refreshesOnFailure' | 'isChange'
  >,
  input: Input,
): Promise<Answer> {
  const options = {
    mutationKey: [name],
    mutationFn: call,
    // The callbacks of the cache receive every write, so its meta is untyped there.
    meta: meta as Record<string, unknown>,
  }
  return client
    .getMutationCache()
    .build<Answer, Error, Input, unknown>(client, client.defaultMutationOptions(options))
    .execute(input)
}

/** A call of the same name and subject is in flight. */
export class BusyError extends Error {
  override name = 'BusyError'
}

/**
 * One call of a write that makes many. It is in flight under the name of the single write, so that neither
 * is sent while the other is; it shows no toast and refreshes nothing.
 * @throws BusyError when such a call is in flight, or the error of the call
 */
export async function sendOneOfMany<Input>(
  client: QueryClient,
  {
    name,
    subject,
    call,
  }: Pick<Write<unknown, Input>, 'name' | 'call'> & { subject: (input: Input) => string },
  input: Input,
): Promise<void> {
  const cache = client.getMutationCache()
  const isBusy = cache
    .findAll({ mutationKey: [name], exact: true, status: 'pending' })
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- only this write has this name
    .some(({ state }) => subject(state.variables as Input) === subject(input))
  if (isBusy) throw new BusyError(translate('Another change of it is still in progress.'))
  await sendWrite(client, { name, call, isChange: false }, input)
}
