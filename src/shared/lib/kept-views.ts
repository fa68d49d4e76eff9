import { deviceStorage } from './browser-storage'
import { createStore, useStore } from './store'

/** Search params, not validated: an older version may have written them. */
export type View = Record<string, unknown>

const keyOf = (userId: string) => `views:${userId}`

const changes = createStore(0)

function read(userId: string): Record<string, View> {
  try {
    const kept: unknown = JSON.parse(deviceStorage.read(keyOf(userId)) ?? '{}')
    return Object.fromEntries(
      Object.entries(Object(kept)).map(([path, view]) => [path, Object(view)]),
    )
  } catch {
    return {}
  }
}

/** The filters and the order that a user last chose on each screen of this device, by its path. */
export function useKeptViews(userId: string): Record<string, View> {
  useStore(changes)
  return read(userId)
}

export function keepView(userId: string, path: string, view: View): void {
  deviceStorage.write(keyOf(userId), JSON.stringify({ ...read(userId), [path]: view }))
  changes.update((count) => count + 1)
}

/** For log out. */
export function dropViews(userId: string): void {
  deviceStorage.write(keyOf(userId), undefined)
  changes.update((count) => count + 1)
}
