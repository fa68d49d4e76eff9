import { Grid, Stack, Text } from '@chakra-ui/react'
import { campaignsQuery } from '@/entities/campaign/campaign-queries'
import { resultReads } from '@/entities/campaign/results'
import { listsQuery } from '@/entities/list/list-queries'
import { dateFormat } from '@/shared/i18n/active-language'
import { useTranslation } from '@/shared/i18n/translate'
import { useNow } from '@/shared/lib/state/use-now'
import { DataAge } from '@/shared/ui/page/data-age'
import { PageHeader } from '@/shared/ui/page/page-header'
import { CampaignsCard, ListsCard } from './latest-rows'
import { CountCards } from './count-cards'
import { HomeCard } from './home-card'
import { LinkButton } from './link-button'
import { ToDoCard } from './to-do-card'
import { QuickActions } from './quick-actions'
/** In a single column, what there is to do comes first, and below it what the right column has. */
const columns = { base: 'minmax(0, 1fr)', xl: 'minmax(0, 752fr) minmax(0, 360fr)' }
const column = { display: { base: 'contents', xl: 'flex' }, gap: '6', minW: '0' } as const

type Props = { isMine: boolean; onMineChange: (isMine: boolean) => void }

export function HomeScreen(props: Props) {
  const t = useTranslation()

  return (
    <>
      <PageHeader
        title={t('Hello!')}
        subtitle={t("Welcome back to your AI SDR platform. Here's what's happening today.")}
        age={<DataAge of={[listsQuery, campaignsQuery]} also={resultReads} />}
      />
      <Grid gap={{ base: '4', md: '6' }} templateColumns={columns} alignItems="start">
        <Stack {...column}>
          <TodayCard />
          <ToDoCard {...props} />
          <CampaignsCard />
        </Stack>
        <Stack {...column}>
          <CountCards />
          <ListsCard />
          <QuickActions />
          <ProTip />
        </Stack>
      </Grid>
    </>
  )
}

function ProTip() {
  const t = useTranslation()

  return (
    <HomeCard
      title={t('Pro Tip')}
      action={
        <LinkButton to="/search" keys="s" size="sm" variant="outline">
          {t('Start Lead Search')}
        </LinkButton>
      }
    >
      <Text color="fg.muted" textStyle="xs">
        {t(
          'Start by searching for leads, organize them into lists, then create targeted campaigns for better results.',
        )}
      </Text>
    </HomeCard>
  )
}

const weekdays = dateFormat({ weekday: 'long' })

function TodayCard() {
  const t = useTranslation()
  const now = useNow()

  return (
    <HomeCard
      title={t('Planned for Today')}
      note={t('No tasks scheduled for {weekday}', { weekday: weekdays().format(now) })}
      action={
        <LinkButton to="/campaigns" size="sm" variant="outline">
          {t('Schedule Campaign')}
        </LinkButton>
      }
    />
  )
}
