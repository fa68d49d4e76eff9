import { revealMessages } from '@/entities/lead/search/reveal-messages'
import { msg, translate } from '@/shared/i18n/translate'
import type { Message } from '@/shared/i18n/message'

export const messages = {
  nothingSelected: revealMessages.nothingSelected,
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
}
