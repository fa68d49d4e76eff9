import type { RevealOutcome } from '@/entities/lead/lead-mapping'
import type { RevealRequest } from '@/entities/lead/lead-queries'
import { formatCredits } from '@/shared/lib/format-credits'
import type { Message } from '@/shared/ui/notifications/message'

/** Texts of the rules and failures of Lead Search. */
export const messages = {
  searchFailed: {
    title: 'Search failed',
    description: 'Something went wrong. Please try again.',
  },
  nothingToExport: {
    title: 'No data to export',
    description: 'Search for leads first.',
  },
  exported: (leads: number): Message => ({
    title: 'Export successful',
    description:
      leads === 1
        ? 'The 1 lead on this page is in leads-export.csv.'
        : `All ${leads} leads on this page are in leads-export.csv.`,
  }),
  csvStub: { title: 'CSV import functionality will be implemented soon' },
  nothingSelected: {
    title: 'No leads selected',
    description: 'Select the leads first.',
  },
  invalidSelection: {
    title: 'Invalid selection',
    description: 'The selected leads have no id, so they cannot be revealed.',
  },
  alreadyRevealed: {
    title: 'Emails already revealed',
    description:
      'The addresses of the selected leads are already visible, so no credits were used.',
  },
  revealed: (
    { revealed, requested, creditsUsed }: RevealOutcome,
    { withoutId }: RevealRequest,
  ): Message => ({
    title: 'Emails revealed',
    description: [
      `${revealed}/${requested} emails, ${formatCredits(creditsUsed)} used.`,
      withoutId === 1 && '1 selected lead has no id and was left out.',
      withoutId > 1 && `${withoutId} selected leads have no id and were left out.`,
    ]
      .filter(Boolean)
      .join(' '),
  }),
  revealFailed: {
    title: 'Email reveal failed',
    description: 'Something went wrong revealing emails. Please try again.',
  },
  deleted: (leads: number): Message => ({
    title: 'Leads deleted',
    description:
      leads === 1
        ? '1 lead was removed from this page.'
        : `${leads} leads were removed from this page.`,
  }),
  nothingToCopy: {
    title: 'No emails to copy',
    description: 'Reveal the emails of some leads first.',
  },
  missingFields: {
    title: 'Missing required fields',
    description: 'Please fill in first name, last name, and email.',
  },
}
