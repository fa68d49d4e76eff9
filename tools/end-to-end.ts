/**
 * Runs Playwright with the arguments of this process. Failed tests run once more with a trace, which would make
 * all tests take 40 % longer; the outcome stays that of the first run.
 */
import { spawn } from 'node:child_process'

const results = 'test-results'
const again = `${results}/again`
const MOST_FAILURES_AGAIN = 5

const run = (...args: string[]) =>
  new Promise<number>((resolve) => {
    const all = ['test', '--config', 'e2e/playwright.config.ts', ...args]
    const child = spawn('npx', ['playwright', ...all], { stdio: 'inherit' })
    child.on('exit', (code) => resolve(code ?? 1))
  })

const args = process.argv.slice(2)
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
