import { useEffect, useRef, useState } from 'react'
import { useSaveLeadsAsList } from '@/entities/list/save-leads-queries'
import { downloadText } from '@/shared/lib/download'
import { dismissNotification, notify } from '@/shared/ui/toaster'
import { importMessages } from '../messages'
import { checkFile } from './csv-file'
import type { CsvParser } from './csv-parser'
import type { CsvSummary, ReadOptions } from './csv-session'
import { problemMessage, type ImportProblem } from './import-problem'

/** A file that was read, and what is being done with it. */
type ReadFile = { file: File; summary: CsvSummary }
type ImportState =
  | { step: 'choose' }
  | { step: 'reading'; file: File; progress: number }
  | { step: 'problem'; file: File; problem: ImportProblem }
  | ({ step: 'preview' | 'columns' | 'naming' } & ReadFile)
  | ({ step: 'saving' | 'report'; listName: string } & ReadFile)

export function useCsvImport(createParser: () => CsvParser) {
  const [state, setState] = useState<ImportState>({ step: 'choose' })
  const save = useSaveLeadsAsList({
    success: (job, progress) => importMessages.created(job.name, progress.saved),
    failure: () => importMessages.failed,
  })
  const parser = useRef<CsvParser>(undefined)
  const decisions = useRef<ReadOptions>({})
  useEffect(
    () => () => {
      parser.current?.dispose()
      setState((state) => (state.step === 'reading' ? { step: 'choose' } : state))
    },
    [],
  )

  function restart() {
    parser.current?.dispose()
    parser.current = undefined
    decisions.current = {}
    setState({ step: 'choose' })
  }

  function stopAt(file: File, problem: ImportProblem) {
    setState({ step: 'problem', file, problem })
    const message = problemMessage(problem)
    if (message) notify.error(message)
  }

  function choose(file: File) {
    restart()
    // What was wrong with the file before is not said of this one.
    dismissNotification()
    const problem = checkFile(file)
    if (problem) stopAt(file, problem)
    else void read(file)
  }

  /** Reads the file again with what a person decided about it. */
  function decide(file: File, decision: ReadOptions) {
    decisions.current = { ...decisions.current, ...decision }
    void read(file)
  }

  async function read(file: File) {
    parser.current?.dispose()
    const reader = createParser()
    parser.current = reader
    // Another file may have been chosen, or the dialog closed, by the time an answer comes.
    const isCurrent = () => parser.current === reader
    setState({ step: 'reading', file, progress: 0 })
    try {
      const result = await reader.read(file, decisions.current, (progress) => {
        if (isCurrent()) setState({ step: 'reading', file, progress })
      })
      if (!isCurrent()) return
      if (result.kind === 'problem') stopAt(file, result.problem)
      else setState({ step: 'preview', file, summary: result.summary })
    } catch (error) {
      const wasClosed = error instanceof DOMException && error.name === 'AbortError'
      if (isCurrent() && !wasClosed) stopAt(file, { kind: 'unreadable' })
    }
  }

  function goTo(step: 'preview' | 'columns' | 'naming') {
    setState((state) =>
      'summary' in state ? { step, file: state.file, summary: state.summary } : state,
    )
  }

  function saveAs(listName: string) {
    const reader = parser.current
    if (state.step !== 'naming' || !reader) return
    setState({ ...state, step: 'saving', listName })
    save.start({
      name: listName,
      description: `Imported from ${state.file.name}`,
      total: state.summary.counts.valid,
      takeSlice: reader.takeSlice,
    })
  }

  /** Goes to the report although not all is saved. */
  function finish() {
    setState((state) => (state.step === 'saving' ? { ...state, step: 'report' } : state))
  }

  async function downloadSkipped(fileName: string) {
    const text = await parser.current?.skippedRows()
    if (text !== undefined) downloadText(fileName.replace(/\.csv$/i, '-skipped.csv'), text)
  }

  return {
    state,
    save,
    /** Closing now would leave rows out. */
    isUnfinished: state.step === 'saving' && save.state.kind !== 'saved',
    choose,
    decide,
    restart,
    goTo,
    saveAs,
    finish,
    downloadSkipped,
  }
}

export type CsvImport = ReturnType<typeof useCsvImport>
