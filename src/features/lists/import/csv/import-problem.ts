import type { Message } from '@/shared/ui/notifications/message'
import { importMessages } from '../../messages'
import type { CsvProblem } from './csv-session'

export type ImportProblem = { kind: 'wrong-type' | 'too-large' | 'no-reader' } | CsvProblem

const FIXED = {
  'wrong-type': importMessages.wrongType,
  'too-large': importMessages.tooLarge,
  'no-reader': importMessages.noReader,
  unreadable: importMessages.unreadable,
  binary: importMessages.notText,
  empty: importMessages.empty,
  // This asks a question and is not an error.
  encoding: undefined,
}

export function problemMessage(problem: ImportProblem): Message | undefined {
  if (problem.kind === 'missing-columns') return importMessages.missingColumns(problem.missing)
  return FIXED[problem.kind]
}
