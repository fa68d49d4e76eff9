import type { Campaign } from '@/entities/campaign/campaign'
import { namesOf } from '@/entities/campaign/checks/inspect-step'
import { translate } from '@/shared/i18n/translate'
import { shortTime } from '@/shared/i18n/short-time'
import type { Message } from '@/shared/i18n/message'

export type Change = {
  campaign: Campaign
  /** Undefined if it was deleted. */
  now: Campaign | undefined
}

export type SentBefore = {
  campaign: Campaign
  /** When this device sent it, if the server has not confirmed it. */
  sentAt?: number | undefined
  /** Whether it is not known which campaign this device sent then. */
  isUnreadable?: boolean
}

const nothingSent = (description: string): Message => ({
  title: translate('Nothing was sent'),
  description,
})

/** After Undo or Cancel. */
export const cancelledMessage = (names: readonly string[]): Message =>
  nothingSent(
    translate('The launch of {names} was cancelled.', { names: namesOf(names, translate) }),
  )

const MAX_LISTED = 5

export const obstacleMessage = {
  busy: (name: string) =>
    nothingSent(translate('“{name}” is already being sent, or about to be.', { name })),
  'held-elsewhere': (name: string): Message => ({
    title: translate('Already on hold in another tab'),
    description: translate('“{name}” is about to be sent there. Nothing was sent from here.', {
      name,
    }),
  }),
  'sent-elsewhere': (name: string): Message => ({
    title: translate('Nothing was sent from this tab'),
    description: translate('Another tab has just sent “{name}”.', { name }),
  }),
  deleting: (name: string) => nothingSent(translate('“{name}” is being deleted.', { name })),
  deleted: (name: string) =>
    nothingSent(
      translate('“{name}” was deleted, so what was on hold with it is not sent.', { name }),
    ),
  'too-late': (name: string) =>
    nothingSent(
      translate('The countdown of “{name}” was interrupted, as when the computer sleeps.', {
        name,
      }),
    ),
  lost: (names: readonly string[]) =>
    nothingSent(
      translate('The launch of {names} was on hold in a tab that is gone.', {
        names: namesOf(names, translate),
      }),
    ),
  'session-ended': (names: readonly string[]) =>
    nothingSent(
      translate('The session ended before the launch of {names}.', {
        names: namesOf(names, translate),
      }),
    ),
  nobody: nothingSent,
  changed: (changes: readonly Change[]) =>
    nothingSent(changes.slice(0, MAX_LISTED).map(changeText).join('\n')),
}

/** Why the question comes before it is sent. */
export function whyAgainText({ campaign, sentAt, isUnreadable = false }: SentBefore): string {
  const { name, status, sentEmails: sent, totalLeads: total } = campaign
  if (sentAt !== undefined) {
    const values = { name, time: shortTime(sentAt) }
    if (isUnreadable)
      return translate(
        'A campaign was launched from this device ({time}), and its record cannot be read. If it was “{name}”, people may get the mail twice.',
        values,
      )
    return status === 'draft'
      ? translate(
          '“{name}” was launched from this device ({time}), and the server still says Draft. It may have been sent: people may get the mail twice.',
          values,
        )
      : translate(
          '“{name}” was launched from this device ({time}), and no answer has come. It may have been sent: people may get the mail twice.',
          values,
        )
  }
  if (sent === undefined || total === undefined)
    return translate('“{name}” is already active.', { name })
  return status === 'active'
    ? translate('“{name}” is already active: {sent} of {total} mails were sent.', {
        name,
        sent,
        total,
      })
    : translate('“{name}” was sent to all of its people: {sent} of {total}.', { name, sent, total })
}

export function changeText({ campaign, now }: Change): string {
  const { name } = campaign
  if (!now) return translate('“{name}” has been deleted.', { name })
  if (now.status !== campaign.status && now.status === 'active')
    return translate('“{name}” is already active: it may have been launched.', { name })
  if (now.status !== campaign.status)
    return translate('The status of “{name}” has changed.', { name })
  if (now.listId !== campaign.listId)
    return translate('The lead list of “{name}” has changed.', { name })
  return translate(
    '{count, plural, one {“{name}” now has # step.} other {“{name}” now has # steps.}}',
    { name, count: now.steps.length },
  )
}
