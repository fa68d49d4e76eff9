const warn = (error: unknown) => console.warn('The mock backend cannot keep its data:', error)

/** The page's storage, where it may be blocked or full: the backend then forgets, and says so. */
type WebStorage = {
  read: () => string | null
  write: (value: string) => void
  remove: () => void
}

/** @param open called at each use, because even naming a blocked storage throws. */
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
