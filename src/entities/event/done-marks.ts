import * as z from 'zod/mini'
import { useCurrentUser } from '@/entities/session/session-context'
import { persisted } from '@/shared/lib/device/persisted'
import { useStore } from '@/shared/lib/state/store'

/** Keys of the events that a user has dealt with. */
export const doneEvents = persisted({
  name: 'done-events',
  scope: 'user',
  schema: z.array(z.string()),
  fallback: [],
  atLogOut: 'stays',
})

/** Far above the number of events that the server returns. */
const MAX_MARKS = 1000

/** Marks the keys as done or not done; the latest marks come last. */
export function withMarks(done: readonly string[], keys: readonly string[], isDone: boolean) {
  const others = done.filter((key) => !keys.includes(key))
  return isDone ? [...others, ...keys].slice(-MAX_MARKS) : others
}

export type DoneMarks = {
  isDone: (key: string) => boolean
  /** @returns undo */
  mark: (keys: readonly string[], isDone: boolean) => () => void
}

/** Marks of events that this user has dealt with, by `eventKey`. Persisted on the device. */
export function useDoneMarks(): DoneMarks {
  const { update } = doneEvents(useCurrentUser().id)
  const done = new Set(useStore(doneEvents(useCurrentUser().id)))
  const mark = (keys: readonly string[], isDone: boolean) => {
    const changed = keys.filter((key) => done.has(key) !== isDone)
    update((all) => withMarks(all, changed, isDone))
    return () => void update((all) => withMarks(all, changed, !isDone))
  }
  return { isDone: (key) => done.has(key), mark }
}
