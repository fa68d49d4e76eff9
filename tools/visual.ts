/**
 * Compares screenshots of stories with those in e2e/visual/pictures, or updates them with --update.
 * Other arguments go to Playwright. Screenshots are valid for one version of Chromium.
 */
import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { chromium } from 'playwright'
import { chromiumArguments } from './chromium'

const versionFile = 'e2e/visual/pictures/chromium.txt'

async function versionOfChromium() {
  const browser = await chromium.launch({
    executablePath: process.env.CHROMIUM_PATH,
    args: chromiumArguments,
  })
  const version = browser.version()
  await browser.close()
  return version
}

const args = process.argv.slice(2)
const isUpdate = args.includes('--update')
const version = await versionOfChromium()
const made = existsSync(versionFile) ? readFileSync(versionFile, 'utf8').trim() : undefined
const isOther = !isUpdate && made !== version

const warning = `
The pictures were made with Chromium ${made}, and this is ${version}: differences may come from the browser.
Either run the older one (CHROMIUM_PATH=<its executable> npm run test:visual), or make the pictures anew with this one:
on a commit without your changes, npm run test:visual -- --update; look at the pictures that changed, and commit them.
`
if (isOther) console.warn(warning)

const update = isUpdate ? ['--update-snapshots=changed'] : []
const rest = args.filter((one) => one !== '--update')
const { status } = spawnSync(
  'npx',
  ['playwright', 'test', '--config', 'e2e/visual/playwright.config.ts', ...update, ...rest],
  { stdio: 'inherit', shell: process.platform === 'win32' },
)
// A partial run does not cover the other screenshots.
if (isUpdate && status === 0 && rest.length === 0) {
  mkdirSync(dirname(versionFile), { recursive: true })
  writeFileSync(versionFile, `${version}\n`)
}
if (status !== 0 && !isUpdate) {
  console.log(`
Expected, actual and difference of each picture:
  test-results/visual-report/index.html  in a browser (npx playwright show-report test-results/visual-report)
  test-results/visual                    as files
If the change is intended: npm run test:visual -- --update, look at the pictures, and commit them.`)
  if (isOther) console.warn(warning)
}
process.exit(status ?? 1)
