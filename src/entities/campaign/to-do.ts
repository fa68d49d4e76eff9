import { useMemo } from 'react'
import { useDoneMarks } from '@/entities/event/done-marks'
import { msg } from '@/shared/i18n/translate'
import { useNow } from '@/shared/lib/state/use-now'
import { type Campaign, partSent, type SentCounts } from './campaign'

const DAY_MS = 24 * 60 * 60_000
const OLD_MS = 3 * DAY_MS

/** Returns drafts created more than three days ago; those of unknown age are not old. */
export const oldDrafts = <One extends Pick<Campaign, 'status' | 'createdAt'>>(
  campaigns: readonly One[],
  now: number,
): One[] =>
  campaigns.filter(
    ({ status, createdAt = Infinity }) => status === 'draft' && now - createdAt > OLD_MS,
  )

/**
 * Returns campaigns that were sent to all of their leads, unless a later step cannot be due yet.
 * The day of the launch is not known, but it was not before that of the creation.
 */
export const finished = <
  One extends SentCounts & {
    createdAt?: number | undefined
    steps: readonly { delay: number }[]
  },
>(
  campaigns: readonly One[],
  now: number,
): One[] =>
  campaigns.filter((campaign) => {
    const { createdAt = 0, steps } = campaign
    const days = steps.slice(1).reduce((sum, { delay }) => sum + delay, 0)
    return partSent(campaign) === 1 && createdAt + days * DAY_MS <= now
  })

export type ToDo = 'old-draft' | 'finished'

type Finder = (campaigns: readonly Campaign[], now: number) => Campaign[]

const finders: Record<ToDo, Finder> = { 'old-draft': oldDrafts, finished }

export const toDoLabels = {
  'old-draft': msg('Drafts older than three days'),
  finished: msg('Finished campaigns'),
}

export const isToDo = (text: string | undefined): text is ToDo =>
  text !== undefined && text in finders

const keyOf = (toDo: ToDo, { id }: Pick<Campaign, 'id'>) => `${toDo}:${id}`

/** Campaigns that "To do today" counts, without dismissed ones. */
export function useToDos() {
  const now = useNow()
  const { isDone } = useDoneMarks()
  return (toDo: ToDo, campaigns: readonly Campaign[]) =>
    finders[toDo](campaigns, now).filter((campaign) => !isDone(keyOf(toDo, campaign)))
}

/** The campaigns of a link from there, of any sender; all without `toDo`. */
export function useToDo(toDo: string | undefined, campaigns: readonly Campaign[]) {
  const openIn = useToDos()
  const { mark } = useDoneMarks()
  const key = isToDo(toDo)
    ? openIn(toDo, campaigns)
        .map(({ id }) => id)
        .join('\n')
    : undefined
  const toDoIds = useMemo(() => (key === undefined ? undefined : new Set(key.split('\n'))), [key])
  /** @returns undo */
  const dismiss = (dismissed: readonly Campaign[]) =>
    mark(isToDo(toDo) ? dismissed.map((one) => keyOf(toDo, one)) : [], true)
  return { toDoIds, dismiss }
}
