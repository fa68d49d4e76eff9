import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useEffect, useLayoutEffect } from 'react'
import {
  hasListSaveStarted,
  type LeadSource,
  openListSaveJob,
  type ListSaveInput,
  type ListSaveResult,
} from '@/entities/list/list-save/list-save-job'
import { unfinishedSaves } from '@/entities/list/list-save/run-list-save-job'
import { peopleOf } from '@/entities/list/list-save/save-leads-queries'
import {
  rememberSaidNo,
  type Suppression,
  takeBackSaidNo,
  whoSaidNo,
} from '@/entities/lead/said-no'
import { listsQuery } from '@/entities/list/list-queries'
import { msg, translate } from '@/shared/i18n/translate'
import { inSlices } from '@/shared/lib/state/incremental'
import { createSessionStore, sessionSignal, useStore } from '@/shared/lib/state/store'
import { addressKey, isEmail } from '@/shared/lib/values/addresses'
import { newManualIds } from '@/shared/lib/values/manual-id'
import { anySignal } from '@/shared/lib/work/any-signal'
import { type Leaving, useUnsavedWork } from '@/shared/lib/work/unsaved-work'
import { dismissNotification, notify } from '@/shared/ui/notifications/toaster'
import { importMessages, problemMessage } from './messages'
import { usualCleaning } from '../cleaning/cleaning'
import { decode, isBinary } from './csv/csv-encoding'
import { plainName } from './csv/csv-header'
import {
  type CsvFile,
  findCleaning,
  hasNoRemarks,
  type ImportProblem,
  leadsOf,
  readCsv,
  type ReadOptions,
} from './csv/csv-file'

type Chosen = { file: File; options: ReadOptions }
type ReadFile = Chosen & { csv: CsvFile; typed?: ListSaveInput }
export type ImportState =
  | { step: 'choose' }
  /** The name says that its people must not be written to. */
  | ({ step: 'asking' } & Chosen)
  | ({ step: 'remembered'; addresses: readonly string[]; isStored: boolean } & Chosen)
  | ({ step: 'reading'; progress: number } & Chosen)
  /** Nothing has to be reviewed: Name Your List is about to open. */
  | ({ step: 'read'; progress: number } & ReadFile)
  | ({ step: 'problem'; problem: ImportProblem } & Chosen)
  /** Back at the first step, with the parsed file. */
  | ({ step: 'chosen' } & ReadFile)
  | ({ step: 'columns' } & ReadFile)
  /** The file is parsed again after a change of cleaning; meanwhile the previous rows are shown. */
  | ({ step: 'preview'; isReading?: boolean } & ReadFile)
  | ({ step: 'report'; end: ListSaveResult } & ReadFile)

/** Outlives the dialog: while contacts are being saved, the server already has some of them. */
const importState = createSessionStore<ImportState>({ step: 'choose' })

let reading = new AbortController()

export function restartImport(): void {
  reading.abort()
  importState.set({ step: 'choose' })
}

/**
 * The current step. Opening the dialog restarts the import, unless contacts are being saved.
 * @param isShown whether its tab is shown
 * @param onDone called when the whole file was imported, which the toast has said
 */
export function useCsvImport(isShown: boolean, onDone: () => void): ImportState {
  const client = useQueryClient()
  // Before the first paint.
  useLayoutEffect(() => {
    if (!hasListSaveStarted()) restartImport()
  }, [])
  useEffect(
    () => () => {
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
  const current = useStore(importState)
  useLayoutEffect(() => {
    if (current !== importState.get()) return
    if (current.step === 'read' && isShown) void openSaveStep(client)
    if (current.step === 'report' && isComplete(current)) onDone()
  }, [current, isShown, client, onDone])
  return current
}

const isComplete = ({ csv, end: { progress } }: Extract<ImportState, { step: 'report' }>) =>
  hasNoRemarks(csv) && progress.saved === csv.counts.rows

/**
 * Whether the navigation closes the import dialog, which is part of the URL. Closing a dialog above
 * it is not a navigation.
 */
export function isLeavingImport(leaving: Leaving): boolean {
  if (leaving.by !== 'navigation') return leaving.by !== 'close'
  return !('import' in leaving.to.search) || leaving.to.search.import === undefined
}

/** After saving, nothing in the file can be lost; the list save job has its own question. */
const isReadAndUnsaved = (): boolean =>
  ['chosen', 'columns', 'preview'].includes(importState.get().step) && !hasListSaveStarted()

const MAX_BYTES = 10 * 1024 * 1024

/** Checks the extension, because systems report different types, or none, for .csv files. */
export function checkFile(file: Pick<File, 'name' | 'size'>) {
  if (!/\.csv$/i.test(file.name)) return { kind: 'wrong-type' } as const
  if (file.size === 0) return { kind: 'empty' } as const
  return file.size >= MAX_BYTES ? ({ kind: 'too-large' } as const) : undefined
}

export function chooseFile(file: File): void {
  restartImport()
  // Hides the error of a previous file.
  dismissNotification()
  const chosen = { file, options: {} }
  const problem = checkFile(file)
  if (problem) stopAt(chosen, problem)
  else if (saysNo(file.name)) importState.set({ ...chosen, step: 'asking' })
  else void read(chosen)
}

/** In English, German, French, Spanish and Portuguese, as written by `plainName`. */
const BOUNCES = /\b(?:bounc|unzustellbar|r(?:u|ue)ckl(?:a|ae)ufer|rebonds|rebot|devolvid)/
const SAYS_NO =
  /\b(?:do ?not ?(?:contact|e?mail)|dnc|unsubscri\w*|suppress\w*|opt(?:ed)? ?outs?|black ?list\w*|block ?list\w*|abmeld\w*|abgemeldet\w*|\w*sperr(?:e|en|list\w*)|nicht (?:kontaktieren|anschreiben)|widerspr\w*|desabon\w*|desinscri\w*|ne pas (?:contacter|ecrire)|liste (?:noire|rouge)|oppositions?|bajas|desuscri\w*|no contactar|lista negra|descadastr\w*|nao (?:contatar|contactar))\b/

/** Whether the name of a file says that its people must not be written to, and why. */
export function saysNo(fileName: string): Suppression | undefined {
  const words = plainName(fileName).replace(/\d+/g, ' ')
  if (BOUNCES.test(words)) return 'bounced'
  return SAYS_NO.test(words) ? 'optedOut' : undefined
}

export function importAsList(): void {
  const state = importState.get()
  if (state.step === 'asking') void read(state)
}

/** Remembers every address in the file, in whatever column it is. */
export async function rememberFile(): Promise<void> {
  const state = importState.get()
  if (state.step !== 'asking') return
  const { file, options } = state
  const buffer = await file.arrayBuffer().catch(() => undefined)
  if (importState.get() !== state) return
  if (!buffer) return stopAt(state, { kind: 'unreadable' })
  const bytes = new Uint8Array(buffer)
  // Addresses are ASCII in nearly every file, whatever its encoding.
  const text = decode(bytes) ?? decode(bytes, 'windows-1252') ?? ''
  if (isBinary(bytes, text)) return stopAt(state, { kind: 'binary' })
  const words = text.split(/[\s,;|"<>()]+/).map((word) => word.replace(/^'|'$/g, ''))
  const addresses = [...new Set(words.filter(isEmail).map(addressKey))]
  const reason = saysNo(file.name) ?? 'optedOut'
  const isStored = rememberSaidNo(
    addresses.map((address) => [address, reason]),
    file.name,
  )
  importState.set({ step: 'remembered', file, options, addresses, isStored })
}

function stopAt(chosen: Chosen, problem: ImportProblem): void {
  importState.set({ ...chosen, step: 'problem', problem })
  const message = problemMessage(problem)
  if (message) notify.error(message)
}

/** From the preview, its rows stay until the new ones are judged. */
export function readAgain(option: ReadOptions): void {
  const state = importState.get()
  if (!('file' in state)) return
  if (state.step === 'problem') dismissNotification()
  const { file } = state
  const options = { ...state.options, ...option }
  const shown = state.step === 'preview' ? { ...state, options, isReading: true } : undefined
  void read({ file, options }, shown)
}

/** @param shown state during parsing; defaults to the progress */
async function read({ file, options }: Chosen, shown?: ImportState): Promise<void> {
  reading.abort()
  reading = new AbortController()
  const signal = anySignal(reading.signal, sessionSignal())
  const showProgress = (progress: number) =>
    importState.set(shown ?? { step: 'reading', file, options, progress })

  showProgress(0)
  const bytes = await file.arrayBuffer().catch(() => undefined)
  if (signal.aborted) return
  if (!bytes) return stopAt({ file, options }, { kind: 'unreadable' })
  const cleaning = {
    ...(options.cleaning ?? usualCleaning),
    saidNo: whoSaidNo(),
  }
  const parsing = readCsv(new Uint8Array(bytes), { ...options, cleaning }, showProgress)
  const result = await inSlices(parsing, signal)
  if ('kind' in result) return stopAt({ file, options }, result)
  const needsNoReview =
    !shown &&
    hasNoRemarks(result) &&
    (await inSlices(findCleaning(result, undefined), signal)).length === 0
  const step = needsNoReview ? 'read' : 'preview'
  importState.set({ step, file, options, csv: result, progress: 1 })
}

export function goTo(step: 'chosen' | 'columns' | 'preview'): void {
  importState.update((state) =>
    'csv' in state ? { step, file: state.file, options: state.options, csv: state.csv } : state,
  )
}

/** 'q3_event-leads.csv' becomes 'q3 event leads'. */
export function listNameFromFile(fileName: string): string {
  return fileName
    .replace(/\.csv$/i, '')
    .replace(/[_-]+/g, ' ')
    .trim()
}

export async function openSaveStep(client: QueryClient): Promise<void> {
  const state = importState.get()
  if (state.step !== 'preview' && state.step !== 'read') return
  const { file, options, csv, typed } = state
  const ids = newManualIds()
  const source: LeadSource = {
    total: csv.valid.length,
    takeSlice: async (offset, limit) => leadsOf(csv, offset, limit, ids),
  }
  const unfinished = unfinishedSaves(client).of(await peopleOf(source))
  const list = client.getQueryData(listsQuery.queryKey)?.find(({ id }) => id === unfinished?.id)
  if (importState.get() !== state) return
  const continued: ListSaveInput | undefined = list && {
    target: 'existing',
    list,
    unfinished,
    name: list.name,
    description: '',
    isNameMissing: false,
  }
  importState.set({ ...state, step: 'preview' })
  openListSaveJob({
    source,
    title: msg('Name Your List'),
    submitLabel: msg('Save'),
    isStep: true,
    name: listNameFromFile(file.name),
    description: translate('Imported from {name}', { name: file.name }),
    messages: importMessages,
    typed: typed ?? continued,
    fileName: file.name,
    onBack: (typed) =>
      importState.update((current) =>
        current.step === 'preview' ? { ...current, typed } : current,
      ),
    onEnd: (end) => {
      rememberRefusals(csv, file.name)
      importState.set({ step: 'report', file, options, csv, end })
    },
  })
}

const refusalsOf = ({ cleaning: { said = new Map() } }: CsvFile) =>
  [...said].filter(
    (one): one is [string, Suppression] =>
      (one[1] === 'optedOut' || one[1] === 'bounced') && isEmail(one[0]),
  )

/** Who says yes and was brought in may be written to again. */
function rememberRefusals(csv: CsvFile, fileName: string) {
  const { said = new Map(), kinds } = csv.cleaning
  if (!kinds.includes('saidYes'))
    takeBackSaidNo([...said].flatMap(([key, one]) => (one === 'agreed' ? [key] : [])))
  rememberSaidNo(refusalsOf(csv), fileName)
}

/** Whether a file has nobody to import, but people who say no. */
export const hasOnlyRefusals = (csv: CsvFile): boolean =>
  csv.counts.valid === 0 && refusalsOf(csv).length > 0

/** Remembers who says no in a file of which nothing is imported. */
export function rememberOnly(): void {
  const state = importState.get()
  if (state.step !== 'preview') return
  const { file, options, csv } = state
  const people = refusalsOf(csv)
  const isStored = rememberSaidNo(people, file.name)
  const addresses = people.map(([address]) => address)
  importState.set({ step: 'remembered', file, options, addresses, isStored })
}
