import { readdir, readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { firefoxDownloads } from '../../tools/firefox'
import { expect } from './app-test'

type Download = { name: string; text: string }

/** Runs `start` and returns the name and content of the file that it downloads. */
export async function download(page: Page, start: () => Promise<void>): Promise<Download> {
  const isFirefox = page.context().browser()?.browserType().name() === 'firefox'
  return isFirefox ? downloadInFirefox(start) : downloadByEvent(page, start)
}

async function downloadByEvent(page: Page, start: () => Promise<void>): Promise<Download> {
  const [file] = await Promise.all([page.waitForEvent('download'), start()])
  return { name: file.suggestedFilename(), text: await readFile(await file.path(), 'utf8') }
}

/**
 * In Firefox, Playwright reports no download: the file is saved, but no navigation is reported for
 * it.
 */
async function downloadInFirefox(start: () => Promise<void>): Promise<Download> {
  await rm(firefoxDownloads, { recursive: true, force: true })
  await start()
  const read = async () => {
    const names = await readdir(firefoxDownloads).catch(() => [])
    const name = names.find((one) => !one.endsWith('.part'))
    return name ? { name, text: await readFile(join(firefoxDownloads, name), 'utf8') } : undefined
  }
  await expect.poll(async () => (await read())?.text).toBeTruthy()
  return (await read()) ?? { name: '', text: '' }
}
