import { createStore, type Store } from '@/shared/lib/store'
import type { DraftStorage } from '@/shared/lib/user-drafts'
import { type Entry, storedEntries } from './entry'

export type Library = ReturnType<typeof createLibrary>

/**
 * The templates and snippets of one person on this device. Each change is written at once, on top of
 * what other tabs have written. What cannot be written stays in this page.
 */
export function createLibrary(storage: DraftStorage, key: string) {
  const read = () => storedEntries.parse(storage.read(key))
  const entries: Store<readonly Entry[]> = createStore<readonly Entry[]>(read())
  let isWritten = true

  /** @returns whether it outlives the page */
  const change = (update: (stored: readonly Entry[]) => readonly Entry[]): boolean => {
    const next = update(read())
    storage.keep(key, next)
    storage.write()
    isWritten = storage.isWritten()
    entries.set(next)
    return isWritten
  }
  const add = (added: readonly Entry[]) =>
    change((stored) => {
      const known = new Set(stored.map(({ id }) => id))
      return [...stored, ...added.filter(({ id }) => !known.has(id))]
    })
  const unfollow = storage.follow(key, () => {
    if (isWritten) entries.set(read())
    else add(entries.get())
  })

  return {
    entries,
    isWritten: () => isWritten,
    /** Entries that are here already stay as they are. */
    add,
    rename: (id: string, name: string) =>
      change((stored) => stored.map((entry) => (entry.id === id ? { ...entry, name } : entry))),
    remove: (id: string) => change((stored) => stored.filter((entry) => entry.id !== id)),
    /** For a person who signed out. */
    close: unfollow,
  }
}
