import { useState, useSyncExternalStore } from 'react'
import { createStore, type Store } from './store'

/**
 * What is selected, kept outside of React's state: a component that hands it on renders nothing when
 * it changes, and of a thousand rows only those do that change.
 */
export type Selection = {
  get: () => ReadonlySet<string>
  subscribe: (listener: () => void) => () => void
  toggle: (id: string) => void
  /** Selects all of these, or, if all are selected, none of them; others keep their state. */
  toggleAll: (ids: readonly string[]) => void
  deselect: (ids: readonly string[]) => void
  clear: () => void
}

type Coverage = 'none' | 'some' | 'all'

/** How much of what can be seen is selected; 'some' is the indeterminate state of a header checkbox. */
function coverageOf(selected: ReadonlySet<string>, ids: readonly string[]): Coverage {
  const count = ids.filter((id) => selected.has(id)).length
  if (count === 0) return 'none'
  return count === ids.length ? 'all' : 'some'
}

/** @param store a session store where what is selected outlives its screen */
export function createSelection(
  store: Store<ReadonlySet<string>> = createStore<ReadonlySet<string>>(new Set()),
): Selection {
  const { get, set, subscribe } = store

  const deselect = (ids: readonly string[]) => {
    const removed = new Set(ids)
    set(new Set([...get()].filter((id) => !removed.has(id))))
  }

  return {
    get,
    subscribe,
    toggle: (id) => {
      const next = new Set(get())
      if (!next.delete(id)) next.add(id)
      set(next)
    },
    toggleAll: (ids) => {
      if (coverageOf(get(), ids) === 'all') deselect(ids)
      else set(new Set([...get(), ...ids]))
    },
    deselect,
    clear: () => {
      if (get().size > 0) set(new Set())
    },
  }
}

/** A selection of its own, the same object for as long as the component is there. */
export const useSelection = (): Selection => useState(() => createSelection())[0]

export const useSelected = ({ subscribe, get }: Selection) => useSyncExternalStore(subscribe, get)

export const useIsSelected = ({ subscribe, get }: Selection, id: string) =>
  useSyncExternalStore(subscribe, () => get().has(id))

export const useCoverage = ({ subscribe, get }: Selection, ids: readonly string[]) =>
  useSyncExternalStore(subscribe, () => coverageOf(get(), ids))
