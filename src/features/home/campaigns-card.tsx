import { useQuery } from '@tanstack/react-query'
import { campaignsQuery } from '@/entities/campaign/campaign-queries'
import { useTranslation } from '@/shared/i18n/translate'
import { EmptyState } from '@/shared/ui/empty-state'
import { AddIcon, CampaignsIcon } from '@/shared/ui/icons'
import { HomeCard } from './home-card'
import { LatestRows } from './latest-rows'
import { LinkButton } from './link-button'

export function CampaignsCard() {
  const t = useTranslation()
  const campaigns = useQuery(campaignsQuery)

  return (
    <HomeCard title={t('Recent Campaigns')} viewAll="/campaigns">
      <LatestRows
        read={campaigns}
        label={t('First campaigns')}
        failureTitle={t('The campaigns could not be loaded')}
        countOf={({ steps }) =>
          steps.length === 1 ? t('1 step') : t('{count} steps', { count: steps.length })
        }
        empty={
          <EmptyState
            icon={<CampaignsIcon />}
            title={t('No campaigns yet')}
            description={t('Create your first email campaign to start reaching out to leads')}
            action={
              <LinkButton to="/campaigns" keys="n">
                {t('Create First Campaign')}
              </LinkButton>
            }
          />
        }
        action={
          <LinkButton to="/campaigns" keys="n" variant="outline">
            <AddIcon />
            {t('Create New Campaign')}
          </LinkButton>
        }
      />
    </HomeCard>
  )
}
