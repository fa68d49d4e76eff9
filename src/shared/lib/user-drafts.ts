import { type BrowserStorage, deviceStorage } from './browser-storage'
import { createStore, type Store } from './store'
import type { LeaveQuestion, UnsavedWork } from './unsaved-work'

/** A draft may hold pictures: it is written in a pause. */
const WRITE_AFTER_MS = 300

export type DraftStorage = {
  /** As it was kept; unchecked, because an older version may have written it. */
  read: (key: string) => unknown
  keep: (key: string, value: unknown) => void
  drop: (key: string) => void
  /** Writes what still waits, at once. */
  write: () => void
  /** All keys that begin with this. */
  keys: (prefix: string) => string[]
  /**
   * Calls back when another tab wrote the draft, or dropped it. What waits to be written here is
   * given up first: it must not overwrite the other one unasked.
   * @returns a function that ends it
   */
  follow: (key: string, onChange: (isDropped: boolean) => void) => () => void
  /** False once a draft could not be written: it lasts as long as the page. */
  isWritten: () => boolean
  /** Grows whenever a draft is kept, written or dropped. */
  changes: Store<number>
}

/** Drafts by their key. Where storage is blocked or full they stay in memory. */
export function createDraftStorage(storage: BrowserStorage): DraftStorage {
  const memory = new Map<string, unknown>()
  const changes = createStore(0)
  let waiting: { key: string; value: unknown } | undefined
  let timer: ReturnType<typeof setTimeout> | undefined

  const announce = () => changes.update((count) => count + 1)
  const forget = (key: string) => {
    if (waiting?.key === key) waiting = undefined
    memory.delete(key)
  }

  const write = () => {
    clearTimeout(timer)
    if (!waiting) return
    const { key, value } = waiting
    forget(key)
    if (!storage.write(key, JSON.stringify(value))) memory.set(key, value)
    announce()
  }

  return {
    read: (key) => {
      if (waiting?.key === key) return waiting.value
      if (memory.has(key)) return memory.get(key)
      return parse(storage.read(key))
    },
    keep: (key, value) => {
      if (waiting && waiting.key !== key) write()
      waiting = { key, value }
      clearTimeout(timer)
      timer = setTimeout(write, WRITE_AFTER_MS)
      announce()
    },
    drop: (key) => {
      forget(key)
      storage.write(key, undefined)
      announce()
    },
    write,
    keys: (prefix) => {
      const keys = [...storage.keys(), ...memory.keys(), ...(waiting ? [waiting.key] : [])]
      return [...new Set(keys)].filter((key) => key.startsWith(prefix))
    },
    follow: (key, onChange) =>
      storage.follow(key, (value) => {
        forget(key)
        onChange(value === undefined)
        announce()
      }),
    isWritten: () => memory.size === 0,
    changes,
  }
}

function parse(json: string | undefined): unknown {
  try {
    return json === undefined ? undefined : JSON.parse(json)
  } catch {
    return undefined
  }
}

export const userDrafts = createDraftStorage(deviceStorage)

// The last moments in which a page that is closed or put aside may still write.
addEventListener('pagehide', userDrafts.write)
document.addEventListener('visibilitychange', userDrafts.write)

const prefixOf = (userId: string) => `draft:${userId}:`

export const draftKey = (userId: string, name: string): string => prefixOf(userId) + name

/** Whether a draft that is begun now would outlive the page. */
export function canKeepDrafts(): boolean {
  const probe = 'draft-probe'
  return deviceStorage.write(probe, '') && deviceStorage.write(probe, undefined)
}

/** For logging out. */
export function dropDrafts(userId: string): void {
  for (const key of userDrafts.keys(prefixOf(userId))) userDrafts.drop(key)
}

/** What is lost of the drafts of a person by logging out, and of those that could not be written. */
export function draftsAsWork(userId: string): UnsavedWork | undefined {
  const keys = () => userDrafts.keys(prefixOf(userId))
  if (keys().length === 0) return undefined
  return {
    isLostBy({ by }) {
      if (by === 'log-out') return keys().length > 0
      if (by !== 'unload' && by !== 'reload') return false
      userDrafts.write()
      return !userDrafts.isWritten()
    },
    question: () => logOutQuestion(keys().map((key) => nameOf(userDrafts.read(key)))[0]),
  }
}

function nameOf(draft: unknown): string {
  const { name } = Object(draft)
  return typeof name === 'string' ? name.trim() : ''
}

const logOutQuestion = (name: string | undefined): LeaveQuestion => ({
  title: 'Log out and discard your draft?',
  text: name
    ? `“${name}” is not saved yet, and logging out removes it from this device.`
    : 'It is not saved yet, and logging out removes it from this device.',
  confirmLabel: 'Log out',
  cancelLabel: 'Stay signed in',
})
