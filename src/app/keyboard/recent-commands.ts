import { deviceStorage } from '@/shared/lib/browser-storage'

const KEPT = 8

const keyOf = (userId: string) => `recent-commands:${userId}`

/** Ids of the commands that the user ran on this device, the latest first. */
export function readRecentCommands(userId: string): string[] {
  try {
    const kept: unknown = JSON.parse(deviceStorage.read(keyOf(userId)) ?? '[]')
    return Array.isArray(kept) ? kept.filter((id) => typeof id === 'string') : []
  } catch {
    return []
  }
}

export function keepRecentCommand(userId: string, id: string): void {
  const others = readRecentCommands(userId).filter((one) => one !== id)
  deviceStorage.write(keyOf(userId), JSON.stringify([id, ...others].slice(0, KEPT)))
}
