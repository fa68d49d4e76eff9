/**
 * Browser storage that may be blocked, as in some private windows, or full: `read` then returns
 * undefined and `write` false.
 */
export type BrowserStorage = {
  read: (key: string) => string | undefined
  /**
   * @param value undefined removes the entry
   * @returns whether it was stored
   */
  write: (key: string, value: string | undefined) => boolean
  keys: () => string[]
  /**
   * Subscribes to changes by other tabs.
   * @returns unsubscribe
   */
  follow: (key: string, onChange: (value: string | undefined) => void) => () => void
}

/** @param open lazy, because accessing blocked storage throws */
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
        if (event.key === key || event.key === null) onChange(event.newValue ?? undefined)
      }
      addEventListener('storage', handleStorage)
      return () => removeEventListener('storage', handleStorage)
    },
  }
}

/** Shared by all tabs; persistent. */
export const deviceStorage = createStorage(() => localStorage)

/** Per tab: survives a reload, but not closing the tab. */
export const tabStorage = createStorage(() => sessionStorage)
