import { useSyncExternalStore } from 'react'

/** A value outside React that components follow. */
export type Store<Value> = {
  get: () => Value
  set: (next: Value) => void
  update: (change: (current: Value) => Value) => void
  /** @returns a function that ends the subscription */
  subscribe: (listener: () => void) => () => void
}

export function createStore<Value>(initial: Value): Store<Value> {
  const listeners = new Set<() => void>()
  let value = initial

  const set = (next: Value) => {
    if (Object.is(next, value)) return
    value = next
    for (const listener of listeners) listener()
  }
  return {
    get: () => value,
    set,
    update: (change) => set(change(value)),
    subscribe: (listener) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  }
}

const clearers: (() => void)[] = []

/** A store whose value belongs to the person signed in: it returns to `initial` at log out. */
export function createSessionStore<Value>(initial: Value): Store<Value> {
  const store = createStore(initial)
  clearers.push(() => store.set(initial))
  return store
}

let session = new AbortController()

/** Aborted when the person of now logs out: for calls and answers that are not for the next one. */
export const sessionSignal = (): AbortSignal => session.signal

/** For logging out: what one person did and saw is not for the next. */
export function clearSessionStores(): void {
  session.abort()
  session = new AbortController()
  for (const clear of clearers) clear()
}

export function useStore<Value>(store: Store<Value>): Value
/** Renders only when what `select` picks is another value. */
export function useStore<Value, Picked>(
  store: Store<Value>,
  select: (value: Value) => Picked,
): Picked
export function useStore<Value>(store: Store<Value>, select = (value: Value): unknown => value) {
  return useSyncExternalStore(store.subscribe, () => select(store.get()))
}
