/**
 * What is kept in this browser. Storage may be blocked, as in some private windows, or full: reading
 * then finds nothing, and writing says that it failed.
 */
export type BrowserStorage = {
  /** Undefined when nothing is kept under the key, or it cannot be read. */
  read: (key: string) => string | undefined
  /**
   * @param value undefined removes what is kept
   * @returns whether it worked
   */
  write: (key: string, value: string | undefined) => boolean
  keys: () => string[]
  /** Calls back when another tab writes or removes the key. @returns a function that ends it */
  follow: (key: string, onChange: (value: string | undefined) => void) => () => void
}

/** @param open a function, because merely naming blocked storage throws */
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
        // Without a key, all of the storage was cleared.
        if (event.key === key || event.key === null) onChange(event.newValue ?? undefined)
      }
      addEventListener('storage', handleStorage)
      return () => removeEventListener('storage', handleStorage)
    },
  }
}

/** For all tabs, until it is removed. */
export const deviceStorage = createStorage(() => localStorage)

/** For this tab: it outlives a reload, not the tab. */
export const tabStorage = createStorage(() => sessionStorage)
