/** The subset of IndexedDB that idb-keyval uses, which jsdom lacks. Values are not cloned. */

const drafts = new Map<string, unknown>()
const others = new Map<string, unknown>()
let failure: DOMException | undefined
let transactions = 0

const nextTask = () => new Promise((resolve) => setTimeout(resolve))

type Request = {
  result?: unknown
  error?: DOMException
  onsuccess?: () => void
  onerror?: () => void
  onupgradeneeded?: () => void
}

function request(result: unknown): Request {
  const made: Request = { result }
  queueMicrotask(() => made.onsuccess?.())
  return made
}

function transaction(records: Map<string, unknown>) {
  const made: {
    error?: DOMException
    oncomplete?: () => void
    onabort?: () => void
    commit: () => void
    db: object
    objectStore: () => object
  } = {
    commit: () => {},
    db: { addEventListener: () => {} },
    objectStore: () => ({
      transaction: made,
      get: (key: unknown) => request(records.get(JSON.stringify(key))),
      getAllKeys: () => request([...records.keys()].map((key): unknown => JSON.parse(key))),
      getAll: () => request([...records.values()]),
      delete: (key: unknown) => void records.delete(JSON.stringify(key)),
      put: (value: unknown, key: unknown) => {
        if (failure) made.error = failure
        else records.set(JSON.stringify(key), value)
      },
    }),
  }
  queueMicrotask(() => (made.error ? made.onabort?.() : made.oncomplete?.()))
  return made
}

const database = (records: Map<string, unknown>) => ({
  transaction: () => {
    transactions += 1
    if (failure && failure.name !== 'QuotaExceededError') throw failure
    return transaction(records)
  },
})

export const memoryIndexedDb = {
  indexedDB: { open: (name: string) => request(database(name === 'drafts' ? drafts : others)) },
  /** Waits for writes that the end of the test has started, so that they do not reach the next one. */
  reset: async () => {
    let seen: number
    do {
      seen = transactions
      await nextTask()
    } while (seen < transactions)
    drafts.clear()
    others.clear()
    failure = undefined
  },
  /** Makes all following writes fail: the disk is full, or storage is blocked. */
  fail: (name: 'QuotaExceededError' | 'SecurityError' | 'TimeoutError' | undefined) =>
    (failure = name && new DOMException(name, name)),
  put: (key: readonly string[], value: unknown) => void drafts.set(JSON.stringify(key), value),
  forms: () => [...drafts].filter(([key]) => JSON.parse(key)[1] === 'form').map(([, form]) => form),
}
