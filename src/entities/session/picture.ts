import { useCallback, useSyncExternalStore } from 'react'
import { deviceStorage } from '@/shared/lib/browser-storage'
import { createStore } from '@/shared/lib/store'

const keyOf = (userId: string) => `picture:${userId}`

/** Number of changes in this tab; the picture itself is in storage. */
const changes = createStore(0)

/** The user's picture on this device as a data URL; undefined when there is none. */
export function usePicture(userId: string): string | undefined {
  const subscribe = useCallback(
    (listener: () => void) => {
      const endOwn = changes.subscribe(listener)
      const endOthers = deviceStorage.follow(keyOf(userId), listener)
      return () => {
        endOwn()
        endOthers()
      }
    },
    [userId],
  )
  return useSyncExternalStore(subscribe, () => deviceStorage.read(keyOf(userId)))
}

/**
 * @param picture a data URL; undefined removes the picture
 * @returns whether it was stored
 */
export function keepPicture(userId: string, picture: string | undefined): boolean {
  const isKept = deviceStorage.write(keyOf(userId), picture)
  changes.update((count) => count + 1)
  return isKept
}
