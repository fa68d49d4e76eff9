import { execFileSync } from 'node:child_process'
import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** Redoc is inlined, so the page is self-contained; the CSP blocks everything else. */
const policy = [
  "default-src 'none'",
  "script-src 'unsafe-inline' blob:",
  "style-src 'unsafe-inline'",
  "img-src 'self' data:",
  'font-src data:',
  'connect-src blob:',
  'worker-src blob:',
].join('; ')

const head = `<head>
  <meta charset="utf-8">
  <meta http-equiv="Content-Security-Policy" content="${policy}">
  <link rel="icon" type="image/svg+xml" href="../favicon.svg">`

/** The logo that Redoc loads from its own host. */
const remoteLogo = /https:\/\/cdn\.redoc\.ly\/redoc\/[a-z-]+\.svg/g
const logo = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" width="42" height="14"><text y="11" font-family="sans-serif" font-size="12" fill="gray">Redoc</text></svg>',
)}`

export function writeContractPage(folder: string): void {
  mkdirSync(folder, { recursive: true })
  cpSync('openapi.yaml', join(folder, 'openapi.yaml'))
  const page = join(folder, 'index.html')
  const args = ['openapi.yaml', '--config', '.redocly.yaml', '--inlineBundle', '--output', page]
  execFileSync('npx', ['redocly', 'build-docs', ...args], {
    stdio: ['ignore', 'ignore', 'inherit'],
    shell: process.platform === 'win32',
  })
  const html = readFileSync(page, 'utf8')
  if (!html.includes('<head>')) throw new Error('The page of Redoc has no <head>')
  writeFileSync(
    page,
    html.replace('<head>', () => head).replaceAll(remoteLogo, () => logo),
  )
}
