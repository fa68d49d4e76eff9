const warn = (error: unknown) => console.warn('The mock backend cannot keep its data:', error)

/** Storage that may be blocked or full: data is then not kept, and a warning is logged. */
type WebStorage = {
  read: () => string | null
  write: (value: string) => void
  remove: () => void
}

/** @param open lazy, because accessing blocked storage throws */
export function webStorage(open: () => Storage, key: string): WebStorage {
  function attempt<Result>(action: (storage: Storage) => Result): Result | null {
    try {
      return action(open())
    } catch (error) {
      warn(error)
      return null
    }
  }
  return {
    read: () => attempt((storage) => storage.getItem(key)),
    write: (value) => attempt((storage) => storage.setItem(key, value)),
    remove: () => attempt((storage) => storage.removeItem(key)),
  }
}
