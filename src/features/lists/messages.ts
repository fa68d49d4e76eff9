import { listHolds } from '@/entities/list/saver/save-messages'
import { msg, toText, translate } from '@/shared/i18n/translate'
import type { Message } from '@/shared/ui/notifications/message'

export const importMessages = {
  wrongType: {
    title: msg('Invalid file type'),
    description: msg('Choose a file whose name ends in .csv.'),
  },
  tooLarge: {
    title: msg('File too large'),
    description: msg('The file must be under 10 MB. Split it and import the parts one by one.'),
  },
  unreadable: {
    title: msg('Invalid CSV format'),
    description: msg(
      'The file could not be read. It may have been moved or changed: choose it again.',
    ),
  },
  noReader: {
    title: msg('Import failed'),
    description: msg(
      'The part of this page that reads files could not be loaded. Check your connection and try again.',
    ),
  },
  notText: {
    title: msg('Invalid CSV format'),
    description: msg(
      'The file is not text. It may be a workbook with another name: save it as CSV in your spreadsheet.',
    ),
  },
  missingColumns: (missing: readonly string[]): Message => ({
    title: translate('Invalid CSV format'),
    description: translate('Missing required columns: {columns}', { columns: missing.join(', ') }),
  }),
  empty: {
    title: msg('Empty CSV file'),
    description: msg('There is no contact below the header row.'),
  },
  notDownloaded: (isReaderLost: boolean): Message => ({
    title: translate('Download failed'),
    description: isReaderLost
      ? toText(importMessages.noReader.description)
      : translate('The file could not be read again. It may have been moved or changed.'),
  }),
  list: {
    created: (listName: string, contacts: number): Message => ({
      title: translate('List created successfully!'),
      description:
        contacts === 1
          ? translate('“{listName}” holds 1 contact.', { listName })
          : translate('“{listName}” holds {contacts, number} contacts.', { listName, contacts }),
    }),
    failed: { title: msg('Import failed'), description: msg('Failed to import CSV data') },
  },
}

export const searchImportMessages = {
  searchFailed: { title: msg('Search failed'), description: msg('Failed to search leads') },
  nothingSelected: {
    title: msg('No leads selected'),
    description: msg('Select the leads for the list.'),
  },
  list: {
    created: (listName: string, leads: number, total: number): Message => ({
      title: translate('List created successfully!'),
      description: listHolds(listName, leads, total),
    }),
    failed: { title: msg('Creation failed'), description: msg('Failed to create list') },
  },
}

export const contactsMessages = {
  withoutIds: {
    title: msg('Invalid selection'),
    description: msg('These contacts have no id, so they cannot be added to a list.'),
  },
  nothingToCopy: {
    title: msg('No emails to copy'),
    description: msg('None of these contacts has an address.'),
  },
  exported: (contacts: number, fileName: string): Message => ({
    title: translate('Export successful'),
    description:
      contacts === 1
        ? translate('1 contact is in {fileName}.', { fileName })
        : translate('{contacts, number} contacts are in {fileName}.', { contacts, fileName }),
  }),
}
