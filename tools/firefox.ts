import { resolve } from 'node:path'

/** Where Firefox of this process puts downloads. */
export const firefoxDownloads = resolve(`test-results/firefox-downloads-${process.pid}`)

/** Playwright drives an unmodified Firefox by WebDriver BiDi. */
export const firefoxLaunchOptions = {
  channel: 'moz-firefox',
  executablePath: process.env.FIREFOX_PATH,
  downloadsPath: firefoxDownloads,
  // The list of downloads would take the focus from the page.
  firefoxUserPrefs: { 'browser.download.alwaysOpenPanel': false },
}
