/** Runs package.json scripts in parallel, prints their output, and names those that failed. */
import { spawn } from 'node:child_process'

async function run(script: string): Promise<boolean> {
  const child = spawn(`npm run ${script}`, { shell: true })
  const output: Buffer[] = []
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (part: Buffer) => output.push(part))
  }
  const code = await new Promise((resolve) => child.on('close', resolve))
  process.stdout.write(Buffer.concat(output))
  return code === 0
}

const scripts = process.argv.slice(2)
const successes = await Promise.all(scripts.map(run))
const failed = scripts.filter((_, index) => !successes[index])
if (failed.length > 0) {
  console.error(`\nFailed: ${failed.join(', ')}. "npm run fix" repairs lint and format.`)
  process.exit(1)
}
