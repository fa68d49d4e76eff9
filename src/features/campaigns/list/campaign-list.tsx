import { Button, Skeleton, Stack } from '@chakra-ui/react'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { campaignsQuery } from '@/entities/campaign/campaign-queries'
import { isOutcomeUnknown as isUnknown } from '@/entities/campaign/launch-queries'
import { useTranslation } from '@/shared/i18n/translate'
import { action } from '@/shared/lib/keyboard/actions'
import { useStore } from '@/shared/lib/state/store'
import { AfterPaint } from '@/shared/ui/after-paint'
import { DataAge } from '@/shared/ui/data-age'
import { EmptyState } from '@/shared/ui/empty-state'
import { ReadError } from '@/shared/ui/error-panel'
import { AddIcon, CampaignsIcon } from '@/shared/ui/icons'
import { FillingPage } from '@/shared/ui/filling-page'
import { PageHeader } from '@/shared/ui/page-header'
import { TableSkeleton, Waiting } from '@/shared/ui/waiting'
import { sending } from '../sending/app-sending'
import { CampaignOverview, type OverviewProps } from './campaign-overview'

type Props = Omit<OverviewProps, 'campaigns' | 'onRefresh'> & {
  notice?: ReactNode
  onCreate: () => void
}

export function CampaignList({ notice, ...props }: Props) {
  const t = useTranslation()
  const problem = useStore(sending.problem)
  // Then the result of the launch has a Refresh.
  const isOutcomeUnknown = problem?.kind === 'failed' && isUnknown(problem.error)

  return (
    <FillingPage>
      <PageHeader
        title={t('Campaigns')}
        subtitle={t('Write, launch and watch your e-mail campaigns')}
        age={<DataAge of={[campaignsQuery]} hasOther={isOutcomeUnknown} />}
        actions={
          <Button ref={action('n')} onClick={props.onCreate}>
            <AddIcon />
            {t('Create a new campaign')}
          </Button>
        }
      />
      {notice}
      <AfterPaint>
        <Campaigns {...props} />
      </AfterPaint>
    </FillingPage>
  )
}

/** The part that renders again with every change of a campaign. */
function Campaigns({ onCreate, ...props }: Omit<Props, 'notice'>) {
  const t = useTranslation()
  const campaigns = useQuery(campaignsQuery)
  return (
    <>
      {campaigns.isPending && (
        <Waiting label={t('Loading campaigns...')}>
          <Stack gap="4" minHeight="0">
            <Skeleton flexShrink="0" height="10" marginTop={{ md: '6' }} />
            <TableSkeleton rows={20} />
            <Skeleton flexShrink="0" height="12" />
          </Stack>
        </Waiting>
      )}
      {campaigns.isError && (
        <ReadError of={campaigns} title={t('The campaigns could not be loaded')} />
      )}
      {campaigns.data?.length === 0 && (
        <EmptyState
          icon={<CampaignsIcon />}
          title={t('No campaigns found')}
          description={t('Create your first campaign to start outreach')}
          action={<Button onClick={onCreate}>{t('Write it now')}</Button>}
        />
      )}
      {campaigns.data && campaigns.data.length > 0 && (
        <CampaignOverview
          campaigns={campaigns.data}
          onRefresh={() => void campaigns.refetch()}
          {...props}
        />
      )}
      {campaigns.data?.length === 0 && props.panel}
    </>
  )
}
