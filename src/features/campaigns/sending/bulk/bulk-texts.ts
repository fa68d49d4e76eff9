import type { BulkKind } from '@/entities/campaign/campaign-queries'
import { reasonOf } from '@/shared/api/api-error'
import { BusyError } from '@/shared/api/use-write'
import { msg, type Translatable, translate } from '@/shared/i18n/translate'
import type { BulkRow, BulkRun } from './bulk-run'

type Texts = {
  command: (count: number) => string
  progress: (count: number) => string
  all: (count: number) => string
  some: (count: number, total: number) => string
  waiting: Translatable
  running: Translatable
  done: Translatable
}

const texts: Record<BulkKind, Texts> = {
  pause: {
    command: (count) =>
      translate('{count, plural, one {Pause # campaign} other {Pause # campaigns}}', { count }),
    progress: (count) =>
      translate('{count, plural, one {Pausing # campaign} other {Pausing # campaigns}}', { count }),
    all: (count) =>
      translate('{count, plural, one {# campaign paused} other {# campaigns paused}}', { count }),
    some: (count, total) =>
      translate(
        '{total, plural, one {{count, number} of # campaign paused} other {{count, number} of # campaigns paused}}',
        { count, total },
      ),
    waiting: msg('Not paused yet'),
    running: msg('Pausing...'),
    done: msg('Paused'),
  },
  resume: {
    command: (count) =>
      translate('{count, plural, one {Resume # campaign} other {Resume # campaigns}}', { count }),
    progress: (count) =>
      translate('{count, plural, one {Resuming # campaign} other {Resuming # campaigns}}', {
        count,
      }),
    all: (count) =>
      translate('{count, plural, one {# campaign resumed} other {# campaigns resumed}}', { count }),
    some: (count, total) =>
      translate(
        '{total, plural, one {{count, number} of # campaign resumed} other {{count, number} of # campaigns resumed}}',
        { count, total },
      ),
    waiting: msg('Not resumed yet'),
    running: msg('Resuming...'),
    done: msg('Resumed'),
  },
  duplicate: {
    command: (count) =>
      translate('{count, plural, one {Duplicate # campaign} other {Duplicate # campaigns}}', {
        count,
      }),
    progress: (count) =>
      translate('{count, plural, one {Duplicating # campaign} other {Duplicating # campaigns}}', {
        count,
      }),
    all: (count) =>
      translate('{count, plural, one {# campaign duplicated} other {# campaigns duplicated}}', {
        count,
      }),
    some: (count, total) =>
      translate(
        '{total, plural, one {{count, number} of # campaign duplicated} other {{count, number} of # campaigns duplicated}}',
        { count, total },
      ),
    waiting: msg('Not duplicated yet'),
    running: msg('Duplicating...'),
    done: msg('Duplicated'),
  },
  delete: {
    command: (count) =>
      translate('{count, plural, one {Delete # campaign} other {Delete # campaigns}}', { count }),
    progress: (count) =>
      translate('{count, plural, one {Deleting # campaign} other {Deleting # campaigns}}', {
        count,
      }),
    all: (count) =>
      translate('{count, plural, one {# campaign deleted} other {# campaigns deleted}}', { count }),
    some: (count, total) =>
      translate(
        '{total, plural, one {{count, number} of # campaign deleted} other {{count, number} of # campaigns deleted}}',
        { count, total },
      ),
    waiting: msg('Not deleted yet'),
    running: msg('Deleting...'),
    done: msg('Deleted'),
  },
}

/** 'Pause 2 campaigns' */
export const commandText = (kind: BulkKind, count: number) => texts[kind].command(count)

export const progressText = ({ kind, rows }: BulkRun) => texts[kind].progress(rows.length)

export const countDone = ({ rows }: BulkRun) => rows.filter(({ state }) => state === 'done').length

/** '3 of 5 campaigns paused' */
export function outcomeText(run: BulkRun): string {
  const { all, some } = texts[run.kind]
  const { length } = run.rows
  const count = countDone(run)
  return count === length ? all(count) : some(count, length)
}

export function rowText(kind: BulkKind, { state, error }: BulkRow): string {
  if (state !== 'unknown' && state !== 'failed') return translate(texts[kind][state])
  const reason = error instanceof BusyError ? error.message : reasonOf(error)
  return state === 'failed'
    ? translate('Failed: {reason}', { reason })
    : translate('Not confirmed: look for a copy in the list before you try again. {reason}', {
        reason,
      })
}
