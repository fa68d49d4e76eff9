import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'

const paths = [
  '/usr/sbin/nginx',
  '/usr/local/sbin/nginx',
  '/usr/local/bin/nginx',
  '/opt/homebrew/bin/nginx',
]

/** Path of the executable: NGINX_PATH, or that of the system. */
export function findNginx(): string | undefined {
  return [process.env.NGINX_PATH, ...paths].find((path) => path && existsSync(path))
}

/** Playwright's global setup: installs Debian's package if nginx is missing and the user is root. */
// oxlint-disable-next-line import/no-default-export -- Playwright requires it
export default function installNginx(): void {
  if (findNginx() || process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return
  try {
    execFileSync('apt-get', ['update'], { stdio: 'inherit' })
    execFileSync('apt-get', ['install', '-y', '--no-install-recommends', 'nginx-light'], {
      stdio: 'inherit',
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    })
  } catch {
    console.error('nginx-light could not be installed here: the tests that need it will fail.')
  }
}
