import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Browser } from 'playwright'
import { servePage } from './build-page'
import { median } from './median'
import type { CsvRun } from './pages/csv-page'

type CsvBench = {
  /** Valid rows of the file. */
  rows: number
  /** Time from choosing the file to its preview, parsed in slices in the page, in milliseconds. */
  previewMs: number
  /** Time for the same file with only Papa Parse in a worker, in milliseconds. */
  papaMs: number
  /** Median of previewMs / papaMs over the runs. The target is 2.5. */
  ratio: number
  /** Longest task of the main thread while the app reads the file. The target is 100 ms. */
  longestTaskMs: number
}

const RUNS = 11

/** Reads a CSV file of 10 MB, alternating between the app and Papa Parse. Returns medians. */
export async function benchCsv(browser: Browser): Promise<CsvBench> {
  const outDir = await mkdtemp(join(tmpdir(), 'csv-bench-'))
  const server = await servePage('csv.html', outDir)
  const page = await browser.newPage()
  try {
    await page.goto(`${server.resolvedUrls?.local[0]}csv.html`)
    const runs: CsvRun[] = []
    for (let run = 0; run < RUNS; run += 1) {
      runs.push(await page.evaluate(() => window.runCsvBench()))
    }
    const previewMs = median(runs.map(({ ours }) => ours))
    const papaMs = median(runs.map(({ papa }) => papa))
    return {
      rows: runs[0]?.valid ?? 0,
      previewMs,
      papaMs,
      ratio: median(runs.map(({ ours, papa }) => ours / papa)),
      longestTaskMs: Math.max(...runs.map(({ longestTask }) => longestTask)),
    }
  } finally {
    await page.close()
    await server.close()
    await rm(outDir, { recursive: true, force: true })
  }
}
