import { useState } from 'react'
import type { Campaign } from '@/entities/campaign/campaign'
import { useStore } from '@/shared/lib/store'
import { focusContent } from '@/shared/ui/tables/focus-after-row'
import { BulkConfirm } from './bulk-confirm'
import { BulkPanel } from './bulk-panel'
import { type BulkPlan, bulkRun, isRunning } from './bulk-run'
import { MoreMenu } from './more-menu'
import { useBulkRun } from './use-bulk-run'

type Props = {
  /** The button of the menu while it is open. */
  menuButton: HTMLElement | undefined
  selected: readonly Campaign[]
  campaigns: readonly Campaign[]
  onMenuClose: () => void
}

/** The menu of changes of several campaigns, the question before some of them, and their results. */
export function BulkActions({ menuButton, selected, campaigns, onMenuClose }: Props) {
  const run = useStore(bulkRun)
  const { start, retryRest, stop, dismiss } = useBulkRun()
  const [asked, setAsked] = useState<BulkPlan>()

  const handleChoose = (plan: BulkPlan, isForAll: boolean) => {
    const isHarmless = plan.kind === 'pause' || plan.kind === 'duplicate'
    if (isHarmless && !isForAll) start(plan)
    else setAsked(plan)
  }
  return (
    <>
      {run && (
        <BulkPanel
          run={run}
          onStop={stop}
          onRetry={() => retryRest(run)}
          onDismiss={() => {
            dismiss()
            focusContent()
          }}
        />
      )}
      {menuButton && (
        <MoreMenu
          button={menuButton}
          selected={selected}
          campaigns={campaigns}
          isRunning={isRunning(run)}
          onChoose={handleChoose}
          onClose={onMenuClose}
        />
      )}
      {asked && (
        <BulkConfirm
          plan={asked}
          onConfirm={() => {
            setAsked(undefined)
            start(asked)
          }}
          onClose={() => setAsked(undefined)}
        />
      )}
    </>
  )
}
