import type { Campaign } from '@/entities/campaign/campaign'
import type { CheckResult, Reach } from '@/entities/campaign/checks/check'
import type { CheckState, useCheck } from '@/entities/campaign/checks/check-store'
import { peopleTexts } from '@/entities/campaign/checks/check-texts'
import type { Translate } from '@/shared/i18n/translate'
import { sending } from '../app-sending'
import { type Checked, isSent, type SendingCalls } from '../sending'

const nobodyIn = (reach: Reach | undefined) =>
  typeof reach === 'object' ? reach.whyNobody : undefined

/** Returns the recipients of a launch, or why it reaches nobody and is not sent. */
export function checkedOf(
  chosen: readonly Campaign[],
  check: CheckResult,
  t: Translate,
): Checked & { notes: readonly string[] } {
  const reasons = chosen.map(({ id }) => nobodyIn(check.reach.get(id)))
  const unreached = chosen.filter((_one, index) => reasons[index] !== undefined)
  const isNobody = chosen.length > 0 && unreached.length === chosen.length
  const notes = isNobody ? [] : unreached.map(({ name }) => t('“{name}” reaches nobody', { name }))
  return {
    whyNobody: isNobody
      ? chosen.length === 1
        ? reasons[0]
        : t('None of these campaigns reaches anybody.')
      : undefined,
    summary: [...sentTexts(chosen, t), ...peopleTexts(check, t), ...notes].join(' · '),
    saidNo: check.saidNo,
    notes,
  }
}

/** Launches campaigns after their check, on hold if that is chosen. */
export function requestLaunch(
  campaigns: readonly Campaign[],
  { finish, ...check }: ReturnType<typeof useCheck>,
  server: SendingCalls,
  t: Translate,
): void {
  sending.request({
    ...checkedOf(campaigns, check, t),
    kind: 'launch',
    campaigns,
    server,
    check: finish && (async () => checkedOf(campaigns, await finish(), t)),
  })
}

/** What pressing Start or Launch does. */
export const planText = (summary: string, isToBeHeld: boolean, t: Translate): string =>
  isToBeHeld
    ? t('Counts down, then sends: {summary}', { summary })
    : t('Sends at once: {summary}', { summary })

/** What was sent before, of the campaigns that ask before they are sent again. */
export function sentTexts(chosen: readonly Campaign[], t: Translate): string[] {
  const sent = chosen.filter(isSent)
  const active = sent.filter(({ status }) => status === 'active').length
  const done = sent.filter(({ status }) => status !== 'active')
  const sum = (of: 'sentEmails' | 'totalLeads') =>
    done.reduce((total, campaign) => total + (campaign[of] ?? 0), 0)
  return [
    done.length > 0 &&
      t('{sent, number} of {total, number} already sent', {
        sent: Math.min(sum('sentEmails'), sum('totalLeads')),
        total: sum('totalLeads'),
      }),
    active > 0 && t('{count, number} already active', { count: active }),
  ].filter((text) => text !== false)
}

export function progressTexts(
  chosen: readonly Campaign[],
  { isDone, progress: { value, max } }: CheckState,
  t: Translate,
): string[] {
  if (isDone || chosen.length === 0 || max === 0) return []
  return [t('{value} of {max} lists read', { value, max })]
}
