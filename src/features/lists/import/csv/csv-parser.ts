import type { ManualIds } from '@/entities/lead/manual-id'
import type { Wire } from '@/shared/api/contract'
import { translate } from '@/shared/i18n/translate'
import type { Cleaning, Finding } from '../../cleaning/cleaning'
import type { ReadOptions, ReadResult } from './csv-session'
import type { SkippedRows } from './skipped-csv'

type Calls = {
  read: { file: File; options: ReadOptions }
  takeSlice: { offset: number; limit: number; ids: ManualIds }
  findings: { known: Cleaning['known'] }
  skippedRows: object
}
type Results = {
  read: ReadResult
  takeSlice: Wire<'NewLead'>[]
  findings: Finding[]
  skippedRows: SkippedRows
}

export type CsvCall = {
  [Name in keyof Calls]: { id: number; name: Name } & Calls[Name]
}[keyof Calls]
export type CsvAnswer = { id: number } & (
  { progress: number } | { result: unknown } | { failure: string }
)

/** Reads one file in a worker, which keeps its rows. */
export type CsvParser = {
  /** @param onProgress receives the completed part, from 0 to 1 */
  read: (
    file: File,
    options: ReadOptions,
    onProgress: (fraction: number) => void,
  ) => Promise<ReadResult>
  /** @param ids of the valid rows of the file */
  takeSlice: (offset: number, limit: number, ids: ManualIds) => Promise<Wire<'NewLead'>[]>
  /** @param known the addresses in other lists */
  findings: (known: Cleaning['known']) => Promise<Finding[]>
  skippedRows: () => Promise<SkippedRows>
  /** Frees the rows; pending calls reject. A later request for rows reads the file again. */
  dispose: () => void
}

type Waiting = {
  resolve: (result: unknown) => void
  reject: (error: Error) => void
  onProgress?: (fraction: number) => void
}

/** The reader itself failed: it could not be loaded, or ran out of memory. The file may be good. */
export class ReaderError extends Error {
  override name = 'ReaderError'

  constructor() {
    super(translate('The reader stopped'))
  }
}

export function createCsvParser(): CsvParser {
  const waiting = new Map<number, Waiting>()
  let worker: Worker | undefined
  let lastRead: Calls['read'] | undefined
  /** Whether the current worker was asked to read the file. */
  let reading: Promise<ReadResult> | undefined
  let lastId = 0

  /** A new worker will read the file on the next call. */
  function stop(error: Error) {
    worker?.terminate()
    worker = undefined
    reading = undefined
    for (const call of waiting.values()) call.reject(error)
    waiting.clear()
  }

  function handleMessage({ data: answer }: MessageEvent<CsvAnswer>) {
    const call = waiting.get(answer.id)
    if (!call) return
    if ('progress' in answer) {
      call.onProgress?.(answer.progress)
      return
    }
    waiting.delete(answer.id)
    if ('result' in answer) call.resolve(answer.result)
    else call.reject(new Error(answer.failure))
  }

  function startWorker(): Worker {
    const started = new Worker(new URL('./csv-worker.ts', import.meta.url), { type: 'module' })
    started.addEventListener('message', handleMessage)
    // The worker's script could not be loaded, or the worker ran out of memory.
    started.addEventListener('error', () => {
      if (started === worker) stop(new ReaderError())
    })
    return started
  }

  function send<Name extends keyof Calls>(
    name: Name,
    body: Calls[Name],
    onProgress?: (fraction: number) => void,
  ): Promise<Results[Name]> {
    const receiver = (worker ??= startWorker())
    lastId += 1
    const id = lastId
    return new Promise<Results[Name]>((resolve, reject) => {
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the worker answers by Results
      waiting.set(id, { resolve: resolve as Waiting['resolve'], reject, onProgress })
      receiver.postMessage({ ...body, id, name })
    })
  }

  async function askForRows<Name extends 'takeSlice' | 'findings' | 'skippedRows'>(
    name: Name,
    body: Calls[Name],
  ): Promise<Results[Name]> {
    if (lastRead) reading ??= send('read', lastRead)
    const awaited = reading
    const result = await awaited
    if (result?.kind === 'problem') throw new Error('The file could not be read again')
    // The worker that read the file is gone, and a new one has no rows.
    if (awaited !== reading) throw new ReaderError()
    return send(name, body)
  }

  return {
    read(file, options, onProgress) {
      lastRead = { file, options }
      reading = send('read', lastRead, onProgress)
      return reading
    },
    takeSlice: (offset, limit, ids) => askForRows('takeSlice', { offset, limit, ids }),
    findings: (known) => askForRows('findings', { known }),
    skippedRows: () => askForRows('skippedRows', {}),
    dispose: () => stop(new DOMException('The file was closed', 'AbortError')),
  }
}
