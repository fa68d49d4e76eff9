import type { BulkKind } from '@/entities/campaign/campaign-queries'
import { formatCount } from '@/shared/lib/format-count'
import type { BulkRow, BulkRun } from './bulk-run'

export const campaignsText = (count: number) =>
  count === 1 ? '1 campaign' : `${formatCount(count)} campaigns`

type Verb = { imperative: string; progress: string; done: string }

const verbs: Record<BulkKind, Verb> = {
  pause: { imperative: 'Pause', progress: 'Pausing', done: 'paused' },
  resume: { imperative: 'Resume', progress: 'Resuming', done: 'resumed' },
  duplicate: { imperative: 'Duplicate', progress: 'Duplicating', done: 'duplicated' },
  delete: { imperative: 'Delete', progress: 'Deleting', done: 'deleted' },
}

/** 'Pause 2 campaigns' */
export const commandText = (kind: BulkKind, count: number) =>
  `${verbs[kind].imperative} ${campaignsText(count)}`

export const progressText = ({ kind, rows }: BulkRun) =>
  `${verbs[kind].progress} ${campaignsText(rows.length)}`

export const countDone = ({ rows }: BulkRun) => rows.filter(({ state }) => state === 'done').length

/** '3 of 5 campaigns paused' */
export function outcomeText(run: BulkRun): string {
  const { done } = verbs[run.kind]
  const count = countDone(run)
  return count === run.rows.length
    ? `${campaignsText(count)} ${done}`
    : `${formatCount(count)} of ${campaignsText(run.rows.length)} ${done}`
}

const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1)

export function rowText(kind: BulkKind, { state, reason = '' }: BulkRow): string {
  const { progress, done } = verbs[kind]
  const texts: Record<BulkRow['state'], string> = {
    done: capital(done),
    running: `${progress}...`,
    waiting: `Not ${done} yet`,
    unknown: `Not confirmed: look for a copy in the list before you try again. ${reason}`,
    failed: `Failed: ${reason}`,
  }
  return texts[state]
}
