import * as z from 'zod/mini'
import { useCurrentUser } from '@/entities/session/session-context'
import { kept } from '@/shared/lib/device/kept'
import { useStore } from '@/shared/lib/state/store'

const marks = kept({
  name: 'done-events',
  scope: 'user',
  schema: z.array(z.string()),
  fallback: [],
  atLogOut: 'stays',
})

/** Far more than the events that the server returns. */
const MAX_MARKS = 1000

/** The keys with these marked as done or not, the latest marks last. */
export function withMarks(done: readonly string[], keys: readonly string[], isDone: boolean) {
  const others = done.filter((key) => !keys.includes(key))
  return isDone ? [...others, ...keys].slice(-MAX_MARKS) : others
}

export type DoneMarks = {
  isDone: (key: string) => boolean
  /** @returns a function that restores what was there before */
  mark: (keys: readonly string[], isDone: boolean) => () => void
}

/** Which events this user has dealt with, kept on this device. `eventKey` names an event. */
export function useDoneMarks(): DoneMarks {
  const { update } = marks(useCurrentUser().id)
  const done = new Set(useStore(marks(useCurrentUser().id)))
  const mark = (keys: readonly string[], isDone: boolean) => {
    const changed = keys.filter((key) => done.has(key) !== isDone)
    update((all) => withMarks(all, changed, isDone))
    return () => void update((all) => withMarks(all, changed, !isDone))
  }
  return { isDone: (key) => done.has(key), mark }
}
