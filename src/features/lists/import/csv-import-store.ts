import { forgetSaving, isUnfinished, stateIn } from '@/entities/list/saving-store'
import { translate } from '@/shared/i18n/translate'
import { createSessionStore, sessionSignal } from '@/shared/lib/store'
import type { LeaveQuestion, UnsavedWork } from '@/shared/lib/unsaved-work'
import type { CsvParser } from './csv/csv-parser'
import type { CsvSummary, ReadOptions } from './csv/csv-session'
import type { ImportProblem } from './csv/import-problem'
import { isLeavingImport } from './leaving-import'

/** The file that was read, and the state of its import. */
type ReadFile = { file: File; summary: CsvSummary }
export type ImportState =
  | { step: 'choose' }
  | { step: 'reading'; file: File; progress: number }
  | { step: 'problem'; file: File; problem: ImportProblem }
  | ({ step: 'preview' | 'columns' | 'naming' } & ReadFile)
  | ({ step: 'saving' | 'report'; list: ImportedList } & ReadFile)

/** A new list has no id yet. */
export type ImportedList = { name: string; id?: string | undefined }

/** Outlives the dialog: while contacts are saved, the server has some of them. */
export const importState = createSessionStore<ImportState>({ step: 'choose' })

/** The parser of the file, and the choices of the person. */
type Reading = { parser: CsvParser; decisions: ReadOptions }
let reading: Reading | undefined

export const currentReading = () => reading

/** Called before the parser frees its rows. */
export function setReading(next: Reading | undefined): void {
  reading?.parser.dispose()
  reading = next
  sessionSignal().addEventListener('abort', () => next?.parser.dispose(), { once: true })
}

/** Discards the file and stops saving its contacts. */
export function restartImport(): void {
  setReading(undefined)
  forgetSaving('csv-import')
  importState.set({ step: 'choose' })
}

/** Whether contacts are being saved, or the rest of them can still be saved. */
export const isImportUnfinished = (): boolean =>
  importState.get().step === 'saving' && isUnfinished('csv-import')

/** Once the file is saved, nothing in it would be missed. */
const isReadAndUnsaved = (): boolean =>
  ['preview', 'columns', 'naming'].includes(importState.get().step)

export const unsavedImport: UnsavedWork = {
  isLostBy: (leaving) => isLeavingImport(leaving) && (isImportUnfinished() || isReadAndUnsaved()),
  question: () => (isImportUnfinished() ? stopQuestion() : closeQuestion()),
  onDiscard: restartImport,
}

function stopQuestion(): LeaveQuestion {
  const state = importState.get()
  const { saved } = stateIn('csv-import').progress
  const total = 'summary' in state ? state.summary.counts.valid : 0
  return {
    title: translate('Stop the import?'),
    text: translate(
      '{saved, number} of {total, number} contacts are saved. If you stop now, the rest is left out.',
      { saved, total },
    ),
    confirmLabel: translate('Stop and close'),
    cancelLabel: translate('Keep importing'),
  }
}

function closeQuestion(): LeaveQuestion {
  const state = importState.get()
  return {
    title: translate('Close without saving?'),
    text:
      'file' in state
        ? translate('The contacts in {name} are not saved as a list.', { name: state.file.name })
        : translate('The contacts in the file are not saved as a list.'),
    confirmLabel: translate('Close without saving'),
    cancelLabel: translate('Keep the file'),
  }
}
