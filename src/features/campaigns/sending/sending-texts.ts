import type { Campaign } from '@/entities/campaign/campaign'
import { namesOf } from '@/entities/campaign/checks/check-texts'
import { translate } from '@/shared/i18n/translate'
import type { Message } from '@/shared/ui/notifications/message'

export type Change = {
  campaign: Campaign
  /** Undefined if it was deleted. */
  now: Campaign | undefined
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
  nobody: nothingSent,
  changed: (changes: readonly Change[]) =>
    nothingSent(changes.slice(0, MAX_LISTED).map(changeText).join('\n')),
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
