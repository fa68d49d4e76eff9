import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { installDebianPackages } from './debian-packages'

type Program = {
  name: string
  /** Environment variable with the path of the executable, read here and set for the command. */
  variable: string
  paths: readonly string[]
  debianPackages: readonly string[]
  install?: () => void
}

/** Runs the command in this process's arguments, with the program's path in the variable. */
export function runWith(program: Program): void {
  const executable = find(program) ?? install(program)
  if (!executable) {
    const { name, variable, debianPackages } = program
    console.error(
      `${name} was not found. Install it (Debian: apt-get install ${debianPackages.join(' ')}), ` +
        `or set ${variable} to its executable.`,
    )
    process.exit(1)
  }
  const [command = '', ...rest] = process.argv.slice(2)
  const child = spawn(command, rest, {
    stdio: 'inherit',
    env: { ...process.env, [program.variable]: executable },
  })
  child.on('exit', (code) => process.exit(code ?? 1))
}

function find({ variable, paths }: Program): string | undefined {
  return [process.env[variable], ...paths].find((path) => path && existsSync(path))
}

function install(program: Program): string | undefined {
  installDebianPackages(...program.debianPackages)
  const found = find(program)
  if (found || !program.install) return found
  program.install()
  return find(program)
}
