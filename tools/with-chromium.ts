/**
 * Runs a command with CHROMIUM_PATH set to an existing Chromium. Tries in order: CHROMIUM_PATH,
 * Playwright's, the system's, then `playwright install` and, as root, Debian's package.
 */
import { execFileSync, spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { chromium } from 'playwright'

const systemPaths = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
]

function findChromium(): string | undefined {
  const candidates = [process.env.CHROMIUM_PATH, chromium.executablePath(), ...systemPaths]
  return candidates.find((path) => path && existsSync(path))
}

function tryToRun(command: string, ...rest: string[]): void {
  try {
    execFileSync(command, rest, { stdio: 'inherit' })
  } catch {
    console.error(`"${command} ${rest.join(' ')}" failed.`)
  }
}

function installChromium(): string | undefined {
  tryToRun('npx', 'playwright', 'install', 'chromium')
  const found = findChromium()
  if (found) return found
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    tryToRun('apt-get', 'update')
    tryToRun('apt-get', 'install', '-y', '--no-install-recommends', 'chromium', 'fonts-liberation')
  }
  return findChromium()
}

const executable = findChromium() ?? installChromium()
if (!executable) {
  console.error('Chromium was not found. Install it, or set CHROMIUM_PATH to its executable.')
  process.exit(1)
}

const [command = '', ...rest] = process.argv.slice(2)
const child = spawn(command, rest, {
  stdio: 'inherit',
  env: { ...process.env, CHROMIUM_PATH: executable },
})
child.on('exit', (code) => process.exit(code ?? 1))
