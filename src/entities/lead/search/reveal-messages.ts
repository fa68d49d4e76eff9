import { msg, translate } from '@/shared/i18n/translate'
import { formatCredits } from '@/shared/i18n/format-credits'
import type { Message } from '@/shared/i18n/message'

type RevealCounts = {
  revealed: number
  requested: number
  creditsUsed: number | undefined
  /** Number of selected leads that were not requested. */
  withoutId: number
  /** Number of selected leads whose address comes from a list. */
  fromLists: number
}

export const inYourLists = (count: number): string =>
  translate(
    '{count, plural, one {1 is in your lists, free.} other {{count} are in your lists, free.}}',
    {
      count,
    },
  )

export const revealMessages = {
  nothingSelected: {
    title: msg('No leads selected'),
    description: msg('Select the leads first.'),
  },
  invalidSelection: {
    title: msg('Invalid selection'),
    description: msg('The selected leads have no id, so they cannot be revealed.'),
  },
  alreadyRevealed: {
    title: msg('Emails already revealed'),
    description: msg(
      'The addresses of the selected leads are already visible, so no credits were used.',
    ),
  },
  revealed: ({
    revealed,
    requested,
    creditsUsed,
    withoutId,
    fromLists,
  }: RevealCounts): Message => ({
    title: translate('Emails revealed'),
    description: [
      creditsUsed === undefined
        ? translate('{revealed}/{requested} emails.', { revealed, requested })
        : translate('{revealed}/{requested} emails, {credits} used.', {
            revealed,
            requested,
            credits: formatCredits(creditsUsed),
          }),
      fromLists > 0 && inYourLists(fromLists),
      withoutId === 1 && translate('1 selected lead has no id and was left out.'),
      withoutId > 1 &&
        translate('{withoutId} selected leads have no id and were left out.', { withoutId }),
    ]
      .filter(Boolean)
      .join(' '),
  }),
  revealFailed: {
    title: msg('Email reveal failed'),
    description: msg('Something went wrong revealing emails. Please try again.'),
  },
}
