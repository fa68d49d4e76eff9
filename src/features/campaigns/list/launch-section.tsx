import { memo, useCallback, useMemo, useState } from 'react'
import type { Campaign } from '@/entities/campaign/campaign'
import { useLaunchCampaigns } from '@/entities/campaign/campaign-queries'
import { CampaignsNotLaunchedError } from '@/entities/campaign/launch-outcome'
import { type Selection, useSelected } from '@/shared/lib/use-selection'
import { focusContent } from '@/shared/ui/focus-after-row'
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

/** The same one each time: the bar does not render with every key in the search box. */
const nothing: readonly Campaign[] = []

export const LaunchSection = memo(function LaunchSection(props: Props) {
  const { campaigns, shown, selection, onRefresh, onOpen } = props
  const { deselect, clear } = selection
  const selected = useSelected(selection)
  const { mutate: launch, isPending } = useLaunchCampaigns()
  const [problem, setProblem] = useState<LaunchProblem>()
  const chosen = useMemo(() => {
    const found = shown.filter(({ id }) => selected.has(id))
    return found.length > 0 ? found : nothing
  }, [shown, selected])
  const hidden = useMemo(() => {
    if (selected.size === chosen.length) return nothing
    const shownIds = new Set(shown.map(({ id }) => id))
    return campaigns.filter(({ id }) => selected.has(id) && !shownIds.has(id))
  }, [campaigns, shown, selected, chosen])

  const handleLaunch = useCallback(() => {
    if (chosen.length === 0) return
    launch(chosen, {
      onSuccess: () => {
        setProblem(undefined)
        clear()
        focusContent()
      },
      onError: (error) => {
        setProblem({ error, campaigns: chosen })
        if (!(error instanceof CampaignsNotLaunchedError)) return
        const failed = new Set(error.failures.map(({ campaignId }) => campaignId))
        deselect(chosen.map(({ id }) => id).filter((id) => !failed.has(id)))
      },
    })
  }, [chosen, launch, clear, deselect])
  const handleClearHidden = useCallback(
    () => deselect(hidden.map(({ id }) => id)),
    [deselect, hidden],
  )

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
        isLaunching={isPending}
        onLaunch={handleLaunch}
        onClear={clear}
        onClearHidden={handleClearHidden}
        onOpen={onOpen}
      />
    </>
  )
})
