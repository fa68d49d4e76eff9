import { Box, Grid, SimpleGrid, Stack } from '@chakra-ui/react'
import { PageHeader } from '@/shared/ui/page-header'
import { CampaignsCard } from './campaigns-card'
import { CountCards } from './count-cards'
import { ListsCard } from './lists-card'
import { ProTip } from './pro-tip'
import { QuickActions } from './quick-actions'
import { TodayCard } from './today-card'

const columns = { base: 'minmax(0, 1fr)', xl: 'minmax(0, 1fr) 19rem' }
const areas = { base: '"main" "side" "tip"', xl: '"main side" "tip side"' }

export function HomeScreen() {
  return (
    <>
      <PageHeader
        title="Hello!"
        subtitle="Welcome back to your AI SDR platform. Here's what's happening today."
      />
      <Grid gap="6" templateColumns={columns} templateAreas={areas} alignItems="start">
        <Stack gridArea="main" gap="6" minW="0">
          <CountCards />
          <SimpleGrid gap="6" columns={{ base: 1, md: 2 }} css={{ '& > *': { minWidth: 0 } }}>
            <ListsCard />
            <CampaignsCard />
          </SimpleGrid>
        </Stack>
        <Stack gridArea="side" gap="6" minW="0">
          <TodayCard />
          <QuickActions />
        </Stack>
        <Box gridArea="tip" minW="0">
          <ProTip />
        </Box>
      </Grid>
    </>
  )
}
