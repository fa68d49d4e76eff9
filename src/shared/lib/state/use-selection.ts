import { useEffect, useState, useSyncExternalStore } from 'react'
import { createStore, type Store } from './store'

/**
 * Selection outside React state: a change re-renders only the affected rows, not the component that
 * passes the selection down.
 */
export type Selection = {
  get: () => ReadonlySet<string>
  subscribe: (listener: () => void) => () => void
  toggle: (id: string) => void
  setOrder: (ids: readonly string[]) => void
  /** Applies the state of the last toggled row to all rows up to this one. */
  extendTo: (id: string) => void
  /** Selects all ids, or deselects them if all are selected; other ids are unchanged. */
  toggleAll: (ids: readonly string[]) => void
  deselect: (ids: readonly string[]) => void
  replace: (ids: readonly string[]) => void
  clear: () => void
}

type Coverage = 'none' | 'some' | 'all'

function coverageOf(selected: ReadonlySet<string>, ids: readonly string[]): Coverage {
  const count = ids.filter((id) => selected.has(id)).length
  if (count === 0) return 'none'
  return count === ids.length ? 'all' : 'some'
}

/** @param store pass a session store if the selection must outlive its screen */
export function createSelection(
  store: Store<ReadonlySet<string>> = createStore<ReadonlySet<string>>(new Set()),
): Selection {
  const { get, set, subscribe } = store
  let order: readonly string[] = []
  /** Anchor of a range: the row toggled last. */
  let start = ''

  const deselect = (ids: readonly string[]) => {
    const removed = new Set(ids)
    set(new Set([...get()].filter((id) => !removed.has(id))))
  }

  const toggle = (id: string) => {
    const next = new Set(get())
    if (!next.delete(id)) next.add(id)
    start = id
    set(next)
  }

  const extendTo = (id: string) => {
    const from = order.indexOf(start)
    if (from === -1) return toggle(id)
    const to = order.indexOf(id)
    const range = order.slice(Math.min(from, to), Math.max(from, to) + 1)
    if (get().has(start)) set(new Set([...get(), ...range]))
    else deselect(range)
  }

  return {
    get,
    subscribe,
    toggle,
    setOrder: (ids) => void (order = ids),
    extendTo,
    toggleAll: (ids) => {
      if (coverageOf(get(), ids) === 'all') deselect(ids)
      else set(new Set([...get(), ...ids]))
    },
    deselect,
    replace: (ids) => set(new Set(ids)),
    clear: () => {
      if (get().size > 0) set(new Set())
    },
  }
}

export const useSelection = (): Selection => useState(() => createSelection())[0]

type IdsInTab = {
  get: () => readonly string[]
  set: (ids: readonly string[] | undefined) => unknown
}

/** Survives a reload, but not leaving the screen, and only as far as its rows do. */
export function useSelectionInTab({ get, set }: IdsInTab, rows: readonly { key: string }[]) {
  const [selection] = useState(() => {
    const before = new Set(get())
    const ids = rows.flatMap(({ key }) => (before.has(key) ? key : []))
    return createSelection(createStore<ReadonlySet<string>>(new Set(ids)))
  })
  useEffect(() => {
    const write = () => void set(selection.get().size > 0 ? [...selection.get()] : undefined)
    write()
    const stop = selection.subscribe(write)
    return () => {
      stop()
      set(undefined)
    }
  }, [selection, set])
  return selection
}

export const useSelected = ({ subscribe, get }: Selection) => useSyncExternalStore(subscribe, get)

const noSelection = createSelection()

export const useIsSelected = ({ subscribe, get }: Selection = noSelection, id: string) =>
  useSyncExternalStore(subscribe, () => get().has(id))

export const useCoverage = ({ subscribe, get }: Selection, ids: readonly string[]) =>
  useSyncExternalStore(subscribe, () => coverageOf(get(), ids))
