import type { Browser, BrowserContextOptions, CDPSession, Page } from 'playwright'
import { startMockServer } from '../mocks/entry/http-server'
import { fillLogIn } from '../e2e/support/log-in'
import { startNginx } from '../e2e/support/nginx'
import type { Builds } from './builds'
import { addSample, compare, type Row, type Samples } from './compare'
import { slowDown, taskSeconds, waitForIdle, watchMainThread } from './main-thread'
import { usedOfFiles } from './used-code'

const ROUNDS = 5

/** Throughput in bytes per second, latency in milliseconds. */
const networks = {
  'slow 4G': { downloadThroughput: 1_600_000 / 8, uploadThroughput: 750_000 / 8, latency: 150 },
  fast: { downloadThroughput: 50_000_000 / 8, uploadThroughput: 20_000_000 / 8, latency: 10 },
}

type Screen = { path: string; content: string; isSignedOut?: true }

/** Screens, with the element that is shown last. */
const screens: Record<string, Screen> = {
  'Log In': { path: '/', content: 'h1', isSignedOut: true },
  Home: { path: '/', content: '[aria-label="First campaigns"]' },
  Campaigns: { path: '/campaigns', content: '[aria-label=Campaigns] tbody tr' },
  Lists: { path: '/lists', content: '[aria-label=Lists] li' },
  'Lead Search': { path: '/search', content: '[aria-label=Filters] [role=combobox]' },
  Settings: { path: '/settings', content: '[aria-label=Users] li' },
  Analytics: { path: '/analytics', content: '[aria-label="Latest events"] tbody tr' },
}
const timedScreens = ['Log In', 'Home', 'Campaigns'] as const

/** Those of shadcn-admin, with static data and without a session. */
const peerScreens: typeof screens = {
  'Log In': { path: '/sign-in', content: 'input[type=password]', isSignedOut: true },
  Home: { path: '/', content: '.recharts-bar-rectangle' },
  Campaigns: { path: '/tasks', content: 'tbody tr:nth-child(10)' },
}

type Site = {
  name: string
  url: string
  screens: typeof screens
  storageState?: BrowserContextOptions['storageState']
  samples: Samples
}

/**
 * First visits with an empty cache, served by nginx with e2e/deploy/nginx.conf: what each file
 * loads and uses until the content, and times at 4x CPU slow-down, alternating between the builds.
 */
export async function benchLoad(browser: Browser, builds: Builds): Promise<Record<string, Row>> {
  const backend = await startMockServer()
  const close = [() => backend.close()]
  try {
    const sites: Site[] = []
    for (const [name, folder] of Object.entries(builds)) {
      const server = await startNginx({ folder, api: backend.url })
      close.push(() => server.close())
      const site = { name, url: server.url, samples: {} }
      if (name === 'peer') sites.push({ ...site, screens: peerScreens })
      else sites.push({ ...site, screens, storageState: await signIn(browser, server.url) })
    }
    for (const site of sites) {
      console.log(`\n${site.name}: kB loaded, used until the content (not compressed)`)
      console.table(await usedByScreens(browser, site))
    }
    for (let round = 0; round < ROUNDS; round += 1) {
      for (const name of timedScreens) {
        for (const network of ['slow 4G', 'fast'] as const) {
          for (const site of sites) {
            const load = await timeLoad(browser, site, name, network)
            for (const [figure, value] of Object.entries(load)) {
              addSample(site.samples, `${name}, ${network}: ${figure}`, value)
            }
          }
        }
      }
    }
    const [own, ...others] = sites
    return compare(
      own?.samples ?? {},
      Object.fromEntries(others.map(({ name, samples }) => [name, samples])),
    )
  } finally {
    for (const stop of close.toReversed()) await stop()
  }
}

async function signIn(browser: Browser, url: string) {
  const context = await browser.newContext()
  const page = await context.newPage()
  await page.goto(url)
  await fillLogIn(page, 'admin@example.com', 'password')
  await page.getByRole('heading', { name: 'Hello!' }).waitFor()
  const state = await context.storageState()
  await context.close()
  return state
}

async function usedByScreens(browser: Browser, site: Site) {
  const files: Record<string, Record<string, string>> = {}
  for (const [name, screen] of Object.entries(site.screens)) {
    await visit(browser, site, screen, async (page, open) => {
      const session = await page.context().newCDPSession(page)
      for (const { file, loaded, used } of await usedOfFiles(session, open)) {
        const row = (files[file] ??= {})
        row[name] = `${Math.round(loaded / 1000)}, ${Math.round(used / 1000)}`
      }
    })
  }
  return files
}

/**
 * Milliseconds until the content and the first paint, of long tasks above 50 and of the main thread
 * in all; requests and KiB of everything that is loaded.
 */
async function timeLoad(
  browser: Browser,
  site: Site,
  name: (typeof timedScreens)[number],
  network: keyof typeof networks,
): Promise<Record<string, number>> {
  const screen = site.screens[name]
  if (!screen) throw new Error(`Unknown screen ${name}`)
  return visit(browser, site, screen, async (page, open) => {
    const session = await watchMainThread(page)
    await session.send('Network.enable')
    await session.send('Network.emulateNetworkConditions', {
      offline: false,
      ...networks[network],
    })
    await slowDown(session)
    const traffic = countTraffic(session)
    await page.addInitScript(watchLoad(screen.content))
    await open()
    await page.waitForLoadState('networkidle')
    await waitForIdle(page)
    const times = await page.evaluate<Record<string, number>>('window.load')
    return { ...times, cpu: (await taskSeconds(session)) * 1000, ...traffic() }
  })
}

async function visit<T>(
  browser: Browser,
  { url, storageState }: Site,
  { path, content, isSignedOut }: Screen,
  measure: (page: Page, open: () => Promise<unknown>) => Promise<T>,
): Promise<T> {
  const context = await browser.newContext({
    storageState: isSignedOut ? undefined : storageState,
    viewport: { width: 1440, height: 900 },
  })
  try {
    const page = await context.newPage()
    return await measure(page, async () => {
      await page.goto(url + path)
      await page.locator(content).first().waitFor()
    })
  } finally {
    await context.close()
  }
}

function countTraffic(session: CDPSession) {
  let requests = 0
  let bytes = 0
  session.on('Network.loadingFinished', ({ encodedDataLength }) => {
    requests += 1
    bytes += encodedDataLength
  })
  return () => ({ requests, KiB: bytes / 1024 })
}

/** A script string, because tsx would add helpers that do not exist in the page. */
const watchLoad = (content: string) => `
  window.load = { content: 0, 'first paint': 0, blocking: 0 }
  const watch = (type, take) =>
    new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({ type, buffered: true })
  watch('paint', ({ name, startTime }) => {
    if (name === 'first-contentful-paint') load['first paint'] = startTime
  })
  watch('longtask', ({ duration }) => (load.blocking += duration - 50))
  const observer = new MutationObserver(() => {
    if (!document.querySelector(${JSON.stringify(content)})) return
    observer.disconnect()
    requestAnimationFrame(() => setTimeout(() => (load.content = performance.now())))
  })
  observer.observe(document, { subtree: true, childList: true, attributes: true })
`
