import Papa from 'papaparse'

/** Baseline: Papa Parse alone, in a worker that keeps the rows and returns the first 50. */
let rows: string[][] = []

globalThis.addEventListener('message', ({ data: file }: MessageEvent<File>) => {
  Papa.parse<string[]>(file, {
    complete: ({ data }) => {
      rows = data
      globalThis.postMessage({ count: rows.length, preview: rows.slice(0, 50) })
    },
  })
})
