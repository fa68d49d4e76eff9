import { CampaignsNotLaunchedError } from '@/entities/campaign/launch-outcome'
import { createSessionStore } from '@/shared/lib/store'
import { createSelection } from '@/shared/lib/use-selection'
import type { LaunchProblem } from './launch-result-panel'

/** A launch may be answered while another screen is shown: what follows of it is found on return. */
export const campaignSelection = createSelection(
  createSessionStore<ReadonlySet<string>>(new Set<string>()),
)

/** What the last launch left behind, until it is dismissed. */
export const launchProblem = createSessionStore<LaunchProblem | undefined>(undefined)

export function noteLaunch(): void {
  launchProblem.set(undefined)
  campaignSelection.clear()
}

/** Those that were refused stay selected, for another try. */
export function noteFailure(problem: LaunchProblem): void {
  launchProblem.set(problem)
  const { error, campaigns } = problem
  if (!(error instanceof CampaignsNotLaunchedError)) return
  const failed = new Set(error.failures.map(({ campaignId }) => campaignId))
  campaignSelection.deselect(campaigns.map(({ id }) => id).filter((id) => !failed.has(id)))
}
