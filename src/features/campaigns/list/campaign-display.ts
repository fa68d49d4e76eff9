import { type Campaign, partSent, type SentCounts } from '@/entities/campaign/campaign'
import { dateFormat } from '@/shared/i18n/active-language'
import { msg, type Translatable, translate } from '@/shared/i18n/translate'

const EMOJIS = ['🚀', '📣', '🌱', '🎯', '💡', '✨', '📬', '🔥', '🧭', '🤝', '⚡', '🌊']

/** Derived from the campaign id, so that it does not change when rows are sorted. */
export function campaignEmoji(id: string): string {
  let sum = 0
  for (const character of id) sum = (sum * 31 + (character.codePointAt(0) ?? 0)) % 100_003
  return EMOJIS[sum % EMOJIS.length] ?? '🚀'
}

type Completion = 'all' | 'some' | 'none' | 'unknown'

export function completionOf(counts: SentCounts): Completion {
  if (counts.sentEmails === undefined) return 'unknown'
  if (counts.sentEmails === 0) return 'none'
  return partSent(counts) === 1 ? 'all' : 'some'
}

export const completionLabels: Record<Completion, Translatable> = {
  all: msg('All of the e-mails are sent.'),
  some: msg('Some of the e-mails are sent.'),
  none: msg('No e-mail is sent yet.'),
  unknown: msg('Not known'),
}

/** A draft has to be started first, so only active and paused campaigns can be switched. */
export const canSwitch = ({ status }: Campaign) => status === 'active' || status === 'paused'

const exactTime = dateFormat({ dateStyle: 'long', timeStyle: 'short' })

export function exactTimeOf({ createdAt }: Campaign): string {
  return createdAt === undefined ? translate('Not known') : exactTime().format(createdAt)
}

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR
const MONTH = 30 * DAY

/**
 * Formats how long ago a campaign was created. A time in the future counts as now.
 * @param createdAt milliseconds since the epoch; undefined if unknown
 */
export function campaignAge(createdAt: number | undefined, now: number): string {
  if (createdAt === undefined) return '—'
  const age = now - createdAt
  if (age < MINUTE) return translate('few seconds ago')
  if (age < HOUR)
    return translate('{count, plural, one {1 minute ago} other {{count} minutes ago}}', {
      count: Math.floor(age / MINUTE),
    })
  if (age < DAY)
    return translate('{count, plural, one {1 hour ago} other {{count} hours ago}}', {
      count: Math.floor(age / HOUR),
    })
  if (age < MONTH)
    return translate('{count, plural, one {1 day ago} other {{count} days ago}}', {
      count: Math.floor(age / DAY),
    })
  return translate('{count, plural, one {1 month ago} other {{count} months ago}}', {
    count: Math.floor(age / MONTH),
  })
}
