import type { QueryClient } from '@tanstack/react-query'
import * as z from 'zod/mini'
import { id, itemsIn, optionalNumber, read, text } from '@/shared/api/answer'
import {
  ApiError,
  NotDoneError,
  outcomeOf,
  serverMessage,
  whyRefused,
} from '@/shared/api/api-error'
import { api, bodyOf } from '@/shared/api/client'
import { type Failure, sendWrite } from '@/shared/api/use-write'
import { msg, translate } from '@/shared/i18n/translate'
import type { Campaign } from './campaign'
import { campaignsQuery, findOutByStatus } from './campaign-queries'

const launchResultReader = z.object({
  campaignId: id,
  ok: z.catch(z.boolean(), false),
  message: text,
})

type LaunchResult = z.output<typeof launchResultReader>
type LaunchFailure = Pick<LaunchResult, 'campaignId' | 'message'> & {
  /** Missing from the server's report, so it may have been launched. */
  isUnknown?: boolean
}

/** The server responded, and refused some or all campaigns. */
export class CampaignsNotLaunchedError extends NotDoneError {
  override name = 'CampaignsNotLaunchedError'

  constructor(readonly failures: readonly LaunchFailure[]) {
    super('Some campaigns failed to launch')
  }
}

/** Requested campaigns that were not launched, including those missing from the response. */
function failuresOf(
  campaigns: readonly Campaign[],
  results: readonly LaunchResult[],
): LaunchFailure[] {
  const byId = new Map(results.map((result) => [result.campaignId, result]))
  return campaigns.flatMap((campaign) => {
    const result = byId.get(campaign.id)
    if (!result) return [unreported(campaign)]
    const message = result.message || translate('No reason was given.')
    return result.ok ? [] : [{ campaignId: campaign.id, message }]
  })
}

const unreported = ({ id }: Campaign): LaunchFailure => ({
  campaignId: id,
  message: translate('The server did not report whether it was launched.'),
  isUnknown: true,
})

function throwIfAny(failures: readonly LaunchFailure[]) {
  if (failures.length > 0) throw new CampaignsNotLaunchedError(failures)
}

export const unconfirmed = msg(
  'We could not confirm whether mail is being sent. Refresh the list before sending again.',
)

const MAX_LISTED = 5

function partialFailure(failures: readonly LaunchFailure[]) {
  const lines = failures
    .slice(0, MAX_LISTED)
    .map(({ campaignId, message }) =>
      translate('Campaign {campaignId}: {message}', { campaignId, message }),
    )
  const rest = failures.length - lines.length
  if (rest > 0) lines.push(translate('and {rest} more', { rest }))
  const title = translate('Some campaigns failed to launch')
  return { title, description: lines.join('\n'), isOutdated: true }
}

/** False for an HTML page, and for a bare status, which has no text over HTTP/2. */
function hasMessage(error: Error): boolean {
  if (!(error instanceof ApiError)) return error.message !== ''
  return !error.body.trimStart().startsWith('<') && error.message.trim() !== `${error.status}:`
}

function launchFailure(error: Error): Failure {
  if (error instanceof CampaignsNotLaunchedError) return partialFailure(error.failures)
  const isUnknown = outcomeOf(error) === 'unknown'
  const hasOwn = hasMessage(error) && (error instanceof ApiError || !isUnknown)
  return {
    title: translate('Launch failed'),
    description: hasOwn ? error.message : translate('Failed to launch campaigns'),
    note: isUnknown ? unconfirmed : undefined,
  }
}

/**
 * Whether the server has sent the campaign since `seen`. Inconclusive for an active campaign, which
 * the server sends by itself.
 */
const isSentSince = (seen: Campaign, now: readonly Campaign[]) =>
  seen.status !== 'active' &&
  now.some(
    ({ id, status, sentEmails }) =>
      id === seen.id &&
      (status !== seen.status || (sentEmails ?? 0) > (seen.sentEmails ?? Infinity)),
  )

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

/** Sends a draft to its list. Call it only from `campaigns/sending`. */
export const startCampaign = async (client: QueryClient, campaign: Campaign) =>
  sendWrite(
    client,
    {
      name: 'start-campaign',
      call: async ({ id }: Campaign) => {
        const params = { path: { id } }
        return read(
          startResultReader,
          await bodyOf(api.POST('/api/campaigns/{id}/start', { params })),
        )
      },
      findOut: findOutByStatus((seen: Campaign, now) =>
        isSentSince(seen, now) ? { answer: startResultReader.parse({}) } : undefined,
      ),
      success: (result) => ({
        title: translate('Campaign Started!'),
        description: startedText(result),
      }),
      failure: (error) => ({
        title: translate('Failed to start campaign'),
        description:
          serverMessage(error) ?? translate('An error occurred while starting the campaign'),
        note:
          outcomeOf(error) === 'unknown'
            ? unconfirmed
            : serverMessage(error)
              ? undefined
              : whyRefused(error),
      }),
      touches: [campaignsQuery.queryKey],
    },
    campaign,
  )

/**
 * Launches campaigns. Call it only from `campaigns/sending`.
 * @throws CampaignsNotLaunchedError when some were refused, or were not launched after an unknown
 * outcome
 */
export const launchCampaigns = async (client: QueryClient, campaigns: readonly Campaign[]) =>
  sendWrite(
    client,
    {
      name: 'launch-campaigns',
      call: async (all: readonly Campaign[]) => {
        // Some servers accept an id only with its original type: number or string.
        const campaignIds = all.map(({ sentId }) => sentId)
        const body = await bodyOf(api.POST('/api/brevo/launch', { body: { campaignIds } }))
        if (body !== undefined)
          throwIfAny(failuresOf(all, read(itemsIn(launchResultReader, 'results'), body)))
      },
      findOut: findOutByStatus((all: readonly Campaign[], now) => {
        const unsent = all.filter((one) => !isSentSince(one, now))
        if (unsent.length === all.length) return undefined
        throwIfAny(unsent.map(unreported))
        return { answer: undefined }
      }),
      success: (_answer, { length }) => ({
        title: translate('Launch successful'),
        description: translate('Launched {length} campaign(s) successfully', { length }),
      }),
      failure: launchFailure,
      touches: [campaignsQuery.queryKey],
    },
    campaigns,
  )
