/**
 * Runs a command with CHROMIUM_PATH set to an existing Chromium. Tries in order: CHROMIUM_PATH,
 * Playwright's, the system's, then installs Debian's package or Playwright's.
 */
import { execFileSync, spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { chromium } from 'playwright'
import { installDebianPackages } from './debian-packages'

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

function installChromium(): string | undefined {
  installDebianPackages('chromium', 'fonts-liberation')
  const found = findChromium()
  if (found) return found
  try {
    execFileSync('npx', ['playwright', 'install', 'chromium'], { stdio: 'inherit' })
  } catch {
    console.error('"npx playwright install chromium" failed.')
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
