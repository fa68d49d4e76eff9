import type { BulkKind } from '@/entities/campaign/campaign-queries'
import { reasonOf } from '@/shared/api/api-error'
import { BusyError } from '@/shared/api/use-write'
import { msg, type Translate, translate } from '@/shared/i18n/translate'
import type { BulkRow, BulkRun } from '../bulk-run'

/** `count` of all campaigns of the run. */
type All = { count: number }
/** `count` of the campaigns changed, out of `total`. */
type Done = { count: number; total: number }

const textsOf = {
  pause: (t: Translate, all: All, done: Done) => ({
    command: t('{count, plural, one {Pause # campaign} other {Pause # campaigns}}', all),
    progress: t('{count, plural, one {Pausing # campaign} other {Pausing # campaigns}}', all),
    all: t('{count, plural, one {# campaign paused} other {# campaigns paused}}', all),
    some: t(
      '{total, plural, one {{count, number} of # campaign paused} other {{count, number} of # campaigns paused}}',
      done,
    ),
  }),
  resume: (t: Translate, all: All, done: Done) => ({
    command: t('{count, plural, one {Resume # campaign} other {Resume # campaigns}}', all),
    progress: t('{count, plural, one {Resuming # campaign} other {Resuming # campaigns}}', all),
    all: t('{count, plural, one {# campaign resumed} other {# campaigns resumed}}', all),
    some: t(
      '{total, plural, one {{count, number} of # campaign resumed} other {{count, number} of # campaigns resumed}}',
      done,
    ),
  }),
  duplicate: (t: Translate, all: All, done: Done) => ({
    command: t('{count, plural, one {Duplicate # campaign} other {Duplicate # campaigns}}', all),
    progress: t(
      '{count, plural, one {Duplicating # campaign} other {Duplicating # campaigns}}',
      all,
    ),
    all: t('{count, plural, one {# campaign duplicated} other {# campaigns duplicated}}', all),
    some: t(
      '{total, plural, one {{count, number} of # campaign duplicated} other {{count, number} of # campaigns duplicated}}',
      done,
    ),
  }),
  delete: (t: Translate, all: All, done: Done) => ({
    command: t('{count, plural, one {Delete # campaign} other {Delete # campaigns}}', all),
    progress: t('{count, plural, one {Deleting # campaign} other {Deleting # campaigns}}', all),
    all: t('{count, plural, one {# campaign deleted} other {# campaigns deleted}}', all),
    some: t(
      '{total, plural, one {{count, number} of # campaign deleted} other {{count, number} of # campaigns deleted}}',
      done,
    ),
  }),
}

const textsFor = (kind: BulkKind, total: number, count = 0) =>
  textsOf[kind](translate, { count: total }, { count, total })

/** For example 'Pause 2 campaigns'. */
export const commandText = (kind: BulkKind, total: number) => textsFor(kind, total).command

export const progressText = ({ kind, rows }: BulkRun) => textsFor(kind, rows.length).progress

export const countDone = ({ rows }: BulkRun) => rows.filter(({ state }) => state === 'done').length

/** For example '3 of 5 campaigns paused'. */
export function outcomeText(run: BulkRun): string {
  const { length } = run.rows
  const count = countDone(run)
  const { all, some } = textsFor(run.kind, length, count)
  return count === length ? all : some
}

const rowTexts = { waiting: msg('Waiting'), running: msg('In progress...'), done: msg('Done') }

export function rowText({ state, error }: BulkRow): string {
  if (state !== 'unknown' && state !== 'failed') return translate(rowTexts[state])
  const reason = error instanceof BusyError ? error.message : reasonOf(error)
  return state === 'failed'
    ? translate('Failed: {reason}', { reason })
    : translate('Not confirmed: look for a copy in the list before you try again. {reason}', {
        reason,
      })
}
