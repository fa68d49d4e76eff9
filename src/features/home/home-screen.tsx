import { Box, Grid, SimpleGrid, Stack, Flex, Text } from '@chakra-ui/react'
import { campaignsQuery } from '@/entities/campaign/campaign-queries'
import { useIsMine } from '@/entities/campaign/own-senders'
import { resultReads } from '@/entities/campaign/results'
import { useIsReturning } from '@/entities/event/seen-events'
import { SinceLastVisit } from '@/entities/event/ui/since-last-visit'
import { listsQuery } from '@/entities/list/list-queries'
import { dateFormat } from '@/shared/i18n/active-language'
import { useTranslation } from '@/shared/i18n/translate'
import { useNow } from '@/shared/lib/state/use-now'
import { DataAge } from '@/shared/ui/page/data-age'
import { TipIcon, TodayIcon } from '@/shared/ui/icons'
import { PageHeader } from '@/shared/ui/page/page-header'
import { CampaignsCard, ListsCard } from './latest-rows'
import { CountCards } from './count-cards'
import { HomeCard } from './home-card'
import { LinkButton } from './link-button'
import { ToDoCard } from './to-do-card'
import { QuickActions } from './quick-actions'
const columns = { base: 'minmax(0, 1fr)', xl: 'minmax(0, 1fr) 19rem' }
/** The last row absorbs the extra height of the right column, so that nothing moves. */
const rows = { xl: 'auto 1fr' }

/** Comes first in a single column. */
const early = { base: -1, xl: 0 }

type Props = { isMine: boolean; onMineChange: (isMine: boolean) => void }

export function HomeScreen(props: Props) {
  const t = useTranslation()
  const isOwn = useIsMine(props.isMine)
  const isReturning = useIsReturning()

  return (
    <>
      <PageHeader
        title={t('Hello!')}
        subtitle={t("Welcome back to your AI SDR platform. Here's what's happening today.")}
        age={<DataAge of={[listsQuery, campaignsQuery]} also={resultReads} />}
        actions={
          // Reserves its line on narrow screens, because the events load late.
          <Box minHeight={isReturning ? '6' : undefined} color="fg.muted" textStyle="sm">
            <SinceLastVisit isShown={isOwn} search={{ mine: props.isMine ? 'yes' : undefined }} />
          </Box>
        }
      />
      <Grid gap="6" templateColumns={columns} templateRows={rows} alignItems="start">
        <Stack display={{ base: 'contents', xl: 'flex' }} gap="6" minW="0">
          <Box order={early}>
            <CountCards />
          </Box>
          <SimpleGrid gap="6" columns={{ base: 1, md: 2 }} css={{ '& > *': { minWidth: 0 } }}>
            <ListsCard />
            <CampaignsCard />
          </SimpleGrid>
        </Stack>
        <Stack display={{ base: 'contents', xl: 'flex' }} gridRow="span 2" gap="6" minW="0">
          <TodayCard />
          <ToDoCard {...props} />
          <QuickActions />
        </Stack>
        <ProTip />
      </Grid>
    </>
  )
}

function ProTip() {
  const t = useTranslation()

  return (
    <HomeCard title={t('Pro Tip')} icon={<TipIcon size={20} />}>
      <Flex wrap="wrap" align="center" justify="space-between" gap="4">
        <Text flex="1 1 20rem" color="fg.muted">
          {t(
            'Start by searching for leads, organize them into lists, then create targeted campaigns for better results.',
          )}
        </Text>
        <LinkButton to="/search" keys="s">
          {t('Start Lead Search')}
        </LinkButton>
      </Flex>
    </HomeCard>
  )
}

const weekdays = dateFormat({ weekday: 'long' })

function TodayCard() {
  const t = useTranslation()
  const now = useNow()

  return (
    <HomeCard title={t('Planned for Today')} icon={<TodayIcon size={20} />}>
      <Text color="fg.muted">
        {t('No tasks scheduled for {weekday}', { weekday: weekdays().format(now) })}
      </Text>
      <LinkButton to="/campaigns" variant="outline">
        {t('Schedule Campaign')}
      </LinkButton>
    </HomeCard>
  )
}
