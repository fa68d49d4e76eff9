import type { BulkKind } from '@/entities/campaign/campaign-queries'
import { reasonOf } from '@/shared/api/api-error'
import { msg, type Translate, translate } from '@/shared/i18n/translate'
import type { BulkRow, BulkRun } from '../bulk-run'

type Counts = Record<string, number>

const textsOf = {
  pause: (t: Translate, all: Counts, done: Counts) => ({
    command: t('{count, plural, one {Pause # campaign} other {Pause # campaigns}}', all),
    done: t(
      '{total, plural, one {{count, number} of # campaign paused} other {{count, number} of # campaigns paused}}',
      done,
    ),
  }),
  resume: (t: Translate, all: Counts, done: Counts) => ({
    command: t('{count, plural, one {Resume # campaign} other {Resume # campaigns}}', all),
    done: t(
      '{total, plural, one {{count, number} of # campaign resumed} other {{count, number} of # campaigns resumed}}',
      done,
    ),
  }),
  duplicate: (t: Translate, all: Counts, done: Counts) => ({
    command: t('{count, plural, one {Duplicate # campaign} other {Duplicate # campaigns}}', all),
    done: t(
      '{total, plural, one {{count, number} of # campaign duplicated} other {{count, number} of # campaigns duplicated}}',
      done,
    ),
  }),
  delete: (t: Translate, all: Counts, done: Counts) => ({
    command: t('{count, plural, one {Delete # campaign} other {Delete # campaigns}}', all),
    done: t(
      '{total, plural, one {{count, number} of # campaign deleted} other {{count, number} of # campaigns deleted}}',
      done,
    ),
  }),
}

const textsFor = (kind: BulkKind, total: number, count = 0) =>
  textsOf[kind](translate, { count: total }, { count, total })

/** For example 'Pause 2 campaigns'. */
export const commandText = (kind: BulkKind, total: number) => textsFor(kind, total).command

export const resumptionText = (count: number) =>
  translate('{count, plural, one {Resume the one paused last} other {Resume the # paused last}}', {
    count,
  })

export const countDone = ({ rows }: BulkRun) => rows.filter(({ state }) => state === 'done').length

/** For example '3 of 5 campaigns paused'. */
export const outcomeText = (run: BulkRun) =>
  textsFor(run.kind, run.rows.length, countDone(run)).done

const rowTexts = { waiting: msg('Waiting'), running: msg('In progress...'), done: msg('Done') }

export function rowText({ state, error }: BulkRow): string {
  if (state !== 'unknown' && state !== 'failed') return translate(rowTexts[state])
  const reason = reasonOf(error)
  return state === 'failed'
    ? translate('Failed: {reason}', { reason })
    : translate('Not confirmed: look for a copy in the list before you try again. {reason}', {
        reason,
      })
}
