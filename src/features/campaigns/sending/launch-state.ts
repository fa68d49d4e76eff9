import { CampaignsNotLaunchedError } from '@/entities/campaign/launch-outcome'
import { createSessionStore } from '@/shared/lib/store'
import { createSelection } from '@/shared/lib/use-selection'
import type { LaunchProblem } from './launch-result-panel'

/** The answer to a launch may arrive on another screen; its outcome is shown on return. */
export const campaignSelection = createSelection(
  createSessionStore<ReadonlySet<string>>(new Set<string>()),
)

/** The result of the last launch, until it is dismissed. */
export const launchProblem = createSessionStore<LaunchProblem | undefined>(undefined)

export function clearAfterLaunch(): void {
  launchProblem.set(undefined)
  campaignSelection.clear()
}

/** Campaigns that failed stay selected for another try. */
export function noteFailure(problem: LaunchProblem): void {
  launchProblem.set(problem)
  const { error, campaigns } = problem
  if (!(error instanceof CampaignsNotLaunchedError)) return
  const failed = new Set(error.failures.map(({ campaignId }) => campaignId))
  campaignSelection.deselect(campaigns.map(({ id }) => id).filter((id) => !failed.has(id)))
}
