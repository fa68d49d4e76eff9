import { useQuery } from '@tanstack/react-query'
import { memo, Suspense, useCallback, useMemo, useState } from 'react'
import type { Campaign } from '@/entities/campaign/campaign'
import { campaignsQuery, useLaunchCampaigns } from '@/entities/campaign/campaign-queries'
import { useCurrentUser } from '@/entities/session/session-context'
import { useStore } from '@/shared/lib/store'
import { useSelected } from '@/shared/lib/use-selection'
import { focusContent } from '@/shared/ui/tables/focus-after-row'
import { bulkRun } from './bulk/bulk-run'
import { launchHold, sendOrHold } from './app-hold'
import type { Hold } from './launch-hold'
import { BulkActions } from './lazy-parts'
import { LaunchBar } from './launch-bar'
import { LaunchResultPanel } from './launch-result-panel'
import { campaignSelection, launchProblem, noteFailure, clearAfterLaunch } from './launch-state'

type Props = {
  campaigns: readonly Campaign[]
  /** The selected campaigns that the filters leave: what is hidden is not launched. */
  shown: readonly Campaign[]
  onRefresh: () => void
  onOpen: (campaign: Campaign) => void
}

/** The same one each time: the bar does not render with every key in the search box. */
const nothing: readonly Campaign[] = []

/** One launch at a time: a second call would be dropped while the first is in flight. */
const isAnyOf = (chosen: readonly Campaign[]) => (holds: readonly Hold[]) =>
  holds.some(
    ({ kind, campaigns }) =>
      kind === 'launch' || campaigns.some(({ id }) => chosen.some((one) => one.id === id)),
  )

export const LaunchSection = memo(function LaunchSection(props: Props) {
  const { campaigns, shown, onRefresh, onOpen } = props
  const { deselect, clear } = campaignSelection
  const { id: userId } = useCurrentUser()
  const selected = useSelected(campaignSelection)
  const { mutate: launch, isPending } = useLaunchCampaigns<Campaign>({
    onSuccess: clearAfterLaunch,
    onError: (error, campaigns) => noteFailure({ userId, error, campaigns }),
  })
  const problem = useStore(launchProblem)
  const chosen = useMemo(() => {
    const found = shown.filter(({ id }) => selected.has(id))
    return found.length > 0 ? found : nothing
  }, [shown, selected])
  const hidden = useMemo(() => {
    if (selected.size === chosen.length) return nothing
    const shownIds = new Set(shown.map(({ id }) => id))
    return campaigns.filter(({ id }) => selected.has(id) && !shownIds.has(id))
  }, [campaigns, shown, selected, chosen])

  const isHeld = useStore(launchHold.holds, isAnyOf(chosen))
  const readAt = useQuery(campaignsQuery).dataUpdatedAt
  const handleLaunch = useCallback(
    (summary: string) => {
      if (chosen.length === 0) return
      const send = () => launch(chosen, { onSuccess: focusContent })
      sendOrHold({ kind: 'launch', campaigns: chosen, summary, readAt, send, refresh: onRefresh })
    },
    [chosen, launch, readAt, onRefresh],
  )
  const run = useStore(bulkRun)
  const [menuButton, setMenuButton] = useState<HTMLElement>()
  // Once it is used it stays, with the question that it may ask.
  const [isMenuUsed, setIsMenuUsed] = useState(false)
  const handleMore = useCallback((button: HTMLElement) => {
    setMenuButton(button)
    setIsMenuUsed(true)
  }, [])
  const handleClearHidden = useCallback(
    () => deselect(hidden.map(({ id }) => id)),
    [deselect, hidden],
  )

  return (
    <>
      {problem?.userId === userId && (
        <LaunchResultPanel
          {...problem}
          onRefresh={onRefresh}
          onDismiss={() => launchProblem.set(undefined)}
        />
      )}
      {(run || isMenuUsed) && (
        <Suspense>
          <BulkActions
            menuButton={menuButton}
            selected={chosen}
            campaigns={campaigns}
            onMenuClose={() => setMenuButton(undefined)}
          />
        </Suspense>
      )}
      <LaunchBar
        campaigns={chosen}
        hiddenCount={hidden.length}
        isLaunching={isPending}
        isHeld={isHeld}
        onLaunch={handleLaunch}
        onClear={clear}
        onClearHidden={handleClearHidden}
        onOpen={onOpen}
        onMore={handleMore}
      />
    </>
  )
})
