/**
 * Storage of this browser. It may be blocked, as in some private windows, or full: `read` then gives
 * undefined and `write` false.
 */
export type BrowserStorage = {
  /** Undefined when nothing is stored under the key, or storage is blocked. */
  read: (key: string) => string | undefined
  /**
   * @param value undefined removes the entry
   * @returns whether it was written
   */
  write: (key: string, value: string | undefined) => boolean
  keys: () => string[]
  /** Calls back when another tab writes or removes the key. @returns a function that unsubscribes */
  follow: (key: string, onChange: (value: string | undefined) => void) => () => void
}

/** @param open a function, because accessing blocked storage throws */
function createStorage(open: () => Storage): BrowserStorage {
  return {
    read(key) {
      try {
        return open().getItem(key) ?? undefined
      } catch {
        return undefined
      }
    },
    write(key, value) {
      try {
        if (value === undefined) open().removeItem(key)
        else open().setItem(key, value)
        return true
      } catch {
        return false
      }
    },
    keys() {
      try {
        return Object.keys(open())
      } catch {
        return []
      }
    },
    follow(key, onChange) {
      const handleStorage = (event: StorageEvent) => {
        // The key is null when the whole storage was cleared.
        if (event.key === key || event.key === null) onChange(event.newValue ?? undefined)
      }
      addEventListener('storage', handleStorage)
      return () => removeEventListener('storage', handleStorage)
    },
  }
}

/** Shared by all tabs, and permanent. */
export const deviceStorage = createStorage(() => localStorage)

/** For this tab: survives a reload, but not closing the tab. */
export const tabStorage = createStorage(() => sessionStorage)
