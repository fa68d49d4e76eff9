import { AnswerError, ApiError, NetworkError } from '@/shared/api/api-error'
import { translate } from '@/shared/i18n/translate'
import type { Message } from '@/shared/ui/notifications/message'

type LaunchResult = { campaignId: string; ok: boolean; message: string }
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
export function failuresOf(
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

export function launchFailure(error: Error): Message {
  if (error instanceof CampaignsNotLaunchedError) return partialFailure(error.failures)
  if (isOutcomeUnknown(error)) {
    return {
      title: translate('Launch failed'),
      description: translate(
        'We could not confirm whether mail is being sent. Refresh the list before launching again.',
      ),
    }
  }
  return {
    title: translate('Launch failed'),
    description: hasMessage(error) ? error.message : translate('Failed to launch campaigns'),
  }
}
