import { Box, Grid, SimpleGrid, Stack } from '@chakra-ui/react'
import { campaignsQuery } from '@/entities/campaign/campaign-queries'
import { listsQuery } from '@/entities/list/list-queries'
import { useTranslation } from '@/shared/i18n/translate'
import { DataAge } from '@/shared/ui/data-age'
import { PageHeader } from '@/shared/ui/page-header'
import { CampaignsCard } from './campaigns-card'
import { CountCards } from './count-cards'
import { FirstDay } from './first-day'
import { ListsCard } from './lists-card'
import { ProTip } from './pro-tip'
import { QuickActions } from './quick-actions'
import { TodayCard } from './today-card'

const columns = { base: 'minmax(0, 1fr)', xl: 'minmax(0, 1fr) 19rem' }
/** The last row takes what the right column is taller, so that nothing moves when it grows. */
const rows = { xl: 'auto 1fr' }

/** Before the other cards where they are below each other. */
const early = { base: -1, xl: 0 }

export function HomeScreen() {
  const t = useTranslation()

  return (
    <>
      <PageHeader
        title={t('Hello!')}
        subtitle={t("Welcome back to your AI SDR platform. Here's what's happening today.")}
        age={<DataAge of={[listsQuery, campaignsQuery]} />}
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
          <QuickActions />
          <Box order={early} _empty={{ display: 'none' }}>
            <FirstDay />
          </Box>
        </Stack>
        <ProTip />
      </Grid>
    </>
  )
}
