import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'

/** Installs Debian packages if run as root; otherwise, or on failure, only prints a message. */
export function installDebianPackages(...names: string[]): void {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return
  const run = (...parameters: string[]) =>
    execFileSync('apt-get', parameters, {
      stdio: 'inherit',
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    })
  try {
    run('update')
    run('install', '-y', '--no-install-recommends', ...names)
  } catch {
    console.error(`${names.join(', ')} could not be installed.`)
  }
}
