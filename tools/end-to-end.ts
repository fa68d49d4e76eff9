/**
 * Runs Playwright with the arguments of this process. Failed tests run once more with a trace, which would make
 * all tests take 40 % longer; the outcome stays that of the first run.
 */
import { execFileSync, spawn } from 'node:child_process'
import { existsSync, statSync } from 'node:fs'

const results = 'test-results'
const again = `${results}/again`
const MOST_FAILURES_AGAIN = 5

const run = (...args: string[]) =>
  new Promise<number>((resolve) => {
    const all = ['test', '--config', 'e2e/playwright.config.ts', ...args]
    const child = spawn('npx', ['playwright', ...all], { stdio: 'inherit' })
    child.on('exit', (code) => resolve(code ?? 1))
  })

/** It has its own lock file, because it brings as many packages as everything else that only tests need. */
function installPrism() {
  const folder = 'e2e/contract/prism'
  const installed = `${folder}/node_modules/.package-lock.json`
  const isNew =
    existsSync(installed) && changedAt(installed) >= changedAt(`${folder}/package-lock.json`)
  if (!isNew)
    execFileSync('npm', ['ci', '--prefix', folder, '--no-audit', '--no-fund'], { stdio: 'inherit' })
}

const changedAt = (path: string) => statSync(path).mtimeMs

const args = process.argv.slice(2)
installPrism()
const code = await run(...args)
if (code !== 0) {
  console.log('\nOnce more, with a trace:')
  await run(
    ...args,
    '--last-failed',
    `--last-failed-file=${results}/.last-run.json`,
    '--trace=on',
    `--max-failures=${MOST_FAILURES_AGAIN}`,
    `--output=${again}`,
  )
  console.log(`
What the failed tests left behind:
  ${results}  a screenshot, the page's elements (error-context.md) and its console (console.txt)
  ${again}  the traces of the second run: npx playwright show-trace <trace.zip>`)
}
process.exit(code)
