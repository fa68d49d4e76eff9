import { useMemo } from 'react'
import type { Campaign } from '@/entities/campaign/campaign'
import type { CheckResult } from '@/entities/campaign/checks/check'
import { useCheck } from '@/entities/campaign/checks/check-store'
import { recipientsText, sentBeforeTexts } from '@/entities/campaign/checks/check-texts'
import { type Translate, useTranslation } from '@/shared/i18n/translate'
import { areLaunchesHeld } from '@/shared/lib/device/held-launches'
import { useStore } from '@/shared/lib/state/store'
import { sending, useSendingCalls } from '../app-sending'
import { planText } from './launch-texts'
import type { Checked } from '../sending'

/** Starts a draft. That sends mail at once, so the recipients are shown beside the button. */
export function useStart(campaign: Campaign) {
  const t = useTranslation()
  const server = useSendingCalls()
  const check = useCheck(useMemo(() => [campaign], [campaign]))
  const isToBeHeld = useStore(areLaunchesHeld)
  const stage = useStore(sending.jobs, () => sending.jobOf(campaign.id)?.stage)
  const { summary, saidNo, whyNobody } = checkedOf(campaign, check, t)
  const { finish } = check
  const isStarting = stage !== undefined && stage.name !== 'held'
  return {
    isStarting,
    label: isStarting ? t('Starting...') : t('Start Campaign'),
    canPress: whyNobody === undefined && stage === undefined,
    /** Effect of pressing the button, or why it is disabled. */
    text:
      stage?.name === 'held'
        ? t('On hold: it is sent when the countdown ends.')
        : (whyNobody ?? planText(summary, isToBeHeld, t)),
    findings: check.findings,
    start: () =>
      sending.request({
        kind: 'start',
        campaigns: [campaign],
        summary,
        saidNo,
        server,
        check: finish && (async () => checkedOf(campaign, await finish(), t)),
      }),
  }
}

function checkedOf({ id }: Campaign, check: CheckResult, t: Translate): Checked {
  const reach = check.reach.get(id)
  const count = check.findings.length
  return {
    whyNobody: typeof reach === 'object' ? reach.whyNobody : undefined,
    saidNo: check.saidNo,
    summary: [
      recipientsText(check, t),
      ...sentBeforeTexts(check, t),
      count > 0 &&
        t('{count, plural, one {# thing to check} other {# things to check}}', { count }),
    ]
      .filter(Boolean)
      .join(' · '),
  }
}
