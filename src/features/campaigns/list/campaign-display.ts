import type { Campaign } from '@/entities/campaign/campaign'
import { dateFormat } from '@/shared/i18n/active-language'
import { msg, type Translatable, translate } from '@/shared/i18n/translate'

const EMOJIS = ['🚀', '📣', '🌱', '🎯', '💡', '✨', '📬', '🔥', '🧭', '🤝', '⚡', '🌊']

/** Chosen by the campaign's id, so that it stays with the campaign when rows are sorted. */
export function campaignEmoji(id: string): string {
  let sum = 0
  for (const character of id) sum = (sum * 31 + (character.codePointAt(0) ?? 0)) % 100_003
  return EMOJIS[sum % EMOJIS.length] ?? '🚀'
}

type Completion = 'all' | 'some' | 'none'

type Progress = Pick<Campaign, 'sentEmails' | 'totalLeads'>

/** Nobody to send to is never "all", whatever was sent to a list that is gone. */
export function completionOf({ sentEmails, totalLeads }: Progress): Completion {
  if (sentEmails === 0) return 'none'
  return totalLeads > 0 && sentEmails >= totalLeads ? 'all' : 'some'
}

export const completionLabels: Record<Completion, Translatable> = {
  all: msg('All of the e-mails are sent.'),
  some: msg('Some of the e-mails are sent.'),
  none: msg('No e-mail is sent yet.'),
}

/** Only what is active or paused can be switched: a draft has to be started first. */
export const canSwitch = ({ status }: Campaign) => status === 'active' || status === 'paused'

const exactTime = dateFormat({ dateStyle: 'long', timeStyle: 'short' })

export function exactTimeOf({ createdAt }: Campaign): string {
  return createdAt === undefined ? translate('Not known') : exactTime().format(createdAt)
}
