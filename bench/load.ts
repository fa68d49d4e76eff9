import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Browser, BrowserContextOptions, Page } from 'playwright'
import { startMockServer } from '../mocks/entry/http-server'
import { distFolder } from '../e2e/support/dist'
import { fillLogIn } from '../e2e/support/log-in'
import { startNginx } from '../e2e/support/nginx'
import { buildPage } from './build-page'
import { slowDown } from './main-thread'
import { median } from './median'

const ROUNDS = 5
/** Slow 4G: throughput in bytes per second, latency in milliseconds. */
const network = {
  offline: false,
  downloadThroughput: 1_600_000 / 8,
  uploadThroughput: 750_000 / 8,
  latency: 150,
}

/** In milliseconds: first contentful paint, largest contentful paint, total blocking time. */
type Load = { fcp: number; lcp: number; tbt: number }

/**
 * First visits with an empty cache, at 4x CPU slow-down and slow 4G, served by nginx with
 * e2e/deploy/nginx.conf. The baseline is a page with react-dom only, measured alternately.
 */
export async function benchLoad(browser: Browser): Promise<Record<string, number>> {
  const outDir = await mkdtemp(join(tmpdir(), 'load-bench-'))
  await buildPage('react-only.html', outDir)
  const backend = await startMockServer()
  const baseline = await startNginx({ folder: outDir, api: backend.url })
  const product = await startNginx({ folder: distFolder, api: backend.url })
  const storageState = await signIn(browser, product.url)
  const places = {
    react: { url: `${baseline.url}/react-only.html`, heading: 'React alone' },
    logIn: { url: product.url, heading: 'Log In' },
    home: { url: product.url, heading: 'Hello!', storageState },
  }
  try {
    const loads: Record<keyof typeof places, Load[]> = { react: [], logIn: [], home: [] }
    for (let round = 0; round < ROUNDS; round += 1) {
      for (const name of ['react', 'logIn', 'home'] as const) {
        loads[name].push(await timeLoad(browser, places[name]))
      }
    }
    return Object.fromEntries(
      Object.entries(loads).flatMap(([name, runs]) =>
        (['fcp', 'lcp', 'tbt'] as const).map((figure) => [
          `${name} ${figure} ms`,
          median(runs.map((run) => run[figure])),
        ]),
      ),
    )
  } finally {
    await Promise.all([product.close(), baseline.close(), backend.close()])
    await rm(outDir, { recursive: true, force: true })
  }
}

async function signIn(browser: Browser, url: string) {
  const context = await browser.newContext()
  const page = await context.newPage()
  await page.goto(url)
  await fillLogIn(page, 'user@example.com', 'password')
  await page.getByRole('heading', { name: 'Hello!' }).waitFor()
  const state = await context.storageState()
  await context.close()
  return state
}

type PageLoad = { url: string; heading: string } & Pick<BrowserContextOptions, 'storageState'>

async function timeLoad(browser: Browser, { url, heading, storageState }: PageLoad): Promise<Load> {
  const context = await browser.newContext({ storageState, viewport: { width: 1440, height: 900 } })
  const page = await context.newPage()
  try {
    const session = await context.newCDPSession(page)
    await session.send('Network.enable')
    await session.send('Network.emulateNetworkConditions', network)
    await slowDown(session)
    await watchPaints(page)
    await page.goto(url)
    await page.getByRole('heading', { name: heading, level: 1 }).waitFor()
    await page.waitForLoadState('networkidle')
    return await page.evaluate<Load>('window.load')
  } finally {
    await context.close()
  }
}

/** A script string, because tsx would add helpers that do not exist in the page. */
const watchPaints = (page: Page) =>
  page.addInitScript(`
    window.load = { fcp: 0, lcp: 0, tbt: 0 }
    const watch = (type, take) =>
      new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({ type, buffered: true })
    watch('paint', ({ name, startTime }) => {
      if (name === 'first-contentful-paint') load.fcp = startTime
    })
    watch('largest-contentful-paint', ({ startTime }) => (load.lcp = startTime))
    watch('longtask', ({ duration }) => (load.tbt += duration - 50))
  `)
