import { Button } from '@chakra-ui/react'
import { useCallback, useMemo, useState } from 'react'
import type { Campaign } from '@/entities/campaign/campaign'
import {
  useDuplicateCampaign,
  useSetCampaignStatus,
  useStartCampaign,
} from '@/entities/campaign/campaign-queries'
import { EmptyState } from '@/shared/ui/empty-state'
import { nextOrder } from '@/shared/ui/tables/table-order'
import { CampaignFilters } from './campaign-filters'
import { type CampaignAction, CampaignMenu } from './campaign-menu'
import { CampaignTable } from './campaign-table'
import { DeleteCampaignDialog } from './delete-campaign-dialog'
import {
  type CampaignFilters as Filters,
  type CampaignOrder,
  findCampaigns,
  noFilters,
  type SortColumn,
} from './find-campaigns'
import { LaunchSection } from './launch-section'
import { campaignSelection as selection } from './launch-state'

type Props = {
  campaigns: Campaign[]
  onRefresh: () => void
  onEdit: (campaignId: string) => void
  onOpen: (campaignId: string) => void
}

type OpenMenu = { campaign: Campaign; button: HTMLElement; isByKey: boolean }

export function CampaignOverview({ campaigns, onRefresh, onEdit, onOpen }: Props) {
  const [filters, setFilters] = useState(noFilters)
  const [order, setOrder] = useState<CampaignOrder>()
  const [menu, setMenu] = useState<OpenMenu>()
  const [deleted, setDeleted] = useState<Campaign>()
  const startCampaign = useStartCampaign()
  const duplicateCampaign = useDuplicateCampaign()
  const { mutate: setStatus } = useSetCampaignStatus()

  const found = useMemo(() => findCampaigns(campaigns, filters, order), [campaigns, filters, order])

  const handleFilter = useCallback(
    (change: Partial<Filters>) => setFilters((filters) => ({ ...filters, ...change })),
    [],
  )
  const handleSort = useCallback(
    (column: SortColumn) => setOrder((order) => nextOrder(order, column)),
    [],
  )
  const handleSwitch = useCallback(
    (campaign: Campaign) =>
      setStatus({ campaign, status: campaign.status === 'active' ? 'paused' : 'active' }),
    [setStatus],
  )
  const handleOpen = useCallback((campaign: Campaign) => onOpen(campaign.id), [onOpen])
  const handleMenu = useCallback(
    (campaign: Campaign, button: HTMLElement, isByKey: boolean) =>
      setMenu({ campaign, button, isByKey }),
    [],
  )
  const handleAction = (action: CampaignAction, campaign: Campaign) => {
    switch (action) {
      case 'start':
        return startCampaign.mutate(campaign)
      case 'edit':
        return onEdit(campaign.id)
      case 'duplicate':
        return duplicateCampaign.mutate(campaign)
      case 'delete':
        return setDeleted(campaign)
    }
  }

  return (
    <>
      <CampaignFilters filters={filters} onChange={handleFilter} />
      <LaunchSection
        campaigns={campaigns}
        shown={found}
        onRefresh={onRefresh}
        onOpen={handleOpen}
      />
      {found.length === 0 ? (
        <EmptyState
          title="No campaigns found"
          description="No campaign matches the search and the filters."
          action={
            <Button variant="outline" onClick={() => setFilters(noFilters)}>
              Show all campaigns
            </Button>
          }
        />
      ) : (
        <CampaignTable
          campaigns={found}
          selection={selection}
          order={order}
          onSort={handleSort}
          onSwitch={handleSwitch}
          onOpen={handleOpen}
          onMenu={handleMenu}
        />
      )}
      {menu && (
        <CampaignMenu
          {...menu}
          isStarting={startCampaign.isPendingFor(menu.campaign)}
          onAction={handleAction}
          onClose={() => setMenu(undefined)}
        />
      )}
      {deleted && <DeleteCampaignDialog campaign={deleted} onClose={() => setDeleted(undefined)} />}
    </>
  )
}
