/**
 * Runs a command with FIREFOX_PATH set to an existing Firefox. Tries in order: FIREFOX_PATH, the
 * system's, then installs Debian's package. Does not use Playwright's own Firefox, which is
 * patched.
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
