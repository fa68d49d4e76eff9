import { readCsv } from '../../src/features/lists/import/csv/csv-file'
import { inSlices } from '../../src/shared/lib/state/incremental'

export type CsvRun = { ours: number; papa: number; longestTask: number; valid: number }

declare global {
  interface Window {
    /** Reads a generated file once like the app and once with Papa Parse. */
    runCsvBench: () => Promise<CsvRun>
  }
}

const FILE_BYTES = 10 * 1024 * 1024 - 1

function makeFile(): File {
  const lines = ['first_name,last_name,email,company,title,location,phone,linkedin_url']
  let length = lines[0]?.length ?? 0
  for (let row = 0; ; row += 1) {
    const line = `Jean${row},Duval,j.${row}@example.com,Acme ${row % 900},Director,"Lyon, France",+33 6 12 34 56,https://linkedin.com/in/j${row}`
    length += line.length + 1
    if (length > FILE_BYTES) return new File([lines.join('\n')], 'contacts.csv')
    lines.push(line)
  }
}

async function timed(work: () => Promise<unknown>): Promise<number> {
  const start = performance.now()
  await work()
  return performance.now() - start
}

async function watched<Result>(work: () => Promise<Result>) {
  let longestTask = 0
  const observer = new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) longestTask = Math.max(longestTask, duration)
  })
  observer.observe({ entryTypes: ['longtask'] })
  const result = await work()
  // Entries are delivered after their task has ended.
  await new Promise((resolve) => setTimeout(resolve, 100))
  observer.disconnect()
  return { result, longestTask }
}

const file = makeFile()

window.runCsvBench = async () => {
  let valid = 0
  const { result: ours, longestTask } = await watched(() =>
    timed(async () => {
      const bytes = new Uint8Array(await file.arrayBuffer())
      const csv = await inSlices(
        readCsv(bytes, {}, () => {}),
        new AbortController().signal,
      )
      if ('counts' in csv) valid = csv.counts.valid
    }),
  )
  const papa = await timed(async () => {
    const worker = new Worker(new URL('./papa-worker.ts', import.meta.url), { type: 'module' })
    await new Promise((resolve) => {
      worker.addEventListener('message', resolve, { once: true })
      worker.postMessage(file)
    })
    worker.terminate()
  })
  return { ours, papa, longestTask, valid }
}
