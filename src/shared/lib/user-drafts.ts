import { translate } from '@/shared/i18n/translate'
import { type BrowserStorage, deviceStorage } from './browser-storage'
import { createStore, type Store } from './store'
import type { LeaveQuestion, UnsavedWork } from './unsaved-work'

/** Writes are debounced, because a draft can contain pictures. */
const WRITE_AFTER_MS = 300

export type DraftStorage = {
  /** The stored value, not validated: an older version may have written it. */
  read: (key: string) => unknown
  keep: (key: string, value: unknown) => void
  drop: (key: string) => void
  /** Flushes pending writes. */
  write: () => void
  /** All keys that start with the prefix. */
  keys: (prefix: string) => string[]
  /**
   * Calls back when another tab wrote or dropped the draft. A pending write of this tab is cancelled
   * first, so that it does not overwrite the other without asking.
   * @returns a function that unsubscribes
   */
  follow: (key: string, onChange: (isDropped: boolean) => void) => () => void
  /** False once a draft could not be written and therefore lives only as long as the page. */
  isWritten: () => boolean
  /** When this page last wrote the draft, in milliseconds since the epoch. */
  writtenAt: (key: string) => number | undefined
  /** Incremented whenever a draft is changed, written or dropped. */
  changes: Store<number>
}

/** Drafts by key. If storage is blocked or full they stay in memory. */
export function createDraftStorage(storage: BrowserStorage): DraftStorage {
  const memory = new Map<string, unknown>()
  const writeTimes = new Map<string, number>()
  const changes = createStore(0)
  let waiting: { key: string; value: unknown } | undefined
  let timer: ReturnType<typeof setTimeout> | undefined

  const announce = () => changes.update((count) => count + 1)
  const forget = (key: string) => {
    if (waiting?.key === key) waiting = undefined
    memory.delete(key)
    writeTimes.delete(key)
  }

  const write = () => {
    clearTimeout(timer)
    if (!waiting) return
    const { key, value } = waiting
    forget(key)
    if (storage.write(key, JSON.stringify(value))) writeTimes.set(key, Date.now())
    else memory.set(key, value)
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
    writtenAt: (key) => writeTimes.get(key),
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

// The last event in which a closing or backgrounded page can write.
addEventListener('pagehide', userDrafts.write)
document.addEventListener('visibilitychange', userDrafts.write)

const prefixOf = (userId: string) => `draft:${userId}:`

export const draftKey = (userId: string, name: string): string => prefixOf(userId) + name

/** Whether a draft can be stored, and so survive the page. */
export function canKeepDrafts(): boolean {
  const probe = 'draft-probe'
  return deviceStorage.write(probe, '') && deviceStorage.write(probe, undefined)
}

/** For log out. */
export function dropDrafts(userId: string): void {
  for (const key of userDrafts.keys(prefixOf(userId))) userDrafts.drop(key)
}

/** The drafts of a user as unsaved work: all at log out, those not stored when the page closes. */
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
  title: translate('Log out and discard your draft?'),
  text: name
    ? translate('“{name}” is not saved yet, and logging out removes it from this device.', { name })
    : translate('It is not saved yet, and logging out removes it from this device.'),
  confirmLabel: translate('Log out'),
  cancelLabel: translate('Stay signed in'),
})
