import type { Schemas } from '../contract/contract-http'
import { demoPace, resume } from './delivery'
import { enrol, enrolledIn, obstacleTo } from './recipients'
import type { World } from '../model/world'

/** Launches a campaign, or returns the reason why it cannot be sent. */
export function launch(world: World, campaignId: string): Schemas['LaunchResult'] {
  const { campaigns } = world.db
  const campaign = campaigns.get(campaignId)
  const refuse = (message: string) => ({ campaignId, ok: false, message })
  if (!campaign) return refuse('Campaign not found')
  if (campaign.status === 'active') return refuse('The campaign is active already')
  const obstacle = obstacleTo(world, campaign)
  if (obstacle) return refuse(obstacle)
  enrol(world, campaign)
  const runs = resume(campaign.runs, world.clock.now())
  // A paused campaign keeps its pace, because another would change what it has already sent.
  const pace = campaign.status === 'draft' ? demoPace : campaign.pace
  const changed = campaigns.update(campaignId, { status: 'active', runs, pace }) ?? campaign
  const recipients = enrolledIn(world, changed).length
  return { campaignId, ok: true, message: `Sending to ${recipients} contacts` }
}
