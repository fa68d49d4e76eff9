import type { Campaign } from '@/entities/campaign/campaign'
import type { BulkKind } from '@/entities/campaign/campaign-queries'
import { translate } from '@/shared/i18n/translate'
import { createSessionStore } from '@/shared/lib/state/store'
import { announceWorkChange, registerUnsavedWork } from '@/shared/lib/work/unsaved-work'

export type BulkPlan = { kind: BulkKind; campaigns: readonly Campaign[] }

export type BulkRow = {
  campaign: Campaign
  /** 'unknown': the call may have been done, although it has no answer. */
  state: 'waiting' | 'running' | 'done' | 'failed' | 'unknown'
  error?: unknown
}

export type BulkRun = {
  kind: BulkKind
  rows: readonly BulkRow[]
  state: 'running' | 'stopping' | 'ended'
}

/** The last run of changes of several campaigns, until it is dismissed: it outlives the screen. */
export const bulkRun = createSessionStore<BulkRun | undefined>(undefined)

export const isRunning = (run: BulkRun | undefined): boolean => !!run && run.state !== 'ended'

/** Why a campaign cannot be sent now; undefined where no bulk action is about to change it. */
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
        isLostBy: ({ by }) => by === 'unload' || by === 'reload' || by === 'log-out',
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
