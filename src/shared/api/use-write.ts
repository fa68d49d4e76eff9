import {
  hashKey,
  type MutateOptions,
  type MutationCache,
  type MutationObserverOptions,
  type QueryClient,
  type QueryKey,
  useIsMutating,
  useMutation,
  useQueryClient,
} from '@tanstack/react-query'
import { useCallback } from 'react'
import type { Message } from '@/shared/i18n/message'
import { msg, translate } from '@/shared/i18n/translate'
import { createSessionStore } from '@/shared/lib/state/store'
import {
  announceWorkChange,
  isEndOfPage,
  registerUnsavedWork,
} from '@/shared/lib/work/unsaved-work'
import { isGone, NotDoneError, outcomeOf } from './api-error'
import { detailsOf } from './error-details'
import {
  type CheckedWrite,
  DeclinedError,
  watchSession,
  keysOf,
  lookBack,
  performWrite,
  wasChecked,
} from './perform-write'
import {
  leaveIfUnauthorized,
  type NotificationAction,
  refreshQuietly,
  wiringOf,
} from './query-client'

/** Declares a write: the call and how its outcome is found out, and here what follows. */
export type Write<Answer, Input> = CheckedWrite<Answer, Input> & {
  /** Acts, and returns the toast. Runs after the component has unmounted, but not after log out. */
  success?: (answer: Answer, input: Input, client: QueryClient) => Success | void
  failure?: (error: Error, input: Input, client: QueryClient) => Failure | undefined
  /**
   * Queries it changes: read again after a success, with lists and campaigns; after an unknown
   * outcome, unless its check has read already; and after a 404.
   */
  touches?: QueryKey[] | 'nothing'
  /** For a call that costs credits: what is lost if the page ends before the answer. */
  costs?: () => string
}

type Success = Message & { action?: NotificationAction }

/** After an unknown outcome, a note is added unless the message has its own. */
export type Failure = Message & {
  /** Something was done or undone before this refusal, so that `touches` is read again. */
  isOutdated?: boolean
}

export const pendingInputs = <Input>(cache: MutationCache, name: string): Input[] =>
  cache
    .findAll({ mutationKey: [name], exact: true, status: 'pending' })
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- only this write has this name
    .map(({ state }) => state.variables as Input)

/** @returns what is to be read again */
function announce(client: QueryClient, keys: readonly QueryKey[]) {
  const unique = [...new Map(keys.map((key) => [hashKey(key), key])).values()]
  wiringOf(client)?.onChange?.(client, unique)
  return unique.map((queryKey) => ({ queryKey }))
}

/** Reads again what a write has changed, also in other tabs. */
export function readChanged(client: QueryClient, keys: readonly QueryKey[]): void {
  for (const changed of announce(client, keys)) void client.invalidateQueries(changed)
}

const touchedBy = ({ touches = [] }: Pick<Write<never, never>, 'touches'>) =>
  touches === 'nothing' ? undefined : touches

function failed<Answer, Input>(
  client: QueryClient,
  write: Write<Answer, Input>,
  error: Error,
  input: Input,
) {
  const failure = write.failure?.(error, input, client)
  if (error instanceof DeclinedError) return
  leaveIfUnauthorized(client, error)
  const isUnknown = outcomeOf(error) === 'unknown'
  const isOutdated = isGone(error) || failure?.isOutdated
  const touched = touchedBy(write)
  if (touched?.length && (isUnknown || isOutdated)) {
    const filters = announce(client, touched)
    if (isOutdated || !wasChecked(error)) void refreshQuietly(client, filters)
  }
  if (!failure) return
  const note =
    isUnknown && (touched || write.costs)
      ? msg('It is not known whether the server did it.')
      : undefined
  wiringOf(client)?.notifier.error(
    { ...failure, note: failure.note ?? note, details: detailsOf(error) },
    { action: isUnknown ? recheckAction(client, write, error, input) : undefined },
  )
}

/** Checks again, and reports a success if it was done. */
function recheckAction<Answer, Input>(
  client: QueryClient,
  { costs: _sent, ...write }: Write<Answer, Input>,
  error: Error,
  input: Input,
): NotificationAction | undefined {
  if (!write.findOut || !write.ifUnknown) return undefined
  const call = async () => {
    const found = await lookBack(client, write, input)
    if (!found) throw error
    return found.answer
  }
  const handleClick = async () => {
    try {
      await sendWrite(client, write, input, call)
    } catch {
      // Still unknown: the error toast is shown again.
    }
  }
  return { label: translate('Check again'), onClick: () => void handleClick() }
}

type Begun = { hasEnded: () => boolean; costs: (() => string) | undefined }

/** Calls on their way that cost credits. */
const paid = createSessionStore<readonly Begun[]>([])
paid.subscribe(announceWorkChange)

registerUnsavedWork(() => {
  const text = paid.get()[0]?.costs?.()
  if (text === undefined) return undefined
  const question = () => ({
    title: translate('Leave before the answer comes?'),
    text,
    confirmLabel: translate('Leave'),
    cancelLabel: translate('Wait'),
  })
  return { isLostBy: isEndOfPage, question }
})

/** Performs the write and what it declares. After log out, its end is ignored. */
function mutationOf<Answer, Input>(
  client: QueryClient,
  write: Write<Answer, Input>,
  perform = async (input: Input) => performWrite(client, write, input),
): MutationObserverOptions<Answer, Error, Input, Begun> {
  const { name, costs } = write
  return {
    mutationKey: [name],
    mutationFn: perform,
    onMutate: () => {
      const begun = { hasEnded: watchSession(client), costs }
      if (costs) paid.update((all) => [...all, begun])
      return begun
    },
    onSuccess: (answer, input, { hasEnded }) => {
      if (hasEnded()) return
      const { notifier, alwaysRefreshed = [] } = wiringOf(client) ?? {}
      const message = write.success?.(answer, input, client)
      if (message) notifier?.success(message, { action: message.action })
      const touched = touchedBy(write)
      if (touched) readChanged(client, [...alwaysRefreshed, ...touched])
    },
    onError: (error, input, begun) => {
      if (!begun?.hasEnded()) failed(client, write, error, input)
    },
    onSettled: (_answer, _error, _input, begun) => {
      if (costs) paid.update((all) => all.filter((one) => one !== begun))
    },
  }
}

/**
 * Called at log out: writes in flight do not block those of the next user.
 * @param exceptFor name of the write that starts the next session
 */
export function forgetWrites(client: QueryClient, exceptFor: string): void {
  const cache = client.getMutationCache()
  for (const mutation of cache.findAll({ status: 'pending' }))
    if (mutation.options.mutationKey?.[0] !== exceptFor) cache.remove(mutation)
}

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
 * Callbacks of `mutate` do not run after the calling component has unmounted: they only close its
 * dialog or move its focus. Whatever must happen even then is declared here.
 */
export function useWrite<Answer, Input = void>(write: Write<Answer, Input>) {
  const { name, key } = write
  const client = useQueryClient()
  const cache = client.getMutationCache()
  const mutation = useMutation(mutationOf(client, write))
  const pendingCount = useIsMutating({ mutationKey: [name], exact: true })

  const { mutate: send } = mutation
  const mutate = useCallback(
    (input: Input, callbacks?: MutateOptions<Answer, Error, Input, Begun>) => {
      if (!isInFlight(cache, { name, key }, input)) send(input, callbacks)
    },
    [cache, name, key, send],
  )

  return {
    lookBack: async (input: Input) => lookBack(client, write, input),
    isPending: pendingCount > 0,
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
  write: Write<Answer, Input>,
  input: Input,
  perform?: (input: Input) => Promise<Answer>,
): Promise<Answer> {
  const options = client.defaultMutationOptions(mutationOf(client, write, perform))
  return client.getMutationCache().build(client, options).execute(input)
}

/**
 * Sends one call of a batch under the name of the single write, so that the two exclude each other.
 * Shows no toast and refetches nothing.
 * @throws NotDoneError when such a call is in flight, or the error of the call
 */
export async function sendOneOfMany<Answer, Input>(
  client: QueryClient,
  write: Write<Answer, Input>,
  input: Input,
): Promise<void> {
  if (isInFlight(client.getMutationCache(), write, input))
    throw new NotDoneError(translate('Another change of it is still in progress.'))
  const silent: Write<Answer, Input> = {
    ...write,
    success: (...end) => void write.success?.(...end),
    failure: () => undefined,
    touches: 'nothing',
  }
  await sendWrite(client, silent, input)
}
