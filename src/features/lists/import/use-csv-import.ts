import { useEffect, useState } from 'react'
import { newManualIds } from '@/entities/lead/manual-id'
import { useSaveLeads } from '@/entities/list/save-leads-queries'
import { translate } from '@/shared/i18n/translate'
import { downloadText } from '@/shared/lib/download'
import { useStore } from '@/shared/lib/store'
import { dismissNotification, notify } from '@/shared/ui/notifications/toaster'
import { importMessages } from '../messages'
import { type Cleaning, noCleaning } from '../cleaning/cleaning'
import { rememberColumns, withRemembered, withRememberedProblem } from './remembered-columns'
import type { ColumnMap } from './csv/csv-header'
import { checkFile } from './csv/csv-file'
import {
  currentReading,
  type ImportedList,
  importState,
  isImportUnfinished,
  restartImport,
  setReading,
} from './csv-import-store'
import type { CsvParser } from './csv/csv-parser'
import type { ReadOptions } from './csv/csv-session'
import { skippedCsv } from './csv/skipped-csv'
import { problemMessage, type ImportProblem } from './csv/import-problem'

export function useCsvImport(createParser: () => CsvParser) {
  // Reopened after it was closed: drops everything but unsaved contacts.
  useState(() => !isImportUnfinished() && restartImport())
  const state = useStore(importState)
  const save = useSaveLeads('csv-import', {
    success: (job, progress) => importMessages.created(job.name, progress.saved),
    failure: () => importMessages.failed,
  })
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

  /** Reads the file, or reads it again with the choices of the person. */
  async function read(file: File, decision?: ReadOptions) {
    const parser = createParser()
    const decisions = { ...currentReading()?.decisions, ...decision }
    setReading({ parser, decisions })
    // Meanwhile another file may have been chosen, or the dialog closed.
    const isCurrent = () => currentReading()?.parser === parser
    importState.set({ step: 'reading', file, progress: 0 })
    try {
      const result = await parser.read(file, decisions, (progress) => {
        if (isCurrent()) importState.set({ step: 'reading', file, progress })
      })
      if (!isCurrent()) return
      if (result.kind === 'problem') stopAt(file, withRememberedProblem(result.problem))
      else importState.set({ step: 'preview', file, summary: withRemembered(result.summary) })
    } catch (error) {
      const wasClosed = error instanceof DOMException && error.name === 'AbortError'
      if (isCurrent() && !wasClosed) stopAt(file, { kind: 'unreadable' })
    }
  }

  /** The device remembers the choice, and suggests it for the next file with this header. */
  function match(file: File, header: readonly string[], columns: ColumnMap) {
    rememberColumns(header, columns)
    void read(file, { columns })
  }

  function goTo(step: 'preview' | 'columns' | 'naming') {
    importState.update((state) =>
      'summary' in state ? { step, file: state.file, summary: state.summary } : state,
    )
  }

  function saveInto({ name, id }: ImportedList) {
    const parser = currentReading()?.parser
    if (state.step !== 'naming' || !parser) return
    const { counts } = state.summary
    const ids = newManualIds()
    importState.set({ ...state, step: 'saving', list: { name, id } })
    save.start({
      name,
      listId: id,
      description: translate('Imported from {name}', { name: state.file.name }),
      total: counts.valid,
      takeSlice: (offset, limit) => parser.takeSlice(offset, limit, ids),
    })
  }

  /** Goes to the report although not everything is saved. */
  function finish() {
    importState.update((state) => (state.step === 'saving' ? { ...state, step: 'report' } : state))
  }

  async function downloadSkipped(fileName: string) {
    const skipped = await currentReading()?.parser.skippedRows()
    if (!skipped) return
    downloadText(fileName.replace(/\.csv$/i, '-skipped.csv'), skippedCsv(skipped))
  }

  return {
    state,
    save,
    /** Whether closing now would leave rows out. */
    isUnfinished: state.step === 'saving' && save.state.kind !== 'saved',
    choose,
    decide: (file: File, decision: ReadOptions) => void read(file, decision),
    match,
    /** What was chosen; the rows are read with it. */
    cleaning: currentReading()?.decisions.cleaning ?? noCleaning,
    findCleaning,
    restart: restartImport,
    goTo,
    saveInto,
    finish,
    downloadSkipped,
  }
}

const findCleaning = async (known: Cleaning['known']) =>
  (await currentReading()?.parser.findings(known)) ?? []

export type CsvImport = ReturnType<typeof useCsvImport>
