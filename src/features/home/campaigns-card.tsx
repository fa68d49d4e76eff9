import { useQuery } from '@tanstack/react-query'
import { campaignsQuery } from '@/entities/campaign/campaign-queries'
import { EmptyState } from '@/shared/ui/empty-state'
import { AddIcon, CampaignsIcon } from '@/shared/ui/icons'
import { HomeCard } from './home-card'
import { LatestRows } from './latest-rows'
import { LinkButton } from './link-button'

export function CampaignsCard() {
  const campaigns = useQuery(campaignsQuery)

  return (
    <HomeCard title="Recent Campaigns" viewAll="/campaigns">
      <LatestRows
        read={campaigns}
        label="First campaigns"
        failureTitle="The campaigns could not be loaded"
        countOf={({ steps }) => (steps.length === 1 ? '1 step' : `${steps.length} steps`)}
        empty={
          <EmptyState
            icon={<CampaignsIcon />}
            title="No campaigns yet"
            description="Create your first email campaign to start reaching out to leads"
            action={
              <LinkButton to="/campaigns" keys="n">
                Create First Campaign
              </LinkButton>
            }
          />
        }
        action={
          <LinkButton to="/campaigns" keys="n" variant="outline">
            <AddIcon />
            Create New Campaign
          </LinkButton>
        }
      />
    </HomeCard>
  )
}
