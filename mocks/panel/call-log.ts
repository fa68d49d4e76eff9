import type { Call } from '../contract/call-watch'

const longest = 100

export type CallLog = {
  note: (call: Call) => void
  clear: () => void
  /** Returns the same array until something changes. */
  calls: () => readonly Call[]
  subscribe: (listener: () => void) => () => void
}

export function createCallLog(): CallLog {
  const listeners = new Set<() => void>()
  let calls: readonly Call[] = []

  function show(next: readonly Call[]) {
    calls = next
    for (const listener of listeners) listener()
  }
  return {
    note(call) {
      const isKnown = calls.some(({ id }) => id === call.id)
      const copy = { ...call, violations: [...call.violations] }
      show(
        isKnown
          ? calls.map((one) => (one.id === call.id ? copy : one))
          : [copy, ...calls].slice(0, longest),
      )
    },
    clear: () => show([]),
    calls: () => calls,
    subscribe(listener) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  }
}
