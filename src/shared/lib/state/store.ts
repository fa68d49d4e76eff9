import { useSyncExternalStore } from 'react'
import { createStore as createVanillaStore } from 'zustand/vanilla'

export type Store<Value> = {
  get: () => Value
  set: (next: Value) => void
  update: (change: (current: Value) => Value) => void
  subscribe: (listener: () => void) => () => void
}

export function createStore<Value>(initial: Value): Store<Value> {
  const { getState, setState, subscribe } = createVanillaStore(() => initial)
  // Without `true`, an object would be merged into the current one.
  const set = (next: Value) => setState(() => next, true)
  return { get: getState, set, update: (change) => set(change(getState())), subscribe }
}

type Readable<Value> = Pick<Store<Value>, 'get' | 'subscribe'>

const clearers: (() => void)[] = []

/** Store for the signed-in user's data; log out resets it to `initial`. */
export function createSessionStore<Value>(initial: Value): Store<Value> {
  const store = createStore(initial)
  clearers.push(() => store.set(initial))
  return store
}

/** One lazily created value per signed-in user, closed at log out. */
export function perUser<Value extends { close: () => void }>(make: (userId: string) => Value) {
  const opened = createSessionStore<{ userId: string; value: Value } | undefined>(undefined)
  let last: Value | undefined
  opened.subscribe(() => {
    last?.close()
    last = opened.get()?.value
  })
  return (userId: string): Value => {
    const known = opened.get()
    if (known?.userId === userId) return known.value
    const value = make(userId)
    opened.set({ userId, value })
    return value
  }
}

let session = new AbortController()

/** Aborted at log out, so that no response reaches the next user. */
export const sessionSignal = (): AbortSignal => session.signal

/** Called at log out: resets all session stores and aborts `sessionSignal`. */
export function clearSessionStores(): void {
  session.abort()
  session = new AbortController()
  for (const clear of clearers) clear()
}

/** Resolves with the first value that matches `predicate`, which may be the current one. */
export async function until<Value>(
  { get, subscribe }: Readable<Value>,
  predicate: (value: Value) => boolean,
): Promise<Value> {
  return new Promise((resolve) => {
    const check = () => {
      if (!predicate(get())) return
      stop()
      resolve(get())
    }
    const stop = subscribe(check)
    check()
  })
}

export function useStore<Value>(store: Readable<Value>): Value
/** Re-renders only when the selected value changes. */
export function useStore<Value, Picked>(
  store: Readable<Value>,
  select: (value: Value) => Picked,
): Picked
export function useStore<Value>(store: Readable<Value>, select = (value: Value): unknown => value) {
  return useSyncExternalStore(store.subscribe, () => select(store.get()))
}
