import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'

/** Installs packages on Debian as root; elsewhere, and when that fails, it does nothing but say so. */
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
