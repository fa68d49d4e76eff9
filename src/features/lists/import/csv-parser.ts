import type { Wire } from '@/shared/api/contract'
import type { ReadOptions, ReadResult } from './csv-session'

type Calls = {
  read: { file: File; options: ReadOptions }
  takeSlice: { offset: number; limit: number }
  skippedRows: object
}
type Results = {
  read: ReadResult
  takeSlice: Wire<'NewLead'>[]
  skippedRows: string
}

/** What goes to the worker. */
export type CsvCall = {
  [Name in keyof Calls]: { id: number; name: Name } & Calls[Name]
}[keyof Calls]
/** What comes back: any number of progress reports, then one of the others. */
export type CsvAnswer = { id: number } & (
  { progress: number } | { result: unknown } | { failure: string }
)

/** Reads one file and keeps its rows, off the main thread. */
export type CsvParser = {
  /** @param onProgress gets the part that is done, from 0 to 1 */
  read: (
    file: File,
    options: ReadOptions,
    onProgress: (fraction: number) => void,
  ) => Promise<ReadResult>
  takeSlice: (offset: number, limit: number) => Promise<Wire<'NewLead'>[]>
  skippedRows: () => Promise<string>
  /** Frees the rows; calls under way reject. */
  dispose: () => void
}

type Waiting = {
  resolve: (result: unknown) => void
  reject: (error: Error) => void
  onProgress?: (fraction: number) => void
}

export function createCsvParser(): CsvParser {
  const worker = new Worker(new URL('./csv-worker.ts', import.meta.url), { type: 'module' })
  const waiting = new Map<number, Waiting>()
  let lastId = 0

  worker.addEventListener('message', ({ data: answer }: MessageEvent<CsvAnswer>) => {
    const call = waiting.get(answer.id)
    if (!call) return
    if ('progress' in answer) {
      call.onProgress?.(answer.progress)
      return
    }
    waiting.delete(answer.id)
    if ('result' in answer) call.resolve(answer.result)
    else call.reject(new Error(answer.failure))
  })

  function rejectAll(reason: string) {
    for (const call of waiting.values()) call.reject(new Error(reason))
    waiting.clear()
  }

  // The worker's script could not be loaded, or it ran out of memory.
  worker.addEventListener('error', ({ message }) => rejectAll(message || 'The reader stopped'))

  function send<Name extends keyof Calls>(
    name: Name,
    body: Calls[Name],
    onProgress?: (fraction: number) => void,
  ): Promise<Results[Name]> {
    lastId += 1
    const id = lastId
    return new Promise<Results[Name]>((resolve, reject) => {
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the worker answers by Results
      waiting.set(id, { resolve: resolve as Waiting['resolve'], reject, onProgress })
      worker.postMessage({ ...body, id, name })
    })
  }

  return {
    read: (file, options, onProgress) => send('read', { file, options }, onProgress),
    takeSlice: (offset, limit) => send('takeSlice', { offset, limit }),
    skippedRows: () => send('skippedRows', {}),
    dispose: () => {
      worker.terminate()
      rejectAll('The file was closed')
    },
  }
}
