import type * as z from 'zod/mini'
import { createSessionStore, createStore } from '../state/store'
import type { HandOver, HandOverPart } from './hand-over'

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
  }
}

/** Shared by all tabs; persistent. */
export const deviceStorage = createStorage(() => localStorage)

/** Per tab: survives a reload, but not closing the tab. */
export const tabStorage = createStorage(() => sessionStorage)

type Declaration<Value> = {
  /** Storage key, without the user id. */
  name: string
  /** 'user': on this device, per user. 'tab': per user and tab; survives only a reload. */
  scope: 'device' | 'user' | 'tab'
  /**
   * A stored value that does not match, for example from an older version, reads as the fallback.
   */
  schema: z.ZodMiniType<Value>
  fallback: NoInfer<Value>
  /**
   * For a value that the hand-over passes on to another user. `src/app/hand-over.tsx` imports each
   * module that declares one.
   */
  handOver?: HandOver<NoInfer<Value>>
  atLogOut: 'stays' | 'forgotten'
}

/** A persisted value, for `useStore`. Synchronised between tabs. */
export type Persisted<Value> = {
  get: () => Value
  /**
   * If storage is blocked or full, the value lasts as long as the page, or until log out for a
   * user's value.
   * @param next undefined removes it. Strings are stored verbatim, other values as JSON.
   * @returns whether it was stored
   */
  set: (next: Value | undefined) => boolean
  update: (change: (current: Value) => Value | undefined) => boolean
  isStored: () => boolean
  /**
   * Subscribes to changes of this and other tabs.
   * @returns unsubscribe
   */
  subscribe: (listener: () => void) => () => void
}

/**
 * Entries with this prefix are removed at log out, even if the code that declared them was never
 * loaded.
 */
const FORGOTTEN = 'kept:'
const forgottenOf = (userId: string) => `${FORGOTTEN}${encodeURIComponent(userId)}:`

type Opened = { kept: unknown; announce: () => void; forget: () => void }

const opened = new Map<string, Opened>()

/** Declares a persisted value. All of them are listed in `docs/security.md`. */
export function persisted<Value>(
  declaration: Declaration<Value> & { scope: 'device'; atLogOut: 'stays' },
): Persisted<Value>
export function persisted<Value>(
  declaration: Declaration<Value> & ({ scope: 'user' } | { scope: 'tab'; atLogOut: 'forgotten' }),
): (userId: string) => Persisted<Value>
export function persisted<Value>(declaration: Declaration<Value>) {
  const { name, scope, atLogOut } = declaration
  const ofUser = (userId: string) => {
    if (scope === 'device') return open(name, declaration)
    const key = atLogOut === 'forgotten' ? forgottenOf(userId) + name : `${name}:${userId}`
    return open(key, declaration)
  }
  handedOver.set(name, (userId) => handOverPart(declaration, ofUser(userId)))
  return scope === 'device' ? open(name, declaration) : ofUser
}

const handedOver = new Map<string, (userId: string) => HandOverPart | undefined>()

/** The values that the hand-over passes on, of the modules that are loaded. */
export const persistedParts = (userId: string): HandOverPart[] =>
  Array.from(handedOver.values()).flatMap((partOf) => partOf(userId) ?? [])

function handOverPart<Value>(
  { name, schema, handOver }: Declaration<Value>,
  { get, set }: Persisted<Value>,
): HandOverPart | undefined {
  if (!handOver) return undefined
  const { countOf, merge } = handOver
  return {
    kind: name,
    read: async () => (countOf(get()) > 0 ? get() : undefined),
    compare: async (value, from) => {
      const read = schema.safeParse(value)
      if (!read.success) return undefined
      const newIn = (own: Value) => countOf(merge(own, read.data, from)) - countOf(own)
      return {
        count: countOf(read.data),
        newCount: newIn(get()),
        take: async () => {
          const own = get()
          if (set(merge(own, read.data, from))) return newIn(own)
          set(own)
          return 0
        },
      }
    },
  }
}

function open<Value>(key: string, declaration: Declaration<Value>): Persisted<Value> {
  const known = opened.get(key)
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- each name is declared once
  if (known) return known.kept as Persisted<Value>
  const { scope, schema, fallback } = declaration

  const storage = scope === 'tab' ? tabStorage : deviceStorage
  const changes = createStore(0)
  const announce = () => changes.update((count) => count + 1)
  const createMemory = scope === 'device' ? createStore : createSessionStore
  /** `over` is the text that it could not replace; gives way to one that another tab stores. */
  const unwritten = createMemory<{ text: string; over: string | undefined } | undefined>(undefined)
  unwritten.subscribe(announce)
  const findUnwritten = () => {
    const kept = unwritten.get()
    return kept?.over === storage.read(key) ? kept : undefined
  }
  let last: { text?: string; value: Value } = { value: fallback }

  const get = () => {
    const text = findUnwritten()?.text ?? storage.read(key)
    if (text === last.text) return last.value
    const read = text === undefined ? undefined : schema.safeParse(parseJson(text))
    last = { text, value: read?.success ? read.data : fallback }
    return last.value
  }
  const set = (next: Value | undefined) => {
    const text =
      next === undefined ? undefined : typeof next === 'string' ? next : JSON.stringify(next)
    const isStored = storage.write(key, text)
    unwritten.set(isStored || text === undefined ? undefined : { text, over: storage.read(key) })
    announce()
    return isStored
  }
  const one: Persisted<Value> = {
    get,
    set,
    update: (change) => set(change(get())),
    isStored: () => findUnwritten() === undefined,
    subscribe: changes.subscribe,
  }
  opened.set(key, { kept: one, announce, forget: () => unwritten.set(undefined) })
  return one
}

/** Text that is not JSON was stored as a plain string. */
export function parseJson(text = ''): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}

addEventListener('storage', ({ key }: StorageEvent) => {
  // `storage.clear()`
  if (key === null) for (const { forget } of opened.values()) forget()
  for (const [one, { announce }] of opened) if (key === null || key === one) announce()
})

function forget(storage: BrowserStorage, isForgotten: (key: string) => boolean) {
  const keys = new Set([...storage.keys(), ...opened.keys()])
  for (const key of [...keys].filter(isForgotten)) {
    storage.write(key, undefined)
    opened.get(key)?.forget()
    opened.get(key)?.announce()
  }
}

/** Called at log out: removes the user's entries that must not survive it. */
export function forgetOfUser(userId: string): void {
  forget(deviceStorage, (key) => key.startsWith(forgottenOf(userId)))
}

/** @param exceptFor id of the user whose entries to keep */
export function forgetInTab(exceptFor?: string): void {
  const own = exceptFor === undefined ? undefined : forgottenOf(exceptFor)
  forget(
    tabStorage,
    (key) => key.startsWith(FORGOTTEN) && !(own !== undefined && key.startsWith(own)),
  )
}
