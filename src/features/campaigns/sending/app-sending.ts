import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'
import type { Campaign } from '@/entities/campaign/campaign'
import { campaignsQuery } from '@/entities/campaign/campaign-queries'
import { finishCheck } from '@/entities/campaign/checks/check-store'
import { recipientsText } from '@/entities/campaign/checks/check-texts'
import { launchCampaigns, startCampaign } from '@/entities/campaign/launch-queries'
import { whoSaidNo } from '@/entities/lead/said-no'
import { attemptsOfDevice, attemptsWritten, syncAttempts } from '@/shared/api/attempts'
import { mayLeave } from '@/shared/api/perform-write'
import { readNow } from '@/shared/api/read-now'
import { translate } from '@/shared/i18n/translate'
import { areLaunchesHeld } from '@/shared/lib/device/held-launches'
import {
  announceWorkChange,
  isLeaveAsked,
  registerUnsavedWork,
  type UnsavedWork,
} from '@/shared/lib/work/unsaved-work'
import { livePages, page } from '@/shared/lib/work/work-in-tabs'
import { notify } from '@/shared/ui/notifications/toaster'
import { whyInBulkRun } from './bulk-run'
import { createDeviceMarks } from './device-marks'
import { createSending, type SendingCalls, type SendKind } from './sending'

/** Not `Date.now` itself, which tests replace later. */
const now = () => Date.now()

/**
 * Runs `work` under a Web Lock. Plain HTTP has none, so two tabs may send at the same moment.
 */
const exclusively = async <Result>(work: () => Result): Promise<Result> => {
  const workOnMarks = async () => {
    await syncAttempts()
    const result = work()
    await attemptsWritten()
    return result
  }
  return 'locks' in navigator ? navigator.locks.request('sending', workOnMarks) : workOnMarks()
}

export const sending = createSending({
  marks: createDeviceMarks({ store: attemptsOfDevice, page, livePages, now }),
  now,
  isHoldWanted: areLaunchesHeld.get,
  whyBusy: whyInBulkRun,
  isLeaveAsked,
  exclusively,
  mayLeave: async () => {
    await syncAttempts()
    return mayLeave()
  },
  report: (message) => notify.warning(message),
})

export function useSendingCalls(): SendingCalls {
  const client = useQueryClient()
  return useMemo(
    () => ({
      read: async () => readNow(client, campaignsQuery),
      send: async (kind, campaigns) => {
        const [first] = campaigns
        if (kind === 'launch') await launchCampaigns(client, campaigns)
        else if (first) await startCampaign(client, first)
      },
    }),
    [client],
  )
}

/**
 * Asks first if one of the campaigns writes to somebody who said no.
 * @param resume gets those that may be resumed
 */
export function askToResume(
  client: QueryClient,
  campaigns: readonly Campaign[],
  resume: (campaigns: readonly Campaign[]) => void,
): void {
  // Without anybody to ask about, no list is read.
  if (whoSaidNo().size === 0) return resume(campaigns)
  const check = async () => {
    const { audience, saidNo, ...rest } = await finishCheck(client, campaigns, translate)
    if (audience !== 'failed') return { summary: '', saidNo }
    const campaignIds = new Set(campaigns.map(({ id }) => id))
    const note = recipientsText({ audience, ...rest }, translate)
    return { summary: '', saidNo: { people: saidNo?.people ?? [], campaignIds, note } }
  }
  const send = async (_kind: SendKind, ready: readonly Campaign[]) => resume(ready)
  const server = { read: async () => campaigns, send }
  sending.request({ kind: 'resume', campaigns, summary: '', server, check })
}

const { jobs, cancelAll } = sending

const beforeCall = () => jobs.get().filter(({ stage }) => stage.name !== 'sending')

const work: UnsavedWork = {
  isLostBy: (leaving) => {
    if (leaving.by !== 'navigation') return leaving.by !== 'close'
    // Their bar or dialog is on this screen. After Back, the page's own URL is already the next one.
    const isNeeded = beforeCall().some(({ stage, isHeld }) => isHeld || stage.name !== 'reading')
    return isNeeded && leaving.to.pathname !== '/campaigns'
  },
  question: () => {
    const [first, ...rest] = beforeCall().flatMap(({ campaigns }) => campaigns)
    return {
      title: translate('Leave without sending?'),
      text:
        rest.length > 0
          ? translate('“{name}” and {count} more would not be sent.', {
              name: first?.name ?? '',
              count: rest.length,
            })
          : translate('“{name}” would not be sent.', { name: first?.name ?? '' }),
      confirmLabel: translate('Leave without sending'),
      cancelLabel: translate('Stay'),
    }
  },
  onDiscard: cancelAll,
}

registerUnsavedWork(() => (beforeCall().length > 0 ? work : undefined))
jobs.subscribe(announceWorkChange)
// A page restored from the back/forward cache must not send a pending launch.
addEventListener('pagehide', cancelAll)
