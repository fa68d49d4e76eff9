import { resolve } from 'node:path'

export const firefoxDownloads = resolve(`test-results/firefox-downloads-${process.pid}`)

/** Playwright drives an unmodified Firefox over WebDriver BiDi. */
export const firefoxLaunchOptions = {
  channel: 'moz-firefox',
  executablePath: process.env.FIREFOX_PATH,
  downloadsPath: firefoxDownloads,
  firefoxUserPrefs: {
    // The download list would take the focus from the page.
    'browser.download.alwaysOpenPanel': false,
    // Without a screen Firefox has no pointer: 6 is a mouse, which points finely (2) and hovers (4).
    'ui.primaryPointerCapabilities': 6,
    'ui.allPointerCapabilities': 6,
  },
}
