import type { Wire } from '@/shared/api/contract'
import type { ReadOptions, ReadResult } from './csv-session'

export type CsvCall = { id: number } & (
  | { name: 'read'; file: File; options: ReadOptions }
  | { name: 'takeSlice'; offset: number; limit: number }
  | { name: 'skippedRows' }
)
export type CsvAnswer = { id: number } & (
  { progress: number } | { result: unknown } | { failure: string }
)

/** Reads one file and keeps its rows, off the main thread. */
export type CsvParser = {
  /** @param onProgress gets the part that is done, from 0 to 1 */
  read(
    file: File,
    options: ReadOptions,
    onProgress: (fraction: number) => void,
  ): Promise<ReadResult>
  takeSlice(offset: number, limit: number): Promise<Wire<'NewLead'>[]>
  skippedRows(): Promise<string>
  /** Frees the rows; calls under way reject. */
  dispose(): void
}

type CallBody = CsvCall extends infer Call
  ? Call extends CsvCall
    ? Omit<Call, 'id'>
    : never
  : never
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

  function send(body: CallBody, onProgress?: (fraction: number) => void): Promise<unknown> {
    lastId += 1
    const id = lastId
    return new Promise((resolve, reject) => {
      waiting.set(id, { resolve, reject, onProgress })
      worker.postMessage({ ...body, id })
    })
  }

  return {
    read: (file, options, onProgress) =>
      send({ name: 'read', file, options }, onProgress) as Promise<ReadResult>,
    takeSlice: (offset, limit) =>
      send({ name: 'takeSlice', offset, limit }) as Promise<Wire<'NewLead'>[]>,
    skippedRows: () => send({ name: 'skippedRows' }) as Promise<string>,
    dispose: () => {
      worker.terminate()
      rejectAll('The file was closed')
    },
  }
}
