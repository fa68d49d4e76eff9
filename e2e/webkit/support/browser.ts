import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { Readable } from 'node:stream'
import { Builder, Capabilities, type WebDriver } from 'selenium-webdriver'
import { webkitProgram } from '../../../tools/find-webkit'
import { freePort } from '../../support/listen'
import { until } from './until'

export type Browser = {
  driver: WebDriver
  /** A temporary folder for files of tests. */
  home: string
  downloads: string
  errors: string[]
  /** Presses keys of a real keyboard, with X11 names such as `dead_acute`. */
  pressRealKeys: (...names: string[]) => void
  close: () => Promise<void>
}

/** Opens WebKit on its own virtual screen, with its own clipboard and focus. */
export async function openBrowser(): Promise<Browser> {
  const home = await mkdtemp(join(tmpdir(), 'webkit-'))
  const children: ChildProcess[] = []
  const close = async () => {
    for (const child of children.toReversed()) await stop(child)
    await rm(home, { recursive: true, force: true, maxRetries: 5 })
  }
  try {
    const browser = await startIn(home, children)
    return {
      ...browser,
      close: async () => {
        await browser.driver.quit()
        await close()
      },
    }
  } catch (problem) {
    await close()
    throw problem
  }
}

async function startIn(home: string, children: ChildProcess[]): Promise<Omit<Browser, 'close'>> {
  const downloads = join(home, 'downloads')
  await mkdir(downloads)
  await writeFile(join(home, 'user-dirs.dirs'), `XDG_DOWNLOAD_DIR="${downloads}"\n`)

  const screen = spawn(
    webkitProgram('screen'),
    ['-displayfd', '3', '-screen', '0', '1600x1200x24', '-nolisten', 'tcp'],
    { stdio: ['ignore', 'ignore', 'ignore', 'pipe'] },
  )
  children.push(screen)
  const number = await firstLine(screen.stdio[3])
  const env = {
    ...process.env,
    DISPLAY: `:${number}`,
    HOME: home,
    XDG_CONFIG_HOME: home,
    XDG_DATA_HOME: home,
    XDG_CACHE_HOME: home,
    LC_ALL: 'C.UTF-8',
    TZ: 'UTC',
  }
  // Without a window manager, the window would never be focused.
  children.push(spawn(webkitProgram('windowManager'), { env, stdio: 'ignore' }))
  const port = await freePort()
  const service = spawn(webkitProgram('driver'), [`--port=${port}`], {
    env,
    stdio: ['ignore', 'pipe', 'ignore'],
  })
  children.push(service)
  const errors: string[] = []
  createInterface(service.stdout).on('line', (line) => {
    if (/^CONSOLE .*ERROR/.test(line)) errors.push(line)
  })
  const url = `http://127.0.0.1:${port}`
  await until('WebKitWebDriver answers', () =>
    fetch(`${url}/status`).then(
      ({ ok }) => ok || undefined,
      () => undefined,
    ),
  )
  const capabilities = new Capabilities({
    browserName: 'MiniBrowser',
    'webkitgtk:browserOptions': {
      binary: webkitProgram('browser'),
      args: ['--automation', '--enable-write-console-messages-to-stdout=true'],
    },
  })
  const driver = await new Builder().usingServer(url).withCapabilities(capabilities).build()
  return {
    driver,
    home,
    downloads,
    errors,
    pressRealKeys: (...names) =>
      execFileSync(webkitProgram('keys'), ['key', '--delay', '20', ...names], { env }),
  }
}

async function firstLine(stream: unknown): Promise<string> {
  if (!(stream instanceof Readable)) throw new Error('Xvfb has no output')
  for await (const line of createInterface(stream)) return line
  throw new Error('Xvfb did not start')
}

async function stop(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  const exited = once(child, 'exit')
  child.kill('SIGTERM')
  await exited
}
