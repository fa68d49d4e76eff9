import { useMutation, type QueryKey } from '@tanstack/react-query'
import { useCallback, useRef } from 'react'
import type { Message } from '@/shared/ui/message'
import type { Removal } from './call-meta'

type Write<Answer, Input> = {
  call: (input: Input) => Promise<Answer>
  /** The green toast. */
  success?: (answer: Answer, input: Input) => Message | undefined
  /** The red toast. */
  failure?: (error: Error, input: Input) => Message | undefined
  /** What a deletion takes out of a list that was read. */
  removes?: (input: Input) => Removal
  refreshes?: QueryKey[]
  refreshesOnFailure?: boolean
  isChange?: boolean
  onMutate?: (input: Input) => void
  /** Shows the change before the answer; what it returns takes it back when the call fails. */
  optimistic?: (input: Input) => () => void
  /** Calls with different keys may be on their way at once. A constant, so that `mutate` is one. */
  lockBy?: (input: Input) => string
  onSuccess?: (answer: Answer, input: Input) => void
  onError?: (error: Error, input: Input) => void
}

const oneAtATime = () => ''

type Callbacks<Answer> = {
  onSuccess?: (answer: Answer) => void
  onError?: (error: Error) => void
}

/**
 * A write with its declared toasts and refreshes. While a call is on its way `mutate` does nothing:
 * the lock closes in the click itself, before React could disable the button.
 */
export function useWrite<Answer, Input = void>({
  call,
  onMutate,
  optimistic,
  lockBy = oneAtATime,
  onSuccess,
  onError,
  ...meta
}: Write<Answer, Input>) {
  const inFlight = useRef(new Set<string>())
  const mutation = useMutation<Answer, Error, Input, (() => void) | undefined>({
    mutationFn: async (input) => {
      try {
        return await call(input)
      } finally {
        inFlight.current.delete(lockBy(input))
      }
    },
    onMutate: (input) => {
      onMutate?.(input)
      return optimistic?.(input)
    },
    onSuccess: (answer, input) => onSuccess?.(answer, input),
    onError: (error, input, takeBack) => {
      takeBack?.()
      onError?.(error, input)
    },
    // The cache's callbacks see every write, so their meta is untyped; here it was typed.
    meta: meta as Record<string, unknown>,
  })

  const { mutate: send } = mutation
  const mutate = useCallback(
    (input: Input, callbacks?: Callbacks<Answer>) => {
      if (inFlight.current.has(lockBy(input))) return
      inFlight.current.add(lockBy(input))
      send(input, callbacks)
    },
    [send, lockBy],
  )

  return {
    isPending: mutation.isPending,
    error: mutation.error,
    input: mutation.variables,
    mutate,
    reset: mutation.reset,
  }
}
