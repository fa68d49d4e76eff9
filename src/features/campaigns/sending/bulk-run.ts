import type { Campaign } from '@/entities/campaign/campaign'
import type { BulkKind } from '@/entities/campaign/campaign-queries'
import { ApiError, isGone, NetworkError, outcomeOf } from '@/shared/api/api-error'
import { translate } from '@/shared/i18n/translate'
import { createSessionStore } from '@/shared/lib/state/store'
import {
  announceWorkChange,
  isEndOfPage,
  registerUnsavedWork,
} from '@/shared/lib/work/unsaved-work'

export type BulkPlan = { kind: BulkKind; campaigns: readonly Campaign[] }

export function planOf(kind: BulkKind, campaigns: readonly Campaign[]): BulkPlan {
  if (kind !== 'pause' && kind !== 'resume') return { kind, campaigns }
  const from = kind === 'pause' ? 'active' : 'paused'
  return { kind, campaigns: campaigns.filter(({ status }) => status === from) }
}

export type BulkRow = {
  campaign: Campaign
  /** 'unknown': the server did not answer, so the call may have been performed. */
  state: 'waiting' | 'running' | 'done' | 'failed' | 'unknown'
  error?: unknown
}

export type BulkRun = {
  kind: BulkKind
  rows: readonly BulkRow[]
  state: 'running' | 'stopping' | 'ended'
}

/** The last bulk run, until it is dismissed. Outlives the screen. */
export const bulkRun = createSessionStore<BulkRun | undefined>(undefined)

export const isRunning = (run: BulkRun | undefined): boolean => !!run && run.state !== 'ended'

/** Why a campaign cannot be sent now; undefined unless a bulk action is about to change it. */
export const whyInBulkRun = (campaignId: string): string | undefined =>
  isRunning(bulkRun.get()) &&
  bulkRun
    .get()
    ?.rows.some(
      ({ campaign, state }) =>
        campaign.id === campaignId && (state === 'waiting' || state === 'running'),
    )
    ? translate('It is being changed together with others. Please wait for that.')
    : undefined

registerUnsavedWork(() =>
  isRunning(bulkRun.get())
    ? {
        isLostBy: isEndOfPage,
        question: () => ({
          title: translate('Log out before everything is changed?'),
          text: translate('Several campaigns are being changed. The rest would stay as it is.'),
          confirmLabel: translate('Log out'),
          cancelLabel: translate('Stay signed in'),
        }),
      }
    : undefined,
)
bulkRun.subscribe(announceWorkChange)

type ChangeRows = {
  run: BulkRun
  call: (campaign: Campaign) => Promise<void>
  isStopped: () => boolean
  onRow: (row: BulkRow) => void
}

export async function changeRows({ run, call, isStopped, onRow }: ChangeRows): Promise<void> {
  for (const { campaign, state } of run.rows) {
    if (state !== 'waiting') continue
    if (isStopped()) return
    onRow({ campaign, state: 'running' })
    try {
      await call(campaign)
      onRow({ campaign, state: 'done' })
    } catch (error) {
      onRow({ campaign, ...failedRow(error, run.kind) })
      if (isPointless(error)) return
    }
  }
}

function failedRow(error: unknown, kind: BulkKind): Pick<BulkRow, 'state' | 'error'> {
  // It had already been deleted elsewhere.
  if (kind === 'delete' && isGone(error)) return { state: 'done' }
  // The other actions are idempotent.
  const isUnknown = kind === 'duplicate' && outcomeOf(error) === 'unknown'
  return { state: isUnknown ? 'unknown' : 'failed', error }
}

/** Whether the next calls would fail too. */
const isPointless = (error: unknown) =>
  error instanceof NetworkError || (error instanceof ApiError && error.status === 401)

/**
 * Returns a run of the remaining campaigns. A copy that may have been made is looked for, and asked
 * about, before it is made again.
 */
export function restOf(run: BulkRun): BulkRun {
  return {
    ...run,
    state: 'running',
    rows: run.rows.map((row) =>
      row.state === 'done' ? row : { campaign: row.campaign, state: 'waiting' },
    ),
  }
}

export const hasRest = ({ rows }: BulkRun) => rows.some(({ state }) => state !== 'done')
