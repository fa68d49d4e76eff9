import { useQueryClient } from '@tanstack/react-query'
import { changeOneOfMany } from '@/entities/campaign/campaign-queries'
import { useCurrentUser } from '@/entities/session/session-context'
import { NotDoneError } from '@/shared/api/api-error'
import { useWrite } from '@/shared/api/use-write'
import { translate } from '@/shared/i18n/translate'
import { sessionSignal } from '@/shared/lib/state/store'
import { notify } from '@/shared/ui/notifications/toaster'
import { focusContent } from '@/shared/lib/keyboard/focus-after-row'
import { sending } from '../app-sending'
import { campaignSelection } from '../sending'
import { type BulkPlan, type BulkRow, type BulkRun, bulkRun, changeRows, restOf } from '../bulk-run'
import { pausedLast } from '../paused-last'
import { countDone, outcomeText } from './bulk-texts'

const showRow = (row: BulkRow) =>
  bulkRun.update(
    (run) =>
      run && {
        ...run,
        rows: run.rows.map((one) => (one.campaign.id === row.campaign.id ? row : one)),
      },
  )

/** Changes several campaigns sequentially. Only one run at a time. */
export function useBulkRun() {
  const client = useQueryClient()
  const paused = pausedLast(useCurrentUser().id)
  const { mutate } = useWrite({
    name: 'change-campaigns',
    call: async (run: BulkRun) => {
      const session = sessionSignal()
      bulkRun.set(run)
      if (run.kind === 'pause') paused.set(run.rows.map(({ campaign }) => campaign.id))
      await changeRows({
        run,
        call: async (campaign) => {
          const isDeletion = run.kind === 'delete'
          const job = sending.jobOf(campaign.id)
          if (job && !(isDeletion && job.stage.name === 'held'))
            throw new NotDoneError(translate('It is being sent, or about to be.'))
          if (isDeletion) sending.deletionBegins(campaign.id)
          let isDeleted = false
          try {
            await changeOneOfMany(client, run.kind, campaign)
            isDeleted = isDeletion
          } finally {
            if (isDeletion) sending.deletionEnds(campaign.id, isDeleted)
          }
        },
        isStopped: () => session.aborted || bulkRun.get()?.state !== 'running',
        onRow: (row) => {
          if (session.aborted) return
          showRow(row)
          if (run.kind === 'delete' && row.state === 'done')
            campaignSelection.deselect([row.campaign.id])
        },
      })
      if (!session.aborted) bulkRun.update((ended) => ended && { ...ended, state: 'ended' })
      const ended = session.aborted ? undefined : bulkRun.get()
      if (ended?.rows.some(({ state }) => state === 'failed' || state === 'unknown'))
        notify.error({ title: outcomeText(ended) })
      return ended
    },
    success: (run) =>
      run && countDone(run) === run.rows.length ? { title: outcomeText(run) } : undefined,
  })

  return {
    start: ({ kind, campaigns }: BulkPlan) =>
      mutate({
        kind,
        state: 'running',
        rows: campaigns.map((campaign) => ({ campaign, state: 'waiting' })),
      }),
    retryRest: (run: BulkRun) => mutate(restOf(run)),
    stop: () => bulkRun.update((run) => run && { ...run, state: 'stopping' }),
    dismiss: () => {
      bulkRun.set(undefined)
      focusContent()
    },
  }
}
