import { useSyncExternalStore } from 'react'
import { keepOnDevice, readFromDevice } from '@/shared/lib/device-store'

const keyOf = (userId: string) => `picture:${userId}`

const listeners = new Set<() => void>()

function subscribe(listener: () => void) {
  listeners.add(listener)
  window.addEventListener('storage', listener)
  return () => {
    listeners.delete(listener)
    window.removeEventListener('storage', listener)
  }
}

/** The picture a user chose on this device, as a data URL; undefined when there is none. */
export function usePicture(userId: string): string | undefined {
  return useSyncExternalStore(subscribe, () => readFromDevice(keyOf(userId)))
}

/**
 * @param picture a data URL; undefined removes the picture
 * @returns whether the device could keep it
 */
export function keepPicture(userId: string, picture: string | undefined): boolean {
  const isKept = keepOnDevice(keyOf(userId), picture)
  for (const listener of listeners) listener()
  return isKept
}
