import { translate } from '@/shared/i18n/translate'
import { toCsv } from '@/shared/lib/csv/csv-write'
import { reasonText } from '../../messages'
import type {
  CsvAnswer,
  CsvArguments,
  CsvCall,
  CsvMethod,
  CsvResult,
  ReadOptions,
  ReadResult,
  SkippedRows,
} from './csv-worker'

const MAX_BYTES = 10 * 1024 * 1024

/** Checks the name, because systems report different types, or none, for .csv files. */
export function checkFile(file: Pick<File, 'name' | 'size'>) {
  if (!/\.csv$/i.test(file.name)) return { kind: 'wrong-type' } as const
  return file.size >= MAX_BYTES ? ({ kind: 'too-large' } as const) : undefined
}

/** The suggested list name: 'q3_event-leads.csv' -> 'q3 event leads'. */
export function listNameFromFile(fileName: string): string {
  return fileName
    .replace(/\.csv$/i, '')
    .replace(/[_-]+/g, ' ')
    .trim()
}

type OnProgress = (fraction: number) => void

/** Reads one file in a worker, which keeps its rows. */
export type CsvParser = {
  /** @param onProgress receives the completed part, from 0 to 1 */
  read: (file: File, options: ReadOptions, onProgress: OnProgress) => Promise<ReadResult>
  /** Frees the rows; pending calls reject. A later request for rows reads the file again. */
  dispose: () => void
} & {
  [Name in Exclude<CsvMethod, 'read'>]: (...args: CsvArguments<Name>) => Promise<CsvResult<Name>>
}

type Waiting = {
  resolve: (result: unknown) => void
  reject: (error: Error) => void
  onProgress?: OnProgress | undefined
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
  let lastRead: CsvArguments<'read'> | undefined
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

  function send<Name extends CsvMethod>(
    name: Name,
    args: CsvArguments<Name>,
    onProgress?: OnProgress,
  ): Promise<CsvResult<Name>> {
    const receiver = (worker ??= startWorker())
    lastId += 1
    const id = lastId
    return new Promise<CsvResult<Name>>((resolve, reject) => {
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the worker answers by CsvResult
      waiting.set(id, { resolve: resolve as Waiting['resolve'], reject, onProgress })
      receiver.postMessage({ id, name, args } satisfies CsvCall)
    })
  }

  const askForRows =
    <Name extends CsvMethod>(name: Name) =>
    async (...args: CsvArguments<Name>): Promise<CsvResult<Name>> => {
      if (lastRead) reading ??= send('read', lastRead)
      const awaited = reading
      const result = await awaited
      if (result?.kind === 'problem') throw new Error('The file could not be read again')
      // The worker that read the file is gone, and a new one has no rows.
      if (awaited !== reading) throw new ReaderError()
      return send(name, args)
    }

  return {
    read(file, options, onProgress) {
      lastRead = [file, options]
      reading = send('read', lastRead, onProgress)
      return reading
    },
    takeSlice: askForRows('takeSlice'),
    findings: askForRows('findings'),
    skippedRows: askForRows('skippedRows'),
    dispose: () => stop(new DOMException('The file was closed', 'AbortError')),
  }
}

/** Every row that is left out as in the file, with its line and the reason. */
export const skippedCsv = ({ header, rows }: SkippedRows): string =>
  toCsv([
    ['line', 'reason', ...header],
    ...rows.map(({ line, reason, cells }) => [String(line), reasonText(reason)].concat(cells)),
  ])
