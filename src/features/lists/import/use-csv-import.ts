import { useEffect, useState } from 'react'
import { newManualIds } from '@/entities/lead/manual-id'
import { isSaverBegun, openSaver } from '@/entities/list/saver/saver'
import { msg, translate } from '@/shared/i18n/translate'
import { downloadText } from '@/shared/lib/download'
import { useStore } from '@/shared/lib/store'
import { dismissNotification, notify } from '@/shared/ui/notifications/toaster'
import { importMessages } from '../messages'
import { type Cleaning, noCleaning } from '../cleaning/cleaning'
import { rememberColumns, withRemembered, withRememberedProblem } from './remembered-columns'
import type { ColumnMap } from './csv/csv-header'
import { checkFile, listNameFromFile } from './csv/csv-file'
import {
  currentReading,
  type ImportState,
  importState,
  restartImport,
  setReading,
} from './csv-import-store'
import { type CsvParser, ReaderError } from './csv/csv-parser'
import type { ReadOptions } from './csv/csv-session'
import { skippedCsv } from './csv/skipped-csv'
import { problemMessage, type ImportProblem } from './csv/import-problem'

export function useCsvImport(createParser: () => CsvParser) {
  // Reopened after it was closed: drops everything but unsaved contacts.
  useState(() => !isSaverBegun() && restartImport())
  const state = useStore(importState)
  useEffect(
    () => () => {
      currentReading()?.parser.dispose()
      if (importState.get().step === 'reading') restartImport()
    },
    [],
  )

  function stopAt(file: File, problem: ImportProblem) {
    importState.set({ step: 'problem', file, problem })
    const message = problemMessage(problem)
    if (message) notify.error(message)
  }

  function choose(file: File) {
    restartImport()
    // The problem of an earlier file is not shown for this one.
    dismissNotification()
    const problem = checkFile(file)
    if (problem) stopAt(file, problem)
    else void read(file)
  }

  /**
   * Reads the file, or reads it again with the choices of the person.
   * @param shown meanwhile; by default the progress
   */
  async function read(file: File, decision?: ReadOptions, shown?: ImportState) {
    const parser = createParser()
    const decisions = { ...currentReading()?.decisions, ...decision }
    setReading({ parser, decisions })
    // Meanwhile another file may have been chosen, or the dialog closed.
    const isCurrent = () => currentReading()?.parser === parser
    importState.set(shown ?? { step: 'reading', file, progress: 0 })
    try {
      const result = await parser.read(file, decisions, (progress) => {
        if (isCurrent() && !shown) importState.set({ step: 'reading', file, progress })
      })
      if (!isCurrent()) return
      if (result.kind === 'problem') stopAt(file, withRememberedProblem(result.problem))
      else importState.set({ step: 'preview', file, summary: withRemembered(result.summary) })
    } catch (error) {
      const wasClosed = error instanceof DOMException && error.name === 'AbortError'
      if (!isCurrent() || wasClosed) return
      stopAt(file, { kind: error instanceof ReaderError ? 'no-reader' : 'unreadable' })
    }
  }

  /** The device remembers the choice, and suggests it for the next file with this header. */
  function match(file: File, header: readonly string[], columns: ColumnMap) {
    rememberColumns(header, columns)
    void read(file, { columns })
  }

  function clean(cleaning: Cleaning) {
    if (state.step !== 'preview') return
    void read(state.file, { cleaning }, { ...state, isReading: true })
  }

  function goTo(step: 'preview' | 'columns') {
    importState.update((state) =>
      'summary' in state ? { step, file: state.file, summary: state.summary } : state,
    )
  }

  function save() {
    const parser = currentReading()?.parser
    if (state.step !== 'preview' || !parser) return
    const { file, summary } = state
    const ids = newManualIds()
    openSaver({
      source: {
        total: summary.counts.valid,
        takeSlice: (offset, limit) => parser.takeSlice(offset, limit, ids),
      },
      title: msg('Name Your List'),
      submitLabel: msg('Save'),
      noun: 'contacts',
      name: listNameFromFile(file.name),
      description: translate('Imported from {name}', { name: file.name }),
      messages: importMessages.list,
      onEnd: (end) => importState.set({ step: 'report', file, summary, end }),
    })
  }

  async function downloadSkipped(fileName: string) {
    try {
      const skipped = await currentReading()?.parser.skippedRows()
      if (!skipped) return
      downloadText(fileName.replace(/\.csv$/i, '-skipped.csv'), skippedCsv(skipped))
    } catch (error) {
      notify.error(importMessages.notDownloaded(error instanceof ReaderError))
    }
  }

  return {
    state,
    choose,
    decide: (file: File, decision: ReadOptions) => void read(file, decision),
    match,
    /** What was chosen; the rows are read with it. */
    cleaning: currentReading()?.decisions.cleaning ?? noCleaning,
    clean,
    findCleaning,
    restart: restartImport,
    goTo,
    save,
    downloadSkipped,
  }
}

const findCleaning = async (known: Cleaning['known']) =>
  (await currentReading()?.parser.findings(known)) ?? []

export type CsvImport = ReturnType<typeof useCsvImport>
