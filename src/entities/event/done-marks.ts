import * as z from 'zod/mini'
import { useCurrentUser } from '@/entities/session/session-context'
import { dateFormat } from '@/shared/i18n/active-language'
import { translate } from '@/shared/i18n/translate'
import { byContent } from '@/shared/lib/device/hand-over'
import { persisted } from '@/shared/lib/device/persisted'
import { useStore } from '@/shared/lib/state/store'

const markReader = z.object({
  key: z.string(),
  /** Time of the mark; 0 if unknown. */
  at: z.number(),
  /** Name of the user that it was taken over from. */
  by: z.optional(z.string()),
})

export type DoneMark = z.output<typeof markReader>

export const doneMarks = persisted({
  name: 'done-events',
  scope: 'user',
  schema: z.array(
    z.union([
      markReader,
      // Stored by earlier versions.
      z.pipe(
        z.string(),
        z.transform((key): DoneMark => ({ key, at: 0 })),
      ),
    ]),
  ),
  fallback: [],
  handOver: {
    countOf: (marks) => marks.length,
    merge: (own, theirs, from) =>
      byContent(({ key }: DoneMark) => key).merge(
        own,
        theirs.map((mark) => ({ ...mark, by: mark.by ?? from })),
      ),
  },
  atLogOut: 'stays',
})

/** Far above the number of events that the device remembers. */
const MAX_MARKS = 10_000

/** Replaces the marks of the keys; the latest marks come last. */
export function withMarks(
  marks: readonly DoneMark[],
  keys: readonly string[],
  next: readonly DoneMark[],
): DoneMark[] {
  const changed = new Set(keys)
  return [...marks.filter(({ key }) => !changed.has(key)), ...next].slice(-MAX_MARKS)
}

const days = dateFormat({ day: 'numeric', month: 'long' })

/** "done by Anna, 24 November"; empty for marks of the user's own. */
export function doneBy({ at, by }: Omit<DoneMark, 'key'>): string {
  if (by === undefined) return ''
  return at === 0
    ? translate('done by {name}', { name: by })
    : translate('done by {name}, {date}', { name: by, date: days().format(at) })
}

type DoneMarks = {
  markOf: (key: string) => DoneMark | undefined
  isDone: (key: string) => boolean
  /** @returns undo */
  mark: (keys: readonly string[], isDone: boolean) => () => void
}

export function useDoneMarks(): DoneMarks {
  const store = doneMarks(useCurrentUser().id)
  const marks = new Map(useStore(store).map((mark) => [mark.key, mark]))
  const mark = (keys: readonly string[], isDone: boolean) => {
    const changed = keys.filter((key) => marks.has(key) !== isDone)
    const before = changed.flatMap((key) => marks.get(key) ?? [])
    const at = Date.now()
    store.update((all) =>
      withMarks(all, changed, isDone ? changed.map((key) => ({ key, at })) : []),
    )
    return () => void store.update((all) => withMarks(all, changed, before))
  }
  return { markOf: (key) => marks.get(key), isDone: (key) => marks.has(key), mark }
}
