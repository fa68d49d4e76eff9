import { toText } from '@/shared/i18n/translate'
import { createSessionStore, useStore } from '@/shared/lib/state/store'
import type { Message } from '@/shared/i18n/message'

export type NotificationStatus = 'success' | 'error' | 'info' | 'warning'

export type LoggedNotification = {
  title: string
  description?: string
  note?: string
  details?: string
  id: number
  status: NotificationStatus
  shownAt: Date
}

type NotificationLog = { entries: readonly LoggedNotification[]; unseen: number }

const CAPACITY = 100
const EMPTY: NotificationLog = { entries: [], unseen: 0 }

/**
 * Successes that the user has just seen count as read; failures and other people's changes do not.
 */
const isNews = (status: NotificationStatus) => status === 'error' || status === 'warning'

const log = createSessionStore(EMPTY)
let lastId = 0

export function logNotification(message: Message, status: NotificationStatus): LoggedNotification {
  lastId += 1
  const { title, description, note, details } = message
  const entry = {
    title: toText(title),
    description: description && toText(description),
    note: note && toText(note),
    details,
    id: lastId,
    status,
    shownAt: new Date(),
  }
  log.update(({ entries, unseen }) => ({
    entries: [entry, ...entries].slice(0, CAPACITY),
    unseen: Math.min(unseen + (isNews(status) ? 1 : 0), CAPACITY),
  }))
  return entry
}

export function markNotificationsSeen(): void {
  if (log.get().unseen > 0) log.update(({ entries }) => ({ entries, unseen: 0 }))
}

export const clearNotificationLog = (): void => log.set(EMPTY)

export function useNotificationLog(): NotificationLog {
  return useStore(log)
}
