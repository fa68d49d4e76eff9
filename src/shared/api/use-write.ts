import {
  type MutationCache,
  notifyManager,
  type QueryClient,
  useMutation,
  useQueryClient,
} from '@tanstack/react-query'
import { useCallback, useSyncExternalStore } from 'react'
import { translate } from '@/shared/i18n/translate'
import { NotDoneError } from './api-error'
import type { WriteEffects } from './call-meta'
import { type CheckedWrite, keysOf, lookBack, performWrite } from './perform-write'

export type Write<Answer, Input> = CheckedWrite<Answer, Input> &
  WriteEffects<Answer, Input> & {
    onMutate?: (input: Input) => void
    /** Applies the change before the response; returns a rollback. */
    optimistic?: (input: Input) => () => void
  }

/** Callbacks of a `mutate` call. They do not run after the calling component has unmounted. */
type Callbacks<Answer> = {
  onSuccess?: (answer: Answer) => void
  onError?: (error: Error) => void
}

export const pendingInputs = <Input>(cache: MutationCache, name: string): Input[] =>
  cache
    .findAll({ mutationKey: [name], exact: true, status: 'pending' })
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- only this write has this name
    .map(({ state }) => state.variables as Input)

const metaOf = <Answer, Input>(client: QueryClient, write: CheckedWrite<Answer, Input>) => ({
  ...write,
  lookBack:
    write.findOut && write.ifUnknown && (async (input: Input) => lookBack(client, write, input)),
})

type Keyed<Input> = Pick<CheckedWrite<unknown, Input>, 'name' | 'key'>

function isInFlight<Input>(cache: MutationCache, write: Keyed<Input>, input: Input): boolean {
  const keys = keysOf(write, input)
  const pending = pendingInputs<Input>(cache, write.name)
  return pending.some((one) => keysOf(write, one).some((key) => keys.includes(key)))
}

/**
 * A write with its declared toasts, refetches and callbacks. While a call of the same name and
 * key is in flight, `mutate` does nothing, and `isPending` is true in every component that uses
 * the write (read from the mutation cache, which lives as long as the page).
 * Declare here whatever must happen even after the component has unmounted: toasts, refetches,
 * `onSuccess`, `onError`. A hook that declares a write may forward some of these from its caller,
 * as `useLeadSearch` does. Callbacks of `mutate` only update the calling component, for example to
 * close a dialog or move focus.
 */
export function useWrite<Answer, Input = void>({
  onMutate,
  optimistic,
  ...write
}: Write<Answer, Input>) {
  const { name, key } = write
  const client = useQueryClient()
  const cache = client.getMutationCache()
  const mutation = useMutation<Answer, Error, Input, (() => void) | undefined>({
    mutationKey: [name],
    mutationFn: async (input) => performWrite(client, write, input),
    onMutate: (input) => {
      onMutate?.(input)
      return optimistic?.(input)
    },
    meta: metaOf(client, write),
  })

  // Deferred: the cache also notifies during render.
  const subscribe = useCallback(
    (listener: () => void) => cache.subscribe(notifyManager.batchCalls(listener)),
    [cache],
  )
  const pendingCount = useSyncExternalStore(subscribe, () => pendingInputs(cache, name).length)
  const isPendingFor = useCallback(
    (input: Input) => isInFlight(cache, { name, key }, input),
    [cache, name, key],
  )

  const { mutate: send } = mutation
  const mutate = useCallback(
    (input: Input, callbacks?: Callbacks<Answer>) => {
      if (!isPendingFor(input)) send(input, callbacks)
    },
    [send, isPendingFor],
  )

  return {
    lookBack: async (input: Input) => lookBack(client, write, input),
    isPending: pendingCount > 0,
    isPendingFor,
    error: mutation.error,
    input: mutation.variables,
    mutate,
    reset: mutation.reset,
  }
}

/**
 * Sends a write outside React, for a caller that tracks in-flight calls itself. Runs the declared
 * toasts, refetches and callbacks.
 * @throws the error of the call
 */
export async function sendWrite<Answer, Input>(
  client: QueryClient,
  write: CheckedWrite<Answer, Input> & WriteEffects<Answer, Input>,
  input: Input,
): Promise<Answer> {
  const options = {
    mutationKey: [write.name],
    mutationFn: async (sent: Input) => performWrite(client, write, sent),
    meta: metaOf(client, write),
  }
  return client
    .getMutationCache()
    .build<Answer, Error, Input, unknown>(client, client.defaultMutationOptions(options))
    .execute(input)
}

export class BusyError extends NotDoneError {
  override name = 'BusyError'
}

/**
 * Sends one call of a batch under the name of the single write, so that the two exclude each other.
 * Shows no toast and refetches nothing.
 * @throws BusyError when such a call is in flight, or the error of the call
 */
export async function sendOneOfMany<Input>(
  client: QueryClient,
  write: CheckedWrite<unknown, Input>,
  input: Input,
): Promise<void> {
  if (isInFlight(client.getMutationCache(), write, input))
    throw new BusyError(translate('Another change of it is still in progress.'))
  await sendWrite(client, { ...write, isChange: false }, input)
}
