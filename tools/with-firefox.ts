/**
 * Runs a command with FIREFOX_PATH set to an existing Firefox. Tries in order: FIREFOX_PATH, the
 * system's, then installs Debian's package. Playwright's own Firefox is patched and not used.
 */
import { runWith } from './run-with'

runWith({
  name: 'Firefox',
  variable: 'FIREFOX_PATH',
  paths: [
    '/usr/bin/firefox-esr',
    '/usr/bin/firefox',
    '/Applications/Firefox.app/Contents/MacOS/firefox',
    'C:\\Program Files\\Mozilla Firefox\\firefox.exe',
  ],
  debianPackages: ['firefox-esr', 'fonts-liberation'],
})
