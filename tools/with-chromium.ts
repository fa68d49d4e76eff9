/**
 * Runs a command with CHROMIUM_PATH set to an existing Chromium. Tries in order: CHROMIUM_PATH,
 * Playwright's, the system's, then installs Debian's package or Playwright's.
 */
import { execFileSync } from 'node:child_process'
import { chromium } from 'playwright'
import { runWith } from './run-with'

runWith({
  name: 'Chromium',
  variable: 'CHROMIUM_PATH',
  paths: [
    chromium.executablePath(),
    '/usr/bin/chromium',
    '/usr/bin/chromium-browser',
    '/usr/bin/google-chrome',
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
    'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  ],
  debianPackages: ['chromium', 'fonts-liberation'],
  install() {
    try {
      execFileSync('npx', ['playwright', 'install', 'chromium'], { stdio: 'inherit' })
    } catch {
      console.error('"npx playwright install chromium" failed.')
    }
  },
})
