import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { text } from 'node:stream/consumers'

/** Runs `npm run contract:test` with the options. @returns its output and exit code */
export async function runComparison(...options: string[]) {
  const args = ['--import', 'tsx', 'tools/conformance/main.ts', ...options]
  const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'pipe'] })
  const [printed, errors, [code]] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    once(child, 'exit'),
  ])
  return { printed, errors, code: Number(code) }
}
