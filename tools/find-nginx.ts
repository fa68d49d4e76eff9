import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'

const paths = [
  '/usr/sbin/nginx',
  '/usr/local/sbin/nginx',
  '/usr/local/bin/nginx',
  '/opt/homebrew/bin/nginx',
]

/** NGINX_PATH, or one of the system's. */
export function findNginx(): string | undefined {
  return [process.env.NGINX_PATH, ...paths].find((path) => path && existsSync(path))
}

/** Runs once before all journeys: installs Debian's package for root, as is done with Chromium. */
// oxlint-disable-next-line import/no-default-export -- as the runner takes it
export default function installNginx(): void {
  if (findNginx() || process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return
  try {
    execFileSync('apt-get', ['update'], { stdio: 'inherit' })
    execFileSync('apt-get', ['install', '-y', '--no-install-recommends', 'nginx-light'], {
      stdio: 'inherit',
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    })
  } catch {
    console.error('nginx-light could not be installed here: the journeys that need it will fail.')
  }
}
