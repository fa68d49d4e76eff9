/**
 * Unsaved work, kept on this device for each user. Where storage is blocked or full it lasts as long
 * as the page. Writing waits for a pause: a draft may hold pictures.
 */

const WRITE_AFTER_MS = 300

type Draft = { key: string; value: unknown }

/** What could not be written. */
const memory = new Map<string, unknown>()
const listeners = new Set<() => void>()
let waiting: Draft | undefined
let timer: ReturnType<typeof setTimeout> | undefined

const prefixOf = (userId: string) => `draft:${userId}:`

/** Writes what still waits, at once. */
export function writeDrafts(): void {
  clearTimeout(timer)
  if (!waiting) return
  const { key, value } = waiting
  waiting = undefined
  try {
    localStorage.setItem(key, JSON.stringify(value))
    memory.delete(key)
  } catch {
    memory.set(key, value)
  }
  tellListeners()
}

function tellListeners() {
  for (const listener of listeners) listener()
}

// The last moments in which a page that is closed or put aside may still write.
addEventListener('pagehide', writeDrafts)
document.addEventListener('visibilitychange', writeDrafts)

export function keepDraft(userId: string, name: string, value: unknown): void {
  const key = prefixOf(userId) + name
  if (waiting && waiting.key !== key) writeDrafts()
  waiting = { key, value }
  clearTimeout(timer)
  timer = setTimeout(writeDrafts, WRITE_AFTER_MS)
}

/** The draft as it was kept; unchecked, because an older version may have written it. */
export function readDraft(userId: string, name: string): unknown {
  const key = prefixOf(userId) + name
  if (waiting?.key === key) return waiting.value
  if (memory.has(key)) return memory.get(key)
  try {
    const stored = localStorage.getItem(key)
    return stored === null ? undefined : JSON.parse(stored)
  } catch {
    return undefined
  }
}

function forget(key: string) {
  if (waiting?.key === key) waiting = undefined
  memory.delete(key)
  try {
    localStorage.removeItem(key)
  } catch {
    // Blocked: nothing was stored either.
  }
  tellListeners()
}

export function dropDraft(userId: string, name: string): void {
  forget(prefixOf(userId) + name)
}

/**
 * Tells of what another tab does to a draft: it is written, or dropped.
 * @returns a function that stops it
 */
export function followDraft(
  userId: string,
  name: string,
  onChange: (isDropped: boolean) => void,
): () => void {
  const handleStorage = ({ key, oldValue, newValue }: StorageEvent) => {
    if (key === prefixOf(userId) + name && newValue !== oldValue) {
      onChange(newValue === null)
    }
  }
  addEventListener('storage', handleStorage)
  return () => removeEventListener('storage', handleStorage)
}

/** For logging out. */
export function dropDrafts(userId: string): void {
  const keys = [...memory.keys(), ...storedKeys(), ...(waiting ? [waiting.key] : [])]
  for (const key of keys) if (key.startsWith(prefixOf(userId))) forget(key)
}

function storedKeys(): string[] {
  try {
    return Object.keys(localStorage)
  } catch {
    return []
  }
}

/** Whether drafts outlive the page: storage is there and the last one could be written. */
export function areDraftsStored(): boolean {
  try {
    localStorage.setItem('draft-probe', '')
    localStorage.removeItem('draft-probe')
    return areDraftsWritten()
  } catch {
    return false
  }
}

/** Storage that is there may still be too full for a draft. */
export const areDraftsWritten = (): boolean => memory.size === 0

/** @returns a function that stops telling when drafts were written, or could not be */
export function followWriting(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
