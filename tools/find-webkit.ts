import { existsSync } from 'node:fs'
import { installDebianPackages } from './debian-packages'

const packages = ['webkit2gtk-driver', 'libwebkit2gtk-4.1-0', 'xvfb', 'openbox', 'xdotool']

const programs = {
  driver: ['/usr/bin/WebKitWebDriver'],
  browser: [
    '/usr/lib/x86_64-linux-gnu/webkit2gtk-4.1/MiniBrowser',
    '/usr/lib/aarch64-linux-gnu/webkit2gtk-4.1/MiniBrowser',
  ],
  screen: ['/usr/bin/Xvfb'],
  windowManager: ['/usr/bin/openbox'],
  keys: ['/usr/bin/xdotool'],
}

export function webkitProgram(name: keyof typeof programs): string {
  const found = programs[name].find((path) => existsSync(path))
  if (!found) throw new Error(`${programs[name][0]} is missing. ${advice}`)
  return found
}

const advice = `On Debian: apt-get install ${packages.join(' ')}`

/** Vitest's global setup: installs missing programs, or prints what to install. */
export function setup(): void {
  const isComplete = () => Object.values(programs).every((paths) => paths.some(existsSync))
  if (!isComplete()) installDebianPackages(...packages)
  if (!isComplete()) throw new Error(`The tests in WebKit need programs of Debian. ${advice}`)
}
