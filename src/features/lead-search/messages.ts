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

export const messages = {
  searchFailed: {
    title: msg('Search failed'),
    description: msg('Something went wrong. Please try again.'),
  },
  nothingToExport: {
    title: msg('No data to export'),
    description: msg('Search for leads first.'),
  },
  exported: (leads: number): Message => ({
    title: translate('Export successful'),
    description:
      leads === 1
        ? translate('The 1 lead on this page is in leads-export.csv.')
        : translate('All {leads} leads on this page are in leads-export.csv.', { leads }),
  }),
  csvStub: { title: msg('CSV import functionality will be implemented soon') },
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
  deleted: (leads: number): Message => ({
    title: translate('Leads deleted'),
    description:
      leads === 1
        ? translate('1 lead was removed from this page.')
        : translate('{leads} leads were removed from this page.', { leads }),
  }),
  nothingToCopy: {
    title: msg('No emails to copy'),
    description: msg('Reveal the emails of some leads first.'),
  },
  missingFields: {
    title: msg('Missing required fields'),
    description: msg('Please fill in first name, last name, and email.'),
  },
}
