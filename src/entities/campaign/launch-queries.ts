import type { QueryClient } from '@tanstack/react-query'
import * as z from 'zod/mini'
import { id, itemsIn, optionalNumber, read, text } from '@/shared/api/answer'
import { AnswerError, ApiError, NetworkError, serverMessage } from '@/shared/api/api-error'
import { api, bodyOf } from '@/shared/api/client'
import { sendWrite } from '@/shared/api/use-write'
import { translate } from '@/shared/i18n/translate'
import type { Message } from '@/shared/ui/notifications/message'
import type { Campaign } from './campaign'
import { campaignsQuery } from './campaign-queries'

const launchResultReader = z.object({
  campaignId: id,
  ok: z.catch(z.boolean(), false),
  message: text,
})

type LaunchResult = z.output<typeof launchResultReader>
type LaunchFailure = Pick<LaunchResult, 'campaignId' | 'message'> & {
  /** The server did not report on it, so it may have been launched. */
  isUnknown?: boolean
}

/** The server responded, and refused some or all of the campaigns. */
export class CampaignsNotLaunchedError extends Error {
  override name = 'CampaignsNotLaunchedError'

  constructor(readonly failures: readonly LaunchFailure[]) {
    super('Some campaigns failed to launch')
  }
}

/** The requested campaigns that were not launched, including those without a result. */
function failuresOf(
  campaignIds: readonly string[],
  results: readonly LaunchResult[],
): LaunchFailure[] {
  const byId = new Map(results.map((result) => [result.campaignId, result]))
  return campaignIds.flatMap((campaignId) => {
    const result = byId.get(campaignId)
    if (result?.ok) return []
    if (result) {
      return [{ campaignId, message: result.message || translate('No reason was given.') }]
    }
    const message = translate('The server did not report whether it was launched.')
    return [{ campaignId, message, isUnknown: true }]
  })
}

const TIMEOUTS = new Set([408, 504])

/** Whether mail may have been sent although the call failed. */
export function isOutcomeUnknown(error: Error): boolean {
  if (error instanceof ApiError) return TIMEOUTS.has(error.status)
  return error instanceof NetworkError || error instanceof AnswerError
}

const MAX_LISTED = 5

function partialFailure(failures: readonly LaunchFailure[]): Message {
  const lines = failures
    .slice(0, MAX_LISTED)
    .map(({ campaignId, message }) =>
      translate('Campaign {campaignId}: {message}', { campaignId, message }),
    )
  const rest = failures.length - lines.length
  return {
    title: translate('Some campaigns failed to launch'),
    description: [...lines, ...(rest > 0 ? [translate('and {rest} more', { rest })] : [])].join(
      '\n',
    ),
  }
}

/** False for an HTML page, and for a status alone, which has no text over HTTP/2. */
function hasMessage(error: Error): boolean {
  if (!(error instanceof ApiError)) return error.message !== ''
  return !error.body.trimStart().startsWith('<') && error.message.trim() !== `${error.status}:`
}

function launchFailure(error: Error): Message {
  if (error instanceof CampaignsNotLaunchedError) return partialFailure(error.failures)
  const fallback = translate('Failed to launch campaigns')
  const message = hasMessage(error) ? error.message : fallback
  return {
    title: translate('Launch failed'),
    description: isOutcomeUnknown(error)
      ? [
          error instanceof ApiError ? message : fallback,
          translate(
            'We could not confirm whether mail is being sent. Refresh the list before launching again.',
          ),
        ].join('\n')
      : message,
  }
}

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
export const startCampaign = async (client: QueryClient, campaign: Pick<Campaign, 'id'>) =>
  sendWrite(
    client,
    {
      name: 'start-campaign',
      call: async ({ id }: Pick<Campaign, 'id'>) => {
        const params = { path: { id } }
        return read(
          startResultReader,
          await bodyOf(api.POST('/api/campaigns/{id}/start', { params })),
        )
      },
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
        const failures = failuresOf(
          all.map(({ id }) => id),
          results,
        )
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
