import { type QueryClient, queryOptions, useQueryClient } from '@tanstack/react-query'
import { readAgain } from '@/shared/api/answer'
import { withReason } from '@/shared/api/api-error'
import { answered, api, bodyOf, textOf } from '@/shared/api/client'
import type { Wire } from '@/shared/api/contract'
import { changeCached } from '@/shared/api/query-client'
import { pendingInputs, sendOneOfMany, useWrite } from '@/shared/api/use-write'
import { translate, msg } from '@/shared/i18n/translate'
import { campaignReader, type Campaign } from './campaign'

export const campaignsQuery = queryOptions({
  queryKey: ['campaigns'],
  queryFn: async ({ signal, client }) =>
    withPendingStatus(
      client,
      readAgain(
        campaignReader,
        'campaigns',
        await textOf(api.GET('/api/campaigns', { signal, parseAs: 'text' })),
        client.getQueryData<Campaign[]>(['campaigns']),
      ),
    ),
  structuralSharing: false,
  meta: {
    failure: withReason(msg('Failed to load campaigns')),
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
      title: translate('Campaign created'),
      description: translate('“{name}” is saved as a draft.', { name }),
    }),
    failure: () => ({ title: translate('Creation failed – Failed to create new campaign') }),
    // It may have been created although the answer did not come.
    refreshesOnFailure: true,
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
    refreshesOnFailure: true,
  })
}

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

/** What the server answers while a status is on its way is older than the status. */
function withPendingStatus(client: QueryClient, campaigns: Campaign[]): Campaign[] {
  const pending = new Map(
    pendingInputs<StatusChange>(client.getMutationCache(), statusChange.name).map(
      ({ campaign, status }) => [campaign.id, status],
    ),
  )
  if (pending.size === 0) return campaigns
  return campaigns.map((one) => {
    const status = pending.get(one.id)
    return status === undefined || status === one.status ? one : { ...one, status }
  })
}

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
