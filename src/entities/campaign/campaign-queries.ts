import { queryOptions, useQueryClient } from '@tanstack/react-query'
import * as z from 'zod/mini'
import { id, itemsIn, optionalNumber, read, readAgain, text } from '@/shared/api/answer'
import { reasonOf, serverMessage } from '@/shared/api/api-error'
import { answered, api, bodyOf, textOf } from '@/shared/api/client'
import type { Wire } from '@/shared/api/contract'
import { useWrite } from '@/shared/api/use-write'
import { campaignReader, type Campaign } from './campaign'
import { CampaignsNotLaunchedError, failuresOf, launchFailure } from './launch-outcome'

export const campaignsQuery = queryOptions({
  queryKey: ['campaigns'],
  queryFn: async ({ signal, client, queryKey }) =>
    readAgain(
      campaignReader,
      'campaigns',
      await textOf(api.GET('/api/campaigns', { signal, parseAs: 'text' })),
      client.getQueryData<Campaign[]>(queryKey),
    ),
  structuralSharing: false,
  meta: {
    failure: (error) => ({ title: 'Failed to load campaigns', description: reasonOf(error) }),
  },
})

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
      title: 'Campaign created',
      description: `“${name}” is saved as a draft.`,
    }),
    failure: () => ({ title: 'Creation failed – Failed to create new campaign' }),
  })
}

export function useDeleteCampaign() {
  return useWrite({
    name: 'delete-campaign',
    subject: idOf,
    call: (campaign: Named) => answered(api.DELETE('/api/campaigns/{id}', pathOf(campaign))),
    success: (_answer, { name }) => ({
      title: 'Campaign deleted',
      description: `“${name}” has been deleted.`,
    }),
    removes: (campaign) => ({ from: campaignsQuery.queryKey, id: campaign.id }),
    failure: () => ({ title: 'Delete failed – Failed to delete campaign' }),
    refreshesOnFailure: true,
  })
}

export function useDuplicateCampaign() {
  return useWrite({
    name: 'duplicate-campaign',
    subject: idOf,
    call: (campaign: Named) =>
      answered(api.POST('/api/campaigns/{id}/duplicate', pathOf(campaign))),
    success: (_answer, { name }) => ({
      title: 'Campaign duplicated',
      description: `“${name}” was copied as a new draft.`,
    }),
    failure: () => ({ title: 'Duplicate failed – Failed to duplicate campaign' }),
  })
}

const startResultReader = z.catch(
  z.object({ prospectsAdded: optionalNumber, prospectsSkipped: optionalNumber }),
  { prospectsAdded: undefined, prospectsSkipped: undefined },
)

function startedText({ prospectsAdded, prospectsSkipped }: z.output<typeof startResultReader>) {
  if (prospectsAdded === undefined) return undefined
  return prospectsSkipped
    ? `${prospectsAdded} prospects added, ${prospectsSkipped} skipped`
    : `${prospectsAdded} prospects added`
}

/** Sends a draft to the contacts of its list. */
export function useStartCampaign() {
  return useWrite({
    name: 'start-campaign',
    subject: idOf,
    call: async (campaign: Named) =>
      read(
        startResultReader,
        await bodyOf(api.POST('/api/campaigns/{id}/start', pathOf(campaign))),
      ),
    success: (result) => ({ title: 'Campaign Started!', description: startedText(result) }),
    failure: (error) => ({
      title: 'Failed to start campaign',
      description: serverMessage(error) ?? 'An error occurred while starting the campaign',
    }),
    refreshesOnFailure: true,
  })
}

type StatusChange = { campaign: Campaign; status: Wire<'StatusChange'>['status'] }

const idOfChanged = ({ campaign }: StatusChange) => campaign.id

/** Updates optimistically, reverts on failure, and refetches in either case. */
export function useSetCampaignStatus() {
  const client = useQueryClient()
  const show = (id: string, status: string) =>
    client.setQueryData(campaignsQuery.queryKey, (campaigns) =>
      campaigns?.map((one) => (one.id === id ? { ...one, status } : one)),
    )

  return useWrite({
    name: 'set-campaign-status',
    subject: idOfChanged,
    call: ({ campaign, status }: StatusChange) =>
      answered(api.PATCH('/api/campaigns/{id}/status', { ...pathOf(campaign), body: { status } })),
    optimistic: ({ campaign, status }) => {
      // A response in flight still has the old status.
      void client.cancelQueries({ queryKey: campaignsQuery.queryKey })
      show(campaign.id, status)
      return () => show(campaign.id, campaign.status)
    },
    success: (_answer, { campaign, status }) => ({
      title: 'Status updated',
      description: `“${campaign.name}” is now ${status}.`,
    }),
    failure: () => ({
      title: 'Update failed',
      description: 'Failed to update campaign status. Please try again.',
    }),
    refreshesOnFailure: true,
  })
}

const launchResultReader = z.object({
  campaignId: id,
  ok: z.catch(z.boolean(), false),
  message: text,
})

type Launched = Pick<Campaign, 'id' | 'sentId'>

/**
 * Launches campaigns. Fails with CampaignsNotLaunchedError when some of them were refused; after another
 * failure `isOutcomeUnknown` says whether mail may have been sent.
 */
export function useLaunchCampaigns<One extends Launched>({
  onSuccess,
  onError,
}: WriteCallbacks<readonly One[]>) {
  return useWrite({
    name: 'launch-campaigns',
    onSuccess: (_answer, campaigns) => onSuccess(campaigns),
    onError,
    call: async (campaigns: readonly One[]) => {
      // Some servers accept an id only with the type they sent: number or string.
      const campaignIds = campaigns.map(({ sentId }) => sentId)
      const body = await bodyOf(api.POST('/api/brevo/launch', { body: { campaignIds } }))
      const results = read(itemsIn(launchResultReader, 'results'), body)
      const failures = failuresOf(campaigns.map(idOf), results)
      if (failures.length > 0) throw new CampaignsNotLaunchedError(failures)
    },
    success: (_answer, { length }) => ({
      title: 'Launch successful',
      description: `Launched ${length} campaign(s) successfully`,
    }),
    failure: launchFailure,
    refreshesOnFailure: true,
  })
}
