import type { SaveProgress } from '@/entities/list/list-save/list-save-job'
import { listHolds } from '@/entities/list/list-save/save-messages'
import { msg, translate } from '@/shared/i18n/translate'
import type { Message } from '@/shared/i18n/message'
import type { ImportProblem } from './csv/csv-file'
import { isMatched } from './csv/csv-text'

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
  binary: {
    title: msg('Invalid CSV format'),
    description: msg(
      'The file is not text. It may be a workbook with another name: save it as CSV in your spreadsheet.',
    ),
  },
  empty: {
    title: msg('Empty CSV file'),
    description: msg('The file contains no contacts.'),
  },
  // A question, not an error.
  encoding: undefined,
}

export function problemMessage(problem: ImportProblem): Message | undefined {
  if (problem.kind !== 'missing-columns') return fileProblems[problem.kind]
  if (isMatched(problem)) return undefined
  return {
    title: translate('Invalid CSV format'),
    description: translate('Missing required columns: {columns}', {
      columns: problem.missing.join(', '),
    }),
  }
}

export const importMessages = {
  /** The report shows how many the server refused. */
  created: (listName: string, progress: SaveProgress): Message => ({
    title: translate('List created successfully!'),
    description: listHolds(listName, progress, progress.saved),
  }),
  failed: { title: msg('Import failed'), description: msg('Failed to import CSV data') },
}

export const searchImportMessages = {
  searchFailed: { title: msg('Search failed'), description: msg('Failed to search leads') },
  nothingSelected: {
    title: msg('No leads selected'),
    description: msg('Select the leads for the list.'),
  },
  created: (listName: string, progress: SaveProgress, total: number): Message => ({
    title: translate('List created successfully!'),
    description: listHolds(listName, progress, total),
  }),
  failed: { title: msg('Creation failed'), description: msg('Failed to create list') },
}
