/** Runs scripts of package.json in parallel; fails if one of them fails. */
import { spawn } from 'node:child_process'

const run = (script: string) =>
  new Promise<number>((resolve) => {
    const child = spawn(`npm run ${script}`, { shell: true, stdio: 'inherit' })
    child.on('exit', (code) => resolve(code ?? 1))
  })

const codes = await Promise.all(process.argv.slice(2).map(run))
process.exit(codes.find((code) => code !== 0) ?? 0)
