import { isSaverBegun, type SaverEnd } from '@/entities/list/saver/saver'
import { translate } from '@/shared/i18n/translate'
import { createSessionStore, sessionSignal } from '@/shared/lib/store'
import type { Leaving, UnsavedWork } from '@/shared/lib/unsaved-work'
import type { CsvParser } from './csv/csv-parser'
import type { CsvSummary, ReadOptions } from './csv/csv-session'
import type { ImportProblem } from './csv/import-problem'

/**
 * Whether the import dialog would close. It is part of the address, so closing it is a navigation;
 * closing a dialog above it is not.
 */
export function isLeavingImport(leaving: Leaving): boolean {
  if (leaving.by !== 'navigation') return leaving.by !== 'close'
  return !('import' in leaving.to.search) || leaving.to.search.import === undefined
}

type ReadFile = { file: File; summary: CsvSummary }
export type ImportState =
  | { step: 'choose' }
  | { step: 'reading'; file: File; progress: number }
  | { step: 'problem'; file: File; problem: ImportProblem }
  | ({ step: 'columns' } & ReadFile)
  /** It is read again when something else is cleaned; the summary is that of the last time. */
  | ({ step: 'preview'; isReading?: boolean } & ReadFile)
  | ({ step: 'report'; end: SaverEnd } & ReadFile)

/** Outlives the dialog: while contacts are saved, the server has some of them. */
export const importState = createSessionStore<ImportState>({ step: 'choose' })

type Reading = { parser: CsvParser; decisions: ReadOptions }
let reading: Reading | undefined

export const currentReading = () => reading

/** Called before the parser frees its rows. */
export function setReading(next: Reading | undefined): void {
  reading?.parser.dispose()
  reading = next
  sessionSignal().addEventListener('abort', () => next?.parser.dispose(), { once: true })
}

export function restartImport(): void {
  setReading(undefined)
  importState.set({ step: 'choose' })
}

/** Once the file is saved, nothing in it would be missed; the saver asks about its own part. */
const isReadAndUnsaved = (): boolean =>
  ['preview', 'columns'].includes(importState.get().step) && !isSaverBegun()

export const unsavedImport: UnsavedWork = {
  isLostBy: (leaving) => isLeavingImport(leaving) && isReadAndUnsaved(),
  question: () => {
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
  },
  onDiscard: restartImport,
}
