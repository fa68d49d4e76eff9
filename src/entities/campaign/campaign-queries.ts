import { type QueryClient, queryOptions, useQueryClient } from '@tanstack/react-query'
import { readAgain } from '@/shared/api/answer'
import { NotDoneError, outcomeOf, whyRefused, withNote, withReason } from '@/shared/api/api-error'
import { answered, api, bodyOf, textOf } from '@/shared/api/client'
import type { Wire } from '@/shared/api/contract'
import { deletedFrom, type FindOut, findNew } from '@/shared/api/perform-write'
import { changeCached } from '@/shared/api/query-client'
import { readNow } from '@/shared/api/read-now'
import { pendingInputs, sendOneOfMany, useWrite } from '@/shared/api/use-write'
import { fingerprint } from '@/shared/api/attempts'
import { translate, msg } from '@/shared/i18n/translate'
import { campaignReader, type Campaign } from './campaign'

const readCampaigns = async (known?: Campaign[]) =>
  readAgain(
    campaignReader,
    'campaigns',
    await textOf(api.GET('/api/campaigns', { parseAs: 'text' })),
    known,
  )

export const campaignsQuery = queryOptions({
  queryKey: ['campaigns'],
  // Not aborted when its screen is left: the next screen reads the same.
  queryFn: async ({ client }) =>
    withPendingStatus(client, await readCampaigns(client.getQueryData<Campaign[]>(['campaigns']))),
  structuralSharing: false,
  meta: {
    failure: withReason(msg('Failed to load campaigns')),
  },
})

/** Checks the status on the server, because the cache already contains optimistic statuses. */
export const findOutByStatus = <Answer, Input>(
  found: (input: Input, now: readonly Campaign[]) => { answer: Answer } | undefined,
): FindOut<Answer, Input> => ({
  find: async (client, input) => {
    const { queryKey } = campaignsQuery
    try {
      const now = await readCampaigns(client.getQueryData(queryKey))
      client.setQueryData(queryKey, withPendingStatus(client, now))
      return found(input, now)
    } catch (error) {
      // Read again by the next screen, and when online.
      void client.invalidateQueries({ queryKey, refetchType: 'none' })
      throw error
    }
  },
})

type Named = Pick<Campaign, 'id' | 'name'>

const idOf = ({ id }: Pick<Campaign, 'id'>) => id
const changeOf = ({ id }: Pick<Campaign, 'id'>) =>
  ({ params: { path: { id } }, parseAs: 'text' }) as const

export type NewCampaign = {
  /** Stays the same for every attempt to save a draft. */
  draftId: string
  name: string
  listId: string | undefined
  /** HTML of the first step. */
  body: string
  /** Runs when the call is sent; its errors are reported like those of the call. */
  toRequest: () => Promise<Wire<'NewCampaign'>>
}

type WriteCallbacks<Input> = {
  intent: (input: Input) => string
  onSuccess: (input: Input) => void
  onError: (error: Error, input: Input) => void
}

async function toBody({ toRequest }: NewCampaign): Promise<Wire<'NewCampaign'>> {
  try {
    return await toRequest()
  } catch (error) {
    throw new NotDoneError(translate('Something went wrong in the application.'), { cause: error })
  }
}

type Signs = { name: string; listId?: string | undefined; body: string }

/** A colleague may save a campaign of the same name to the same list, but hardly the same text. */
const signOf = ({ name, listId, body }: Signs) =>
  JSON.stringify([name.trim(), listId, lettersOf(body)])

const lettersOf = (html: string) =>
  new DOMParser().parseFromString(html, 'text/html').body.textContent.replace(/\s+/g, '')

export function useCreateCampaign<Input extends NewCampaign>({
  intent,
  onSuccess,
  onError,
}: WriteCallbacks<Input>) {
  return useWrite({
    name: 'create-campaign',
    key: ({ draftId }) => draftId,
    call: async (input: Input): Promise<unknown> =>
      bodyOf(api.POST('/api/campaigns', { body: await toBody(input) })),
    findOut: findNew(campaignsQuery, {
      // The server may leave out the list.
      signs: ({ name, listId, body }: Input) => [
        signOf({ name, listId, body }),
        signOf({ name, body }),
      ],
      isIt: ({ name, listId, emailTemplate, steps: [first] }, _input, signs) =>
        signs.includes(
          fingerprint(signOf({ name, listId, body: emailTemplate || (first?.content ?? '') })),
        ),
      answer: (one) => one,
      intent,
    }),
    ifUnknown: ({ name }) =>
      translate('If it is saved again, there may be two campaigns “{name}”.', { name }),
    success: (_answer, input) => {
      onSuccess(input)
      return { title: translate('Campaign created') }
    },
    failure: (error, input) => {
      onError(error, input)
      return { title: translate('Creation failed – Failed to create new campaign') }
    },
    touches: [campaignsQuery.queryKey],
  })
}

const deletion = {
  name: 'delete-campaign',
  call: (campaign: Named) => answered(api.DELETE('/api/campaigns/{id}', changeOf(campaign))),
  ...deletedFrom(campaignsQuery, ({ id }: Named) => id, { title: msg('Campaign deleted') }),
  failure: withNote({ title: msg('Delete failed – Failed to delete campaign') }),
}

/** @param onEnd called even if the component has unmounted */
export function useDeleteCampaign(onEnd: (campaign: Named, isDeleted: boolean) => void) {
  return useWrite({
    ...deletion,
    success: (answer, campaign, client) => {
      onEnd(campaign, true)
      return deletion.success(answer, campaign, client)
    },
    failure: (error, campaign) => {
      onEnd(campaign, false)
      return deletion.failure(error)
    },
  })
}

const duplication = {
  name: 'duplicate-campaign',
  key: idOf,
  call: (campaign: Campaign) =>
    answered(api.POST('/api/campaigns/{id}/duplicate', changeOf(campaign))),
  findOut: findNew(campaignsQuery, {
    isIt: (one, original: Campaign) => isCopyOf(original, one),
    answer: () => undefined,
  }),
  ifUnknown: ({ name }: Campaign) =>
    translate('If it is duplicated again, there may be two copies of “{name}”.', { name }),
  success: () => ({ title: translate('Campaign duplicated') }),
  failure: withNote({ title: msg('Duplicate failed – Failed to duplicate campaign') }),
  touches: [campaignsQuery.queryKey],
}

/** The server derives the copy's name from the original's. */
const isCopyOf = (original: Campaign, { name, listId, steps }: Campaign) =>
  name.includes(original.name) &&
  listId === original.listId &&
  steps.length === original.steps.length

export const useDuplicateCampaign = () => useWrite(duplication)

type StatusChange = { campaign: Campaign; status: Wire<'StatusChange'>['status'] }

const statusChange = {
  name: 'set-campaign-status',
  key: ({ campaign }: StatusChange) => campaign.id,
  call: ({ campaign, status }: StatusChange) =>
    answered(api.PATCH('/api/campaigns/{id}/status', { ...changeOf(campaign), body: { status } })),
  findOut: findOutByStatus(({ campaign, status }: StatusChange, now) =>
    now.some((one) => one.id === campaign.id && one.status === status)
      ? { answer: undefined }
      : undefined,
  ),
  success: (_answer: unknown, { campaign, status }: StatusChange, client: QueryClient) => {
    showStatus(client, campaign.id, status)
    return { title: translate('Status updated') }
  },
  failure: (error: Error, { campaign }: StatusChange, client: QueryClient) => {
    showStatus(client, campaign.id, campaign.status)
    return {
      title: translate('Update failed'),
      description: translate('Failed to update campaign status. Please try again.'),
      note: whyRefused(error),
      // As specified: the list is read again after every change of a status.
      isOutdated: outcomeOf(error) === 'refused',
    }
  },
  touches: [campaignsQuery.queryKey],
}

const showStatus = (client: QueryClient, id: string, status: string) =>
  changeCached<Campaign[]>(client, campaignsQuery.queryKey, (campaigns) =>
    campaigns.map((one) => (one.id === id ? { ...one, status } : one)),
  )

/** Reapplies optimistic statuses to a response that may predate them. */
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

/** Optimistic; rolls back on failure and always refetches. */
export function useSetCampaignStatus() {
  const client = useQueryClient()
  return useWrite({
    ...statusChange,
    call: async (change) => {
      // A response in flight still has the old status.
      void client.cancelQueries({ queryKey: campaignsQuery.queryKey })
      showStatus(client, change.campaign.id, change.status)
      return statusChange.call(change)
    },
  })
}

export type BulkKind = 'pause' | 'resume' | 'duplicate' | 'delete'

/** Changes the status of one campaign of a batch; updates the cached list at once. */
export async function changeOneOfMany(client: QueryClient, kind: BulkKind, campaign: Campaign) {
  if (kind === 'delete') return sendOneOfMany(client, deletion, campaign)
  if (kind !== 'duplicate') {
    const status = kind === 'pause' ? 'paused' : 'active'
    return sendOneOfMany(client, statusChange, { campaign, status })
  }
  await sendOneOfMany(client, duplication, campaign)
  // Otherwise this copy could be mistaken for one of the next campaign.
  await readNow(client, campaignsQuery, { isQuiet: true }).catch(() => {})
}
