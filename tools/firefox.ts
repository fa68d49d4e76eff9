import { resolve } from 'node:path'

export const firefoxDownloads = resolve(`test-results/firefox-downloads-${process.pid}`)

/** Playwright drives an unmodified Firefox over WebDriver BiDi. */
export const firefoxLaunchOptions = {
  channel: 'moz-firefox',
  executablePath: process.env.FIREFOX_PATH,
  downloadsPath: firefoxDownloads,
  // The download list would take the focus from the page.
  firefoxUserPrefs: { 'browser.download.alwaysOpenPanel': false },
}
