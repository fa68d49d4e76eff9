import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { text } from 'node:stream/consumers'

/** `npm run contract:test` with the options. @returns what was printed, and the exit code */
export async function runComparison(...options: string[]) {
  const args = ['tsx', 'tools/conformance/main.ts', ...options]
  const child = spawn('npx', args, { stdio: ['ignore', 'pipe', 'inherit'] })
  const [printed, [code]] = await Promise.all([text(child.stdout), once(child, 'exit')])
  return { printed, code: Number(code) }
}
