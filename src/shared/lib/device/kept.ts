import type * as z from 'zod/mini'
import { type BrowserStorage, deviceStorage, tabStorage } from './browser-storage'
import { createSessionStore, createStore } from '../state/store'

type Declaration<Value> = {
  /** The key in storage, or the part of it that does not name the user. */
  name: string
  /** 'user': of this device, for each user. 'tab': also for each user, and survives only a reload. */
  scope: 'device' | 'user' | 'tab'
  /** A stored value that does not match it, as one of an older version, is read as the fallback. */
  schema: z.ZodMiniType<Value>
  fallback: NoInfer<Value>
  atLogOut: 'stays' | 'forgotten'
}

/** A value that the browser stores, for `useStore`. Other tabs see each change at once. */
export type Kept<Value> = {
  get: () => Value
  /**
   * If storage is blocked or full, the value lasts as long as the page, and a user's until log out.
   * @param next undefined removes it. Strings are stored as they are, other values as JSON.
   * @returns whether it was stored
   */
  set: (next: Value | undefined) => boolean
  update: (change: (current: Value) => Value | undefined) => boolean
  /** Whether the current value is stored. */
  isStored: () => boolean
  /** Calls back at changes of this tab and of others. @returns a function that ends the subscription */
  subscribe: (listener: () => void) => () => void
}

/** Entries of this prefix are removed at log out, whichever code has been loaded by then. */
const FORGOTTEN = 'kept:'
const forgottenOf = (userId: string) => `${FORGOTTEN}${encodeURIComponent(userId)}:`

type Opened = { kept: unknown; announce: () => void; forget: () => void }

const opened = new Map<string, Opened>()

/** Declares what the browser keeps. `docs/security.md` lists all declarations. */
export function kept<Value>(
  declaration: Declaration<Value> & { scope: 'device'; atLogOut: 'stays' },
): Kept<Value>
export function kept<Value>(
  declaration: Declaration<Value> & ({ scope: 'user' } | { scope: 'tab'; atLogOut: 'forgotten' }),
): (userId: string) => Kept<Value>
export function kept<Value>(declaration: Declaration<Value>) {
  const { name, scope, atLogOut } = declaration
  if (scope === 'device') return open(name, declaration)
  return (userId: string) =>
    open(atLogOut === 'forgotten' ? forgottenOf(userId) + name : `${name}:${userId}`, declaration)
}

/** Each caller gets the same one. */
function open<Value>(key: string, declaration: Declaration<Value>): Kept<Value> {
  const known = opened.get(key)
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- each name is declared once
  if (known) return known.kept as Kept<Value>
  const { scope, schema, fallback } = declaration

  const storage = scope === 'tab' ? tabStorage : deviceStorage
  const changes = createStore(0)
  const announce = () => changes.update((count) => count + 1)
  const createMemory = scope === 'device' ? createStore : createSessionStore
  const unwritten = createMemory<string | undefined>(undefined)
  unwritten.subscribe(announce)
  let last: { text?: string; value: Value } = { value: fallback }

  const get = () => {
    const text = unwritten.get() ?? storage.read(key)
    if (text === last.text) return last.value
    const read = text === undefined ? undefined : schema.safeParse(parseJson(text))
    last = { text, value: read?.success ? read.data : fallback }
    return last.value
  }
  const set = (next: Value | undefined) => {
    const text =
      next === undefined ? undefined : typeof next === 'string' ? next : JSON.stringify(next)
    const isStored = storage.write(key, text)
    unwritten.set(isStored ? undefined : text)
    announce()
    return isStored
  }
  const one: Kept<Value> = {
    get,
    set,
    update: (change) => set(change(get())),
    isStored: () => unwritten.get() === undefined,
    subscribe: changes.subscribe,
  }
  opened.set(key, { kept: one, announce, forget: () => unwritten.set(undefined) })
  return one
}

/** Text that is not JSON was kept as a string. */
function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}

addEventListener('storage', ({ key }: StorageEvent) => {
  // The whole storage was cleared.
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

/** For log out: removes what the device keeps for the user only until then. */
export function forgetOfUser(userId: string): void {
  forget(deviceStorage, (key) => key.startsWith(forgottenOf(userId)))
}

/** @param exceptFor id of the user whose entries stay */
export function forgetInTab(exceptFor?: string): void {
  const own = exceptFor === undefined ? undefined : forgottenOf(exceptFor)
  forget(
    tabStorage,
    (key) => key.startsWith(FORGOTTEN) && !(own !== undefined && key.startsWith(own)),
  )
}
