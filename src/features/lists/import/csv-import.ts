import { useEffect, useState } from 'react'
import * as z from 'zod/mini'
import { newManualIds } from '@/entities/lead/manual-id'
import { isSaverBegun, openSaver, type SaverEnd } from '@/entities/list/saver/saver'
import { msg, translate } from '@/shared/i18n/translate'
import { downloadText } from '@/shared/lib/download'
import { kept } from '@/shared/lib/device/kept'
import { createSessionStore, sessionSignal, useStore } from '@/shared/lib/state/store'
import { type Leaving, useUnsavedWork } from '@/shared/lib/work/unsaved-work'
import { dismissNotification, notify } from '@/shared/ui/notifications/toaster'
import { importMessages, problemMessage } from '../messages'
import { type Cleaning, noCleaning } from './csv/cleaning'
import { type ColumnMap, COLUMNS, suggestColumns } from './csv/csv-header'
import {
  checkFile,
  createCsvParser,
  type CsvParser,
  listNameFromFile,
  ReaderError,
  skippedCsv,
} from './csv/csv-parser'
import type { CsvSummary, ImportProblem, ReadOptions } from './csv/csv-worker'

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
const importState = createSessionStore<ImportState>({ step: 'choose' })

type Reading = { parser: CsvParser; decisions: ReadOptions }
let reading: Reading | undefined

/** Called before the parser frees its rows. */
function setReading(next: Reading | undefined): void {
  reading?.parser.dispose()
  reading = next
  sessionSignal().addEventListener('abort', () => next?.parser.dispose(), { once: true })
}

export function restartImport(): void {
  setReading(undefined)
  importState.set({ step: 'choose' })
}

/** For the dialog: its step. Closing the dialog restarts the import unless its contacts are being saved. */
export function useCsvImport(): ImportState {
  useState(() => !isSaverBegun() && restartImport())
  useEffect(
    () => () => {
      reading?.parser.dispose()
      if (importState.get().step === 'reading') restartImport()
    },
    [],
  )
  useUnsavedWork({
    isLostBy: (leaving) => isLeavingImport(leaving) && isReadAndUnsaved(),
    question: () => {
      const state = importState.get()
      return {
        title: translate('Close without saving?'),
        text: translate('The contacts in {name} are not saved as a list.', {
          name: 'file' in state ? state.file.name : '',
        }),
        confirmLabel: translate('Close without saving'),
        cancelLabel: translate('Keep the file'),
      }
    },
    onDiscard: restartImport,
  })
  return useStore(importState)
}

/**
 * Whether the import dialog would close. It is part of the address, so closing it is a navigation;
 * closing a dialog above it is not.
 */
export function isLeavingImport(leaving: Leaving): boolean {
  if (leaving.by !== 'navigation') return leaving.by !== 'close'
  return !('import' in leaving.to.search) || leaving.to.search.import === undefined
}

/** Once the file is saved, nothing in it would be missed; the saver asks about its own part. */
const isReadAndUnsaved = (): boolean =>
  ['preview', 'columns'].includes(importState.get().step) && !isSaverBegun()

export function chooseFile(file: File): void {
  restartImport()
  // The problem of an earlier file is not shown for this one.
  dismissNotification()
  const problem = checkFile(file)
  if (problem) stopAt(file, problem)
  else void read(file)
}

function stopAt(file: File, problem: ImportProblem): void {
  importState.set({ step: 'problem', file, problem })
  const message = problemMessage(problem)
  if (message) notify.error(message)
}

/** Reads the file again with one more choice of the person. */
export function readAgain(decision: ReadOptions): void {
  const state = importState.get()
  if ('file' in state) void read(state.file, decision)
}

/** @param shown meanwhile; by default the progress */
async function read(file: File, decision?: ReadOptions, shown?: ImportState): Promise<void> {
  const parser = createCsvParser()
  const decisions = { ...reading?.decisions, ...decision }
  setReading({ parser, decisions })
  // Meanwhile another file may have been chosen, or the dialog closed.
  const isCurrent = () => reading?.parser === parser
  importState.set(shown ?? { step: 'reading', file, progress: 0 })
  try {
    const result = await parser.read(file, decisions, (progress) => {
      if (isCurrent() && !shown) importState.set({ step: 'reading', file, progress })
    })
    if (!isCurrent()) return
    if (result.kind === 'problem') stopAt(file, result.problem)
    else importState.set({ step: 'preview', file, summary: result.summary })
  } catch (error) {
    const wasClosed = error instanceof DOMException && error.name === 'AbortError'
    if (!isCurrent() || wasClosed) return
    stopAt(file, { kind: error instanceof ReaderError ? 'no-reader' : 'unreadable' })
  }
}

/** Headers with the columns that a person chose for them, where they are not those suggested. */
const columnMaps = kept({
  name: 'import-columns',
  scope: 'device',
  schema: z.array(
    z.tuple([z.string(), z.partialRecord(z.enum(COLUMNS), z.number().check(z.nonnegative()))]),
  ),
  fallback: [],
  atLogOut: 'stays',
})
const MOST_COLUMN_MAPS = 20

export function rememberColumns(header: readonly string[], columns: ColumnMap): void {
  const key = JSON.stringify(header)
  const others = columnMaps.get().filter(([one]) => one !== key)
  const isUsual = JSON.stringify(suggestColumns(header)) === JSON.stringify(columns)
  const own: typeof others = isUsual ? [] : [[key, columns]]
  columnMaps.set([...others, ...own].slice(-MOST_COLUMN_MAPS))
}

export function rememberedColumns(header: readonly string[]): ColumnMap | undefined {
  const key = JSON.stringify(header)
  return columnMaps.get().find(([one]) => one === key)?.[1]
}

export function matchColumns(header: readonly string[], columns: ColumnMap): void {
  rememberColumns(header, columns)
  readAgain({ columns })
}

export function goTo(step: 'preview' | 'columns'): void {
  importState.update((state) =>
    'summary' in state ? { step, file: state.file, summary: state.summary } : state,
  )
}

/** What was chosen; the rows are read with it. */
export const currentCleaning = (): Cleaning => reading?.decisions.cleaning ?? noCleaning

export function cleanRows(cleaning: Cleaning): void {
  const state = importState.get()
  if (state.step === 'preview') void read(state.file, { cleaning }, { ...state, isReading: true })
}

export const findCleaning = async (known: Cleaning['known']) =>
  (await reading?.parser.findings(known)) ?? []

export function saveRows(): void {
  const state = importState.get()
  const parser = reading?.parser
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
    messages: importMessages,
    onEnd: (end) => importState.set({ step: 'report', file, summary, end }),
  })
}

export async function downloadSkipped(fileName: string): Promise<void> {
  try {
    const skipped = await reading?.parser.skippedRows()
    if (!skipped) return
    downloadText(fileName.replace(/\.csv$/i, '-skipped.csv'), skippedCsv(skipped))
  } catch (error) {
    notify.error(importMessages.notDownloaded(error instanceof ReaderError))
  }
}
