import { type QueryClient, queryOptions, useQueryClient } from '@tanstack/react-query'
import * as z from 'zod/mini'
import { id, itemsIn, optionalNumber, read, readAgain, text } from '@/shared/api/answer'
import { serverMessage, withReason } from '@/shared/api/api-error'
import { answered, api, bodyOf, textOf } from '@/shared/api/client'
import type { Wire } from '@/shared/api/contract'
import { changeCached } from '@/shared/api/query-client'
import { sendOneOfMany, sendWrite, useWrite } from '@/shared/api/use-write'
import { translate, msg } from '@/shared/i18n/translate'
import { campaignReader, type Campaign } from './campaign'
import { CampaignsNotLaunchedError, failuresOf, launchFailure } from './launch-outcome'

export const campaignsQuery = queryOptions({
  queryKey: ['campaigns'],
  queryFn: async ({ signal, client }) =>
    readAgain(
      campaignReader,
      'campaigns',
      await textOf(api.GET('/api/campaigns', { signal, parseAs: 'text' })),
      client.getQueryData<Campaign[]>(['campaigns']),
    ),
  structuralSharing: false,
  meta: {
    failure: withReason(msg('Failed to load campaigns')),
  },
})

let readings = 0

/**
 * Reads the campaigns now, whatever else reads them: a call that began earlier, or is cancelled by a change, has
 * the campaigns as they were before.
 */
export async function readCampaignsNow(client: QueryClient): Promise<readonly Campaign[]> {
  const queryKey = ['campaigns-now', String((readings += 1))]
  const campaigns = await client.fetchQuery({ ...campaignsQuery, queryKey, gcTime: 0 })
  client.setQueryData(campaignsQuery.queryKey, campaigns)
  return campaigns
}

type Named = Pick<Campaign, 'id' | 'name'>

const idOf = ({ id }: Pick<Campaign, 'id'>) => id
const pathOf = ({ id }: Pick<Campaign, 'id'>) => ({ params: { path: { id } } })

/** `toRequest` runs when the call is sent; an error in it is reported like a failed call. */
type NewCampaign = { name: string; toRequest: () => Promise<Wire<'NewCampaign'>> }

/** Run even if the screen that sent the write is unmounted by then. */
type WriteCallbacks<Input> = {
  onSuccess: (input: Input) => void
  onError: (error: Error, input: Input) => void
}

export function useCreateCampaign<Input extends NewCampaign>({
  onSuccess,
  onError,
}: WriteCallbacks<Input>) {
  return useWrite({
    name: 'create-campaign',
    call: async ({ toRequest }: Input) =>
      bodyOf(api.POST('/api/campaigns', { body: await toRequest() })),
    onSuccess: (_answer, input) => onSuccess(input),
    onError,
    success: (_answer, { name }) => ({
      title: translate('Campaign created'),
      description: translate('“{name}” is saved as a draft.', { name }),
    }),
    failure: () => ({ title: translate('Creation failed – Failed to create new campaign') }),
  })
}

const deletion = {
  name: 'delete-campaign',
  subject: idOf,
  call: (campaign: Named) => answered(api.DELETE('/api/campaigns/{id}', pathOf(campaign))),
}

export function useDeleteCampaign({
  onBegin,
  onEnd,
}: {
  onBegin: (campaign: Named) => void
  onEnd: (campaign: Named, isDeleted: boolean) => void
}) {
  return useWrite({
    ...deletion,
    onMutate: onBegin,
    onSuccess: (_answer, campaign) => onEnd(campaign, true),
    onError: (_error, campaign) => onEnd(campaign, false),
    success: (_answer, { name }) => ({
      title: translate('Campaign deleted'),
      description: translate('“{name}” has been deleted.', { name }),
    }),
    removes: (campaign) => ({ from: campaignsQuery.queryKey, id: campaign.id }),
    failure: () => ({ title: translate('Delete failed – Failed to delete campaign') }),
    refreshesOnFailure: true,
  })
}

const duplication = {
  name: 'duplicate-campaign',
  subject: idOf,
  call: (campaign: Named) => answered(api.POST('/api/campaigns/{id}/duplicate', pathOf(campaign))),
}

export function useDuplicateCampaign() {
  return useWrite({
    ...duplication,
    success: (_answer, { name }) => ({
      title: translate('Campaign duplicated'),
      description: translate('“{name}” was copied as a new draft.', { name }),
    }),
    failure: () => ({ title: translate('Duplicate failed – Failed to duplicate campaign') }),
  })
}

const startResultReader = z.catch(
  z.object({ prospectsAdded: optionalNumber, prospectsSkipped: optionalNumber }),
  { prospectsAdded: undefined, prospectsSkipped: undefined },
)

function startedText({ prospectsAdded, prospectsSkipped }: z.output<typeof startResultReader>) {
  if (prospectsAdded === undefined) return undefined
  return prospectsSkipped
    ? translate('{prospectsAdded} prospects added, {prospectsSkipped} skipped', {
        prospectsAdded,
        prospectsSkipped,
      })
    : translate('{prospectsAdded} prospects added', { prospectsAdded })
}

/** Sends a draft to the contacts of its list. `campaigns/sending` owns when. */
export const startCampaign = async (client: QueryClient, campaign: Named) =>
  sendWrite(
    client,
    {
      name: 'start-campaign',
      call: async (one: Named) =>
        read(startResultReader, await bodyOf(api.POST('/api/campaigns/{id}/start', pathOf(one)))),
      success: (result) => ({
        title: translate('Campaign Started!'),
        description: startedText(result),
      }),
      failure: (error) => ({
        title: translate('Failed to start campaign'),
        description:
          serverMessage(error) ?? translate('An error occurred while starting the campaign'),
      }),
      refreshesOnFailure: true,
    },
    campaign,
  )

type StatusChange = { campaign: Campaign; status: Wire<'StatusChange'>['status'] }

const statusChange = {
  name: 'set-campaign-status',
  subject: ({ campaign }: StatusChange) => campaign.id,
  call: ({ campaign, status }: StatusChange) =>
    answered(api.PATCH('/api/campaigns/{id}/status', { ...pathOf(campaign), body: { status } })),
}

const showStatus = (client: QueryClient, id: string, status: string) =>
  changeCached<Campaign[]>(client, campaignsQuery.queryKey, (campaigns) =>
    campaigns.map((one) => (one.id === id ? { ...one, status } : one)),
  )

/** Updates optimistically, reverts on failure, and refetches in either case. */
export function useSetCampaignStatus() {
  const client = useQueryClient()
  return useWrite({
    ...statusChange,
    optimistic: ({ campaign, status }) => {
      // A response in flight still has the old status.
      void client.cancelQueries({ queryKey: campaignsQuery.queryKey })
      showStatus(client, campaign.id, status)
      return () => showStatus(client, campaign.id, campaign.status)
    },
    success: (_answer, { campaign, status }) => ({
      title: translate('Status updated'),
      description:
        status === 'active'
          ? translate('“{name}” is now active.', { name: campaign.name })
          : translate('“{name}” is now paused.', { name: campaign.name }),
    }),
    failure: () => ({
      title: translate('Update failed'),
      description: translate('Failed to update campaign status. Please try again.'),
    }),
    refreshesOnFailure: true,
  })
}

export type BulkKind = 'pause' | 'resume' | 'duplicate' | 'delete'

/** A change of one of many campaigns; the list shows it at once, and is not refetched. */
export async function changeOneOfMany(client: QueryClient, kind: BulkKind, campaign: Campaign) {
  switch (kind) {
    case 'pause':
    case 'resume': {
      const status = kind === 'pause' ? 'paused' : 'active'
      await sendOneOfMany(client, statusChange, { campaign, status })
      showStatus(client, campaign.id, status)
      return
    }
    case 'duplicate':
      return sendOneOfMany(client, duplication, campaign)
    case 'delete':
      await sendOneOfMany(client, deletion, campaign)
      changeCached<Campaign[]>(client, campaignsQuery.queryKey, (campaigns) =>
        campaigns.filter(({ id }) => id !== campaign.id),
      )
  }
}

const launchResultReader = z.object({
  campaignId: id,
  ok: z.catch(z.boolean(), false),
  message: text,
})

type Launched = Pick<Campaign, 'id' | 'sentId'>

/**
 * Launches campaigns. Fails with CampaignsNotLaunchedError when some of them were refused; after another
 * failure `isOutcomeUnknown` says whether mail may have been sent. `campaigns/sending` owns when.
 */
export const launchCampaigns = async (client: QueryClient, campaigns: readonly Launched[]) =>
  sendWrite(
    client,
    {
      name: 'launch-campaigns',
      call: async (all: readonly Launched[]) => {
        // Some servers accept an id only with the type they sent: number or string.
        const campaignIds = all.map(({ sentId }) => sentId)
        const body = await bodyOf(api.POST('/api/brevo/launch', { body: { campaignIds } }))
        const results = read(itemsIn(launchResultReader, 'results'), body)
        const failures = failuresOf(all.map(idOf), results)
        if (failures.length > 0) throw new CampaignsNotLaunchedError(failures)
      },
      success: (_answer, { length }) => ({
        title: translate('Launch successful'),
        description: translate('Launched {length} campaign(s) successfully', { length }),
      }),
      failure: launchFailure,
      refreshesOnFailure: true,
    },
    campaigns,
  )
