import type { Campaign } from '@/entities/campaign/campaign'
import { ApiError, AnswerError, NetworkError } from '@/shared/api/api-error'
import type { BulkKind } from '@/entities/campaign/campaign-queries'
import type { BulkRow, BulkRun } from './bulk-run'

type Options = {
  run: BulkRun
  call: (campaign: Campaign) => Promise<void>
  isStopped: () => boolean
  onRow: (row: BulkRow) => void
}

export async function changeRows({ run, call, isStopped, onRow }: Options): Promise<void> {
  for (const { campaign, state } of run.rows) {
    if (state !== 'waiting') continue
    if (isStopped()) return
    onRow({ campaign, state: 'running' })
    try {
      await call(campaign)
      onRow({ campaign, state: 'done' })
    } catch (error) {
      onRow({ campaign, ...outcomeOf(error, run.kind) })
      if (isPointless(error)) return
    }
  }
}

function outcomeOf(error: unknown, kind: BulkKind): Pick<BulkRow, 'state' | 'error'> {
  // Somebody else has deleted it.
  if (kind === 'delete' && error instanceof ApiError && error.status === 404)
    return { state: 'done' }
  const isUnknown = error instanceof NetworkError || error instanceof AnswerError
  // Doing the others again changes nothing.
  return { state: isUnknown && kind === 'duplicate' ? 'unknown' : 'failed', error }
}

/** The next calls would fail too. */
const isPointless = (error: unknown) =>
  error instanceof NetworkError || (error instanceof ApiError && error.status === 401)

/** The run with what is left to do; what succeeded, or may have, is not repeated. */
export function restOf(run: BulkRun): BulkRun {
  return {
    ...run,
    state: 'running',
    rows: run.rows.map((row) =>
      row.state === 'failed' ? { campaign: row.campaign, state: 'waiting' } : row,
    ),
  }
}

export const hasRest = ({ rows }: BulkRun) =>
  rows.some(({ state }) => state === 'failed' || state === 'waiting')
