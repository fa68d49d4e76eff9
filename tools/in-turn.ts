/** Runs scripts of package.json one after the other until one fails, and prints how long each took. */
import { spawn } from 'node:child_process'

const run = (script: string) =>
  new Promise<number>((resolve) => {
    const child = spawn('npm', ['run', script], { stdio: 'inherit', shell: true })
    child.on('exit', (code) => resolve(code ?? 1))
  })

const lines: string[] = []
let code = 0
for (const script of process.argv.slice(2)) {
  const start = Date.now()
  code = await run(script)
  const seconds = Math.round((Date.now() - start) / 1000)
  lines.push(`${String(seconds).padStart(5)} s  ${script}${code === 0 ? '' : ': failed'}`)
  if (code !== 0) break
}
console.log(`\n${lines.join('\n')}`)
process.exit(code)
