import { existsSync } from 'node:fs'
import { installDebianPackages } from './debian-packages'

const paths = [
  '/usr/sbin/nginx',
  '/usr/local/sbin/nginx',
  '/usr/local/bin/nginx',
  '/opt/homebrew/bin/nginx',
]

/** Path of the executable: NGINX_PATH, or the system's. */
export function findNginx(): string | undefined {
  return [process.env.NGINX_PATH, ...paths].find((path) => path && existsSync(path))
}

/** Playwright's global setup: installs nginx if it is missing. */
// oxlint-disable-next-line import/no-default-export -- Playwright requires it
export default function installNginx(): void {
  if (!findNginx()) installDebianPackages('nginx-light')
}
