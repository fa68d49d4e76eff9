import { type ReactNode, useCallback, useEffect, useMemo, useState } from 'react'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import type { Campaign } from '@/entities/campaign/campaign'
import {
  campaignsQuery,
  useDuplicateCampaign,
  useSetCampaignStatus,
} from '@/entities/campaign/campaign-queries'
import type { UseList } from '@/entities/campaign/checks/audience/audience-dialog'
import { useOwnSenders } from '@/entities/campaign/own-senders'
import { resultReads, resultTypes, useCampaignResults } from '@/entities/campaign/results'
import { useToDo } from '@/entities/campaign/to-do'
import { useCurrentUser } from '@/entities/session/session-context'
import { outcomeOf } from '@/shared/api/api-error'
import { msg, useTranslation } from '@/shared/i18n/translate'
import { action, commandItems } from '@/shared/lib/keyboard/actions'
import { useStore } from '@/shared/lib/state/store'
import { cleared, isAnySet } from '@/shared/lib/state/search-params'
import { useSelected } from '@/shared/lib/state/use-selection'
import { useTypedText } from '@/shared/lib/state/use-typed-text'
import { Button } from '@/shared/ui/button'
import { DataAge } from '@/shared/ui/page/data-age'
import { EmptyState } from '@/shared/ui/page/empty-state'
import { ReadError } from '@/shared/ui/page/error-panel'
import { FillingPage } from '@/shared/ui/page/filling-page'
import { AddIcon, CampaignsIcon, MoreIcon } from '@/shared/ui/icons'
import { lazyPart } from '@/shared/ui/lazy-part'
import { notify } from '@/shared/ui/notifications/toaster'
import { PageHeader } from '@/shared/ui/page/page-header'
import { PanelArea } from '@/shared/ui/panel/panel-area'
import { readOrder, writeOrder } from '@/shared/ui/tables/table-order'
import { useTableLayout } from '@/shared/ui/tables/use-table-layout'
import { Placeholder } from '@/shared/ui/page/placeholder'
import {
  type AdjustSearchParams,
  campaignFilterParams,
  type CampaignSearchParams,
} from '@/entities/campaign/model/campaign-search-params'
import { askToResume, sending } from '../sending/app-sending'
import { resumptionText } from '../sending/bulk/bulk-texts'
import { LaunchBar } from '../sending/launch/launch-bar'
import { Rehearsed } from '../sending/launch/rehearsed'
import { pausedLast, useResumable } from '../sending/paused-last'
import { campaignSelection as selection } from '../sending/sending'
import { CampaignFilters } from './campaign-filters'
import { type CampaignAction, CampaignMenu } from './campaign-menu'
import { campaignsTable } from './campaign-columns'
import { CampaignTable } from './campaign-table'
import { CampaignsSkeleton } from './campaigns-skeleton'
import { DeleteCampaignDialog } from './delete-campaign-dialog'
import {
  ALL,
  type CampaignFilters as Filters,
  type CampaignOrder,
  findCampaigns,
  searchOfFilters,
  sortColumns,
} from './find-campaigns'

type Props = Omit<OverviewProps, 'campaigns' | 'onRefresh' | 'onUseList'> & {
  notice?: ReactNode
  onCreate: () => void
}

export function CampaignList({ notice, onCreate, ...props }: Props) {
  const { onEdit } = props
  const t = useTranslation()
  const campaigns = useQuery(campaignsQuery)
  const problem = useStore(sending.problem)
  // The result of such a launch has its own Refresh.
  const isOutcomeUnknown = problem?.kind === 'failed' && outcomeOf(problem.error) === 'unknown'

  const handleUseList = useCallback<UseList>(
    (campaign, listId) => {
      // If launched, it would still write to the old list.
      selection.deselect([campaign.id])
      onEdit(campaign, listId)
    },
    [onEdit],
  )

  return (
    <FillingPage>
      <PageHeader
        title={t('Campaigns')}
        subtitle={t('Write, launch and watch your e-mail campaigns')}
        age={<DataAge of={[campaignsQuery]} also={resultReads} hasOther={isOutcomeUnknown} />}
        actions={
          <>
            <MoreMenu campaigns={campaigns.data ?? none} />
            <CreateButton hasPanel={Boolean(props.panel)} onCreate={onCreate} />
          </>
        }
      />
      {notice}
      {campaigns.isPending && (
        <Placeholder label={t('Loading campaigns...')}>
          <CampaignsSkeleton />
        </Placeholder>
      )}
      {campaigns.isError && (
        <ReadError of={campaigns} title={t('The campaigns could not be loaded')} />
      )}
      {campaigns.data && campaigns.data.length > 0 && (
        <CampaignOverview
          campaigns={campaigns.data}
          onRefresh={() => void campaigns.refetch()}
          onUseList={handleUseList}
          {...props}
        />
      )}
      {campaigns.data?.length === 0 && (
        <>
          <EmptyState
            icon={<CampaignsIcon />}
            title={t('No campaigns found')}
            description={t('Create your first campaign to start outreach')}
            action={
              <Button variant="outline" onClick={onCreate}>
                {t('Write it now')}
              </Button>
            }
          />
          {props.panel}
        </>
      )}
      {campaigns.data && <Rehearsed campaigns={campaigns.data} onUseList={handleUseList} />}
    </FillingPage>
  )
}

const AllCampaignsActions = lazyPart(
  async () => (await import('../sending/bulk/bulk-actions')).AllCampaignsActions,
)
const none: readonly Campaign[] = []

const wordsForMore = msg('pause resume hold all campaigns', 'words that find the command')

function MoreMenu({ campaigns }: { campaigns: readonly Campaign[] }) {
  const t = useTranslation()
  const [button, setButton] = useState<HTMLElement>()
  const resumable = useResumable(campaigns)
  // Stays mounted after the first use, because an action may open a dialog.
  const [isUsed, setIsUsed] = useState(false)
  return (
    <>
      <Button
        ref={action('', t(wordsForMore))}
        {...commandItems({
          pause: t('Pause all active campaigns'),
          ...(resumable.length > 0 && { resume: resumptionText(resumable.length) }),
        })}
        variant="outline"
        aria-haspopup="menu"
        aria-expanded={false}
        {...AllCampaignsActions.onIntent}
        onClick={({ currentTarget }) => {
          setButton(currentTarget)
          setIsUsed(true)
        }}
      >
        <MoreIcon />
        {t('More')}
      </Button>
      {isUsed && (
        <AllCampaignsActions
          menuButton={button}
          campaigns={campaigns}
          resumable={resumable}
          onMenuClose={() => setButton(undefined)}
        />
      )}
    </>
  )
}

/** Outlined beside a selection or a panel, whose action is the primary one then. */
function CreateButton({ hasPanel, onCreate }: { hasPanel: boolean; onCreate: () => void }) {
  const t = useTranslation()
  const isQuiet = useSelected(selection).size > 0 || hasPanel
  return (
    <Button ref={action('n')} variant={isQuiet ? 'outline' : 'solid'} onClick={onCreate}>
      <AddIcon />
      {t('Create a new campaign')}
    </Button>
  )
}

type OverviewProps = {
  campaigns: Campaign[]
  place: CampaignSearchParams
  onAdjust: AdjustSearchParams
  onRefresh: () => void
  onUseList: UseList
  /** @param listId replaces the list of the campaign */
  onEdit: (campaign: { id: string }, listId?: string) => void
  onOpen: (campaign: Campaign) => void
  panel: ReactNode
}

/**
 * Clears the selection when the list is left, so that Launch does not offer it again later. A launch
 * that is on its way stays selected.
 */
function useClearedSelection() {
  const router = useRouter()
  useEffect(
    () => () => {
      const { pathname, search } = router.state.location
      // Also runs when the session expires, after which the same user resumes.
      if (pathname === '/campaigns' && !('flow' in search)) return
      const sent = new Set(
        sending.jobs.get().flatMap(({ campaigns }) => campaigns.map(({ id }) => id)),
      )
      selection.replace([...selection.get()].filter((id) => sent.has(id)))
    },
    [router],
  )
}

type OpenMenu = { campaign: Campaign; button: HTMLElement; isByKey: boolean }

function CampaignOverview(props: OverviewProps) {
  const t = useTranslation()
  const { campaigns, place, onAdjust, onRefresh, onUseList, onEdit, onOpen, panel } = props
  const { q = '', status = ALL, sender = ALL, writesTo, toDo, sort } = place
  const [name, setName] = useTypedText(q, (name) => onAdjust({ q: name || undefined }))
  const ownSenders = useOwnSenders()
  const { toDoIds, dismiss } = useToDo(toDo, campaigns)
  const filters = useMemo<Filters>(
    () => ({ name, status, sender, writesTo, toDo, toDoIds, ownSenders }),
    [name, status, sender, writesTo, toDo, toDoIds, ownSenders],
  )
  const order = useMemo(() => readOrder(sort, sortColumns), [sort])
  const userId = useCurrentUser().id
  const layout = useTableLayout(userId, campaignsTable)
  const shownResults = useMemo(
    () => resultTypes.filter((type) => layout.shown.has(type)),
    [layout.shown],
  )
  const sortColumn = order?.column
  const readResults = useMemo(
    () => resultTypes.filter((type) => type === sortColumn || shownResults.includes(type)),
    [sortColumn, shownResults],
  )
  const { results, hasFailed } = useCampaignResults(readResults)
  const [menu, setMenu] = useState<OpenMenu>()
  const [deleted, setDeleted] = useState<Campaign>()
  const duplicateCampaign = useDuplicateCampaign()
  const { mutate: setStatus } = useSetCampaignStatus()
  useClearedSelection()

  const found = useMemo(
    () => findCampaigns(campaigns, filters, order, results),
    [campaigns, filters, order, results],
  )

  const handleFilter = useCallback(
    ({ name, ...choice }: Partial<Filters>) => {
      if (name !== undefined) return setName(name)
      onAdjust(searchOfFilters(choice))
    },
    [setName, onAdjust],
  )
  const handleOrder = useCallback(
    (next: CampaignOrder | undefined) => onAdjust({ sort: writeOrder(next) }),
    [onAdjust],
  )
  const showAll = (sort?: string) => {
    setName('')
    onAdjust({ ...cleared(campaignFilterParams), sort })
  }
  const client = useQueryClient()
  const handleSwitch = useCallback(
    (campaign: Campaign) => {
      if (campaign.status !== 'active')
        return askToResume(client, [campaign], () => setStatus({ campaign, status: 'active' }))
      pausedLast(userId).update((ids) => ids.filter((id) => id !== campaign.id))
      setStatus({ campaign, status: 'paused' })
    },
    [client, setStatus, userId],
  )
  const handleMenu = useCallback(
    (campaign: Campaign, button: HTMLElement, isByKey: boolean) =>
      setMenu({ campaign, button, isByKey }),
    [],
  )
  const actions: Record<CampaignAction, (campaign: Campaign) => void> = {
    edit: (campaign) => onEdit(campaign),
    duplicate: duplicateCampaign.mutate,
    delete: setDeleted,
  }

  return (
    <>
      <CampaignFilters
        filters={filters}
        layout={layout}
        onChange={handleFilter}
        onDismiss={() =>
          notify.info(
            {
              title: t('{count, plural, one {1 campaign is done} other {# campaigns are done}}', {
                count: found.length,
              }),
            },
            { action: { label: t('Undo'), onClick: dismiss(found) } },
          )
        }
        isChanged={isAnySet(campaignFilterParams, { ...place, q: name })}
        note={
          found.length < campaigns.length && (writesTo ?? toDo) === undefined
            ? t('{shown} of {total} campaigns', {
                shown: found.length,
                total: campaigns.length,
              })
            : undefined
        }
        onReset={() => showAll()}
      />
      <PanelArea panel={panel}>
        {found.length === 0 ? (
          <EmptyState
            title={t('No campaigns found')}
            description={t('No campaign matches the search and the filters.')}
            action={
              <Button variant="outline" onClick={() => showAll(sort)}>
                {t('Show all campaigns')}
              </Button>
            }
          />
        ) : (
          <CampaignTable
            campaigns={found}
            all={campaigns}
            query={name}
            results={results}
            areResultsUnknown={hasFailed}
            selection={selection}
            layout={layout}
            order={order}
            onOrder={handleOrder}
            onSwitch={handleSwitch}
            onOpen={onOpen}
            openId={place.details}
            onEdit={onEdit}
            onMenu={handleMenu}
          />
        )}
      </PanelArea>
      <LaunchBar
        campaigns={campaigns}
        shown={found}
        onRefresh={onRefresh}
        onOpen={onOpen}
        onUseList={onUseList}
      />
      {menu && (
        <CampaignMenu
          {...menu}
          onAction={(action, campaign) => actions[action](campaign)}
          onClose={() => setMenu(undefined)}
        />
      )}
      {deleted && <DeleteCampaignDialog campaign={deleted} onClose={() => setDeleted(undefined)} />}
    </>
  )
}
