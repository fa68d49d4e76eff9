import { memo, useMemo, useState } from 'react'
import type { Campaign } from '@/entities/campaign/campaign'
import { useLaunchCampaigns } from '@/entities/campaign/campaign-queries'
import { CampaignsNotLaunchedError } from '@/entities/campaign/launch-outcome'
import { type Selection, useSelected } from '@/shared/lib/use-selection'
import { LaunchBar } from './launch-bar'
import { type LaunchProblem, LaunchResultPanel } from './launch-result-panel'

type Props = {
  campaigns: readonly Campaign[]
  /** Those that the filters leave: what cannot be seen is not launched. */
  shown: readonly Campaign[]
  selection: Selection
  onRefresh: () => void
  onOpen: (campaign: Campaign) => void
}

export const LaunchSection = memo(function LaunchSection(props: Props) {
  const { campaigns, shown, selection, onRefresh, onOpen } = props
  const { deselect, clear } = selection
  const selected = useSelected(selection)
  const launchCampaigns = useLaunchCampaigns()
  const [problem, setProblem] = useState<LaunchProblem>()
  const chosen = useMemo(() => shown.filter(({ id }) => selected.has(id)), [shown, selected])
  const hidden = useMemo(() => {
    const shownIds = new Set(shown.map(({ id }) => id))
    return campaigns.filter(({ id }) => selected.has(id) && !shownIds.has(id))
  }, [campaigns, shown, selected])

  const handleLaunch = () => {
    if (chosen.length === 0) return
    launchCampaigns.mutate(chosen, {
      onSuccess: () => {
        setProblem(undefined)
        clear()
      },
      onError: (error) => {
        setProblem({ error, campaigns: chosen })
        if (!(error instanceof CampaignsNotLaunchedError)) return
        const failed = new Set(error.failures.map(({ campaignId }) => campaignId))
        deselect(chosen.map(({ id }) => id).filter((id) => !failed.has(id)))
      },
    })
  }

  return (
    <>
      {problem && (
        <LaunchResultPanel
          {...problem}
          onRefresh={onRefresh}
          onDismiss={() => setProblem(undefined)}
        />
      )}
      <LaunchBar
        campaigns={chosen}
        hiddenCount={hidden.length}
        isLaunching={launchCampaigns.isPending}
        onLaunch={handleLaunch}
        onClear={clear}
        onClearHidden={() => deselect(hidden.map(({ id }) => id))}
        onOpen={onOpen}
      />
    </>
  )
})
