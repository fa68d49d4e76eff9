import { listHolds } from '@/entities/list/saver/save-messages'
import { msg, translate } from '@/shared/i18n/translate'
import type { Message } from '@/shared/ui/notifications/message'
import type { RowReason } from './import/csv/csv-row'
import type { ImportProblem } from './import/csv/csv-worker'

const noReader = msg(
  'The part of this page that reads files could not be loaded. Check your connection and try again.',
)
const fileProblems: Record<
  Exclude<ImportProblem['kind'], 'missing-columns'>,
  Message | undefined
> = {
  'wrong-type': {
    title: msg('Invalid file type'),
    description: msg('Choose a file whose name ends in .csv.'),
  },
  'too-large': {
    title: msg('File too large'),
    description: msg('The file must be under 10 MB. Split it and import the parts one by one.'),
  },
  unreadable: {
    title: msg('Invalid CSV format'),
    description: msg(
      'The file could not be read. It may have been moved or changed: choose it again.',
    ),
  },
  'no-reader': { title: msg('Import failed'), description: noReader },
  binary: {
    title: msg('Invalid CSV format'),
    description: msg(
      'The file is not text. It may be a workbook with another name: save it as CSV in your spreadsheet.',
    ),
  },
  empty: {
    title: msg('Empty CSV file'),
    description: msg('There is no contact below the header row.'),
  },
  // This asks a question and is not an error.
  encoding: undefined,
}

export function problemMessage(problem: ImportProblem): Message | undefined {
  if (problem.kind !== 'missing-columns') return fileProblems[problem.kind]
  return {
    title: translate('Invalid CSV format'),
    description: translate('Missing required columns: {columns}', {
      columns: problem.missing.join(', '),
    }),
  }
}

/** Why a row is left out. */
export function reasonText(reason: RowReason): string {
  switch (reason.code) {
    case 'unreadable':
      return translate('This row has unreadable characters')
    case 'missing':
      return translate('Missing: {columns}', { columns: reason.columns.join(', ') })
    case 'too-many-cells':
      return translate('{count} cells where the header has {expected}', {
        count: reason.count,
        expected: reason.expected,
      })
    case 'no-email':
      return translate('Not a valid email: {email}', { email: reason.email })
    case 'several-emails':
      return translate('More than one email in the cell: {email}', { email: reason.email })
    case 'mailto':
      return translate('The email starts with "mailto:": {email}', { email: reason.email })
    case 'role-address':
      return translate('Role address: {email}', { email: reason.email })
    case 'in-other-list':
      return translate('Already in {list}: {email}', { list: reason.list, email: reason.email })
    default:
      return translate('Same email as line {line}', { line: reason.line })
  }
}

export const importMessages = {
  notDownloaded: (isReaderLost: boolean): Message => ({
    title: translate('Download failed'),
    description: isReaderLost
      ? translate(noReader)
      : translate('The file could not be read again. It may have been moved or changed.'),
  }),
  created: (listName: string, contacts: number): Message => ({
    title: translate('List created successfully!'),
    description:
      contacts === 1
        ? translate('“{listName}” holds 1 contact.', { listName })
        : translate('“{listName}” holds {contacts, number} contacts.', { listName, contacts }),
  }),
  failed: { title: msg('Import failed'), description: msg('Failed to import CSV data') },
}

export const searchImportMessages = {
  searchFailed: { title: msg('Search failed'), description: msg('Failed to search leads') },
  nothingSelected: {
    title: msg('No leads selected'),
    description: msg('Select the leads for the list.'),
  },
  created: (listName: string, leads: number, total: number): Message => ({
    title: translate('List created successfully!'),
    description: listHolds(listName, leads, total),
  }),
  failed: { title: msg('Creation failed'), description: msg('Failed to create list') },
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
