import { useSyncExternalStore } from 'react'
import type { Message } from './message'

export type NotificationStatus = 'success' | 'error' | 'info' | 'warning'

export type LoggedNotification = Message & {
  id: number
  status: NotificationStatus
  shownAt: Date
}

type NotificationLog = { entries: readonly LoggedNotification[]; unseen: number }

const CAPACITY = 100
const EMPTY: NotificationLog = { entries: [], unseen: 0 }

const listeners = new Set<() => void>()
let log = EMPTY
let lastId = 0

function replace(next: NotificationLog) {
  log = next
  for (const listener of listeners) listener()
}

/** Keeps a notification readable after it left the screen, in memory only. Newest first. */
export function logNotification(message: Message, status: NotificationStatus): LoggedNotification {
  lastId += 1
  const entry = { ...message, id: lastId, status, shownAt: new Date() }
  const entries = [entry, ...log.entries].slice(0, CAPACITY)
  replace({ entries, unseen: Math.min(log.unseen + 1, CAPACITY) })
  return entry
}

export function markNotificationsSeen(): void {
  if (log.unseen > 0) replace({ ...log, unseen: 0 })
}

/** For logging out: what one person was told is not for the next. */
export function clearNotificationLog(): void {
  replace(EMPTY)
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

export function useNotificationLog(): NotificationLog {
  return useSyncExternalStore(subscribe, () => log)
}
