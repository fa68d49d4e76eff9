/**
 * Runs a command beside six busy loops: on two cores everything takes about four times as long, and a
 * test that depends on the speed of the machine fails.
 */
import { spawn } from 'node:child_process'

const LOOPS = 6
const loop = 'const parent = process.ppid; while (process.ppid === parent);'

const [command = '', ...rest] = process.argv.slice(2)
const loops = Array.from({ length: LOOPS }, () => spawn(process.execPath, ['-e', loop]))
const child = spawn(command, rest, { stdio: 'inherit' })
child.on('exit', (code) => {
  for (const one of loops) one.kill()
  process.exit(code ?? 1)
})
