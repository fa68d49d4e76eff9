import { listHolds } from '@/entities/list/list-holds'
import { formatCount } from '@/shared/lib/format-count'
import type { Message } from '@/shared/ui/notifications/message'

/** Texts of the rules of a CSV upload and of the end of an import. */
export const importMessages = {
  wrongType: {
    title: 'Invalid file type',
    description: 'Choose a file whose name ends in .csv.',
  },
  tooLarge: {
    title: 'File too large',
    description: 'The file must be under 10 MB. Split it and import the parts one by one.',
  },
  unreadable: {
    title: 'Invalid CSV format',
    description: 'The file could not be read. It may have been moved or changed: choose it again.',
  },
  notText: {
    title: 'Invalid CSV format',
    description:
      'The file is not text. It may be a workbook with another name: save it as CSV in your spreadsheet.',
  },
  openQuote: (line: number): Message => ({
    title: 'Invalid CSV format',
    description: `A quote is opened on line ${line} and never closed.`,
  }),
  missingColumns: (missing: readonly string[]): Message => ({
    title: 'Invalid CSV format',
    description: `Missing required columns: ${missing.join(', ')}`,
  }),
  empty: {
    title: 'Empty CSV file',
    description: 'There is no contact below the header row.',
  },
  nameRequired: {
    title: 'List name required',
    description: 'Please enter a name for your list.',
  },
  failed: { title: 'Import failed', description: 'Failed to import CSV data' },
  created: (listName: string, contacts: number): Message => ({
    title: 'List created successfully!',
    description:
      contacts === 1
        ? `“${listName}” holds 1 contact.`
        : `“${listName}” holds ${formatCount(contacts)} contacts.`,
  }),
}

/** Texts of the import from a search. */
export const searchImportMessages = {
  searchFailed: { title: 'Search failed', description: 'Failed to search leads' },
  nothingSelected: {
    title: 'No leads selected',
    description: 'Select the leads for the list.',
  },
  list: {
    nameRequired: importMessages.nameRequired,
    created: (listName: string, leads: number, total: number): Message => ({
      title: 'List created successfully!',
      description: listHolds(listName, leads, total),
    }),
    failed: { title: 'Creation failed', description: 'Failed to create list' },
  },
}

/** Texts of the actions on the contacts of a list. */
export const contactsMessages = {
  withoutIds: {
    title: 'Invalid selection',
    description: 'These contacts have no id, so they cannot be added to a list.',
  },
  nothingToCopy: {
    title: 'No emails to copy',
    description: 'None of these contacts has an address.',
  },
  exported: (contacts: number, fileName: string): Message => ({
    title: 'Export successful',
    description:
      contacts === 1
        ? `1 contact is in ${fileName}.`
        : `${formatCount(contacts)} contacts are in ${fileName}.`,
  }),
}
