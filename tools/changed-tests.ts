/** Runs the tests that depend on files changed since the last commit; prints their number first. */
import { execFileSync, spawn } from 'node:child_process'

const projects = ['--project', 'backend', '--project', 'unit']
const listed = execFileSync('npx', ['vitest', 'list', '--changed', '--filesOnly', ...projects], {
  encoding: 'utf8',
})
const count = listed.split('\n').filter((line) => line.includes('.test.')).length
console.log(
  `${count} test files depend on what has changed.` +
    (count > 50 ? ' A change of openapi.yaml, of texts or of shared code concerns many.' : ''),
)
const child = spawn('npx', ['vitest', 'run', '--changed', '--passWithNoTests', ...projects], {
  stdio: 'inherit',
})
child.on('exit', (code) => process.exit(code ?? 1))
