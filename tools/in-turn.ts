/**
 * Runs package.json scripts sequentially, and prints how long each took. Stops at the first
 * failure; with --all, runs the rest as well and fails at the end.
 */
import { spawn } from 'node:child_process'
import { loadNote } from './load-note.ts'

const run = (script: string) =>
  new Promise<number>((resolve) => {
    const child = spawn('npm', ['run', script], { stdio: 'inherit', shell: true })
    child.on('exit', (code) => resolve(code ?? 1))
  })

const [first = '', ...others] = process.argv.slice(2)
const runsAll = first === '--all'
const lines: string[] = []
let code = 0
for (const script of runsAll ? others : [first, ...others]) {
  const start = Date.now()
  const outcome = await run(script)
  const seconds = Math.round((Date.now() - start) / 1000)
  lines.push(`${String(seconds).padStart(5)} s  ${script}${outcome === 0 ? '' : ': failed'}`)
  code ||= outcome
  if (code !== 0 && !runsAll) break
}
const note = code === 0 ? undefined : loadNote()
if (note) lines.push(note)
console.log(`\n${lines.join('\n')}`)
process.exit(code)
