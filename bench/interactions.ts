import type { Browser, CDPSession, Page } from 'playwright'
import { z } from 'zod'
import { startMockServer } from '../mocks/entry/http-server'
import { fillLogIn } from '../e2e/support/log-in'
import type { Builds } from './builds'
import { addSample, compare, type Row, type Samples } from './compare'
import { fullSpeed, slowDown, waitForIdle, watchMainThread } from './main-thread'

type Interaction = {
  path: string
  /** Runs before the click, at full speed. */
  prepare?: (page: Page) => Promise<unknown>
  /** Accessible name of the button, link or heading to click. */
  press?: string | RegExp
  role?: 'button' | 'link' | 'radio'
  keys?: string
  /** CSS selector of the content that the click shows: its last part, not the frame around it. */
  brings: string
  /** Restores the state before the next click. */
  undo: (page: Page) => Promise<unknown>
}

const escape = (page: Page) => page.keyboard.press('Escape')
const dialog = '[role$=dialog][data-state=open]'
const visit = (link: string) => async (page: Page) => {
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: link }).click()
  await waitForIdle(page)
}
const searched = `/search?jobTitles=${encodeURIComponent('["CEO","CTO","Director","Manager"]')}&limit=1000`
const search = async (page: Page) => {
  await page.getByRole('button', { name: /^Search/ }).click()
  await page.locator('[role=region][aria-label=Leads]').waitFor()
}

const screenFromHome = (name: string, brings: string): Interaction => ({
  path: '/',
  press: name,
  role: 'link',
  brings,
  undo: visit('Home'),
})

const interactions: Record<string, Interaction> = {
  'screen Campaigns': screenFromHome('Campaigns', '[aria-label=Campaigns] tbody tr'),
  'screen Lists': screenFromHome('Lists', '[aria-label=Lists] li'),
  'screen Lead Search': screenFromHome('Lead Search', '[aria-label=Filters] [role=combobox]'),
  'screen Analytics': screenFromHome('Analytics', '[aria-label="Latest events"] tbody tr'),
  'dialog Create Contact': {
    path: '/search',
    press: 'Create Contact',
    brings: `${dialog} input`,
    undo: escape,
  },
  'dialog Import new leads': {
    path: '/lists',
    press: 'Import new leads',
    brings: `${dialog} input`,
    undo: escape,
  },
  'dialog Contacts in List': {
    path: '/lists',
    press: /^View contacts of SaaS/,
    brings: `${dialog} tbody tr`,
    undo: escape,
  },
  'menu of a campaign': {
    path: '/campaigns',
    press: 'Actions for Summer webinar',
    brings: '[role=menuitem]',
    undo: escape,
  },
  'menu of a filter': {
    path: '/campaigns',
    press: 'Status',
    brings: '[role=option]',
    undo: escape,
  },
  'command palette': { path: '/', keys: 'Control+k', brings: '[cmdk-item]', undo: escape },
  'fold the filters': {
    path: searched,
    prepare: search,
    press: 'Edit filters',
    brings: 'button[aria-expanded=true]',
    undo: (page) => page.getByRole('button', { name: 'Edit filters' }).click(),
  },
  'sort 1,000 leads': {
    path: searched,
    prepare: search,
    press: 'Company',
    brings: 'th[aria-sort]',
    undo: async (page) => {
      const heading = page.getByRole('button', { name: 'Company', exact: true })
      await heading.click()
      await heading.click()
    },
  },
}

const goTo = (link: string) => (page: Page) =>
  page.getByRole('link', { name: link, exact: true }).first().click()

/** The same in shadcn-admin, as far as it has it. */
const peerInteractions: typeof interactions = {
  'screen Campaigns': {
    path: '/',
    press: 'Tasks',
    role: 'link',
    brings: 'tbody tr:nth-child(10)',
    undo: goTo('Dashboard'),
  },
  'dialog Create Contact': {
    path: '/tasks',
    press: 'Create',
    brings: `${dialog} input`,
    undo: escape,
  },
  'menu of a campaign': {
    path: '/tasks',
    press: 'Open menu',
    brings: '[role=menuitem]',
    undo: escape,
  },
  'menu of a filter': { path: '/tasks', press: 'Status', brings: '[role=option]', undo: escape },
  'command palette': { path: '/', keys: 'Control+k', brings: '[cmdk-item]', undo: escape },
}

const ROUNDS = 5
const REPEATS = 3
/** How long the pointer hovers before a click. */
const POINTING_MS = 150

/**
 * Time from the click to the paint of the content that it shows, in milliseconds at 4x slow-down:
 * the first time after loading the page, and after that; alternating between the builds. The target
 * is 200.
 */
export async function benchInteractions(
  browser: Browser,
  folders: Builds,
): Promise<Record<string, Row>> {
  const builds: Build[] = []
  try {
    for (const [name, folder] of Object.entries(folders)) {
      builds.push(await openBuild(browser, name, folder))
    }
    for (const name of Object.keys(interactions)) {
      for (let round = 0; round < ROUNDS; round += 1) {
        for (const { page, url, session, samples, interactions } of builds) {
          const interaction = interactions[name]
          if (!interaction) continue
          await page.goto(url + interaction.path)
          await waitForIdle(page)
          await interaction.prepare?.(page)
          for (let repeat = 0; repeat < REPEATS; repeat += 1) {
            const time = await pressToPaint(page, session, interaction)
            addSample(samples, `${name}, ${repeat === 0 ? 'first' : 'again'}`, time)
          }
        }
      }
    }
    const [own, ...others] = builds
    return compare(
      own?.samples ?? {},
      Object.fromEntries(others.map(({ name, samples }) => [name, samples])),
    )
  } finally {
    for (const { close } of builds) await close()
  }
}

type Build = Awaited<ReturnType<typeof openBuild>>

async function openBuild(browser: Browser, name: string, staticFolder: string) {
  const server = await startMockServer({ scenario: 'default', staticFolder })
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } })
  if (name !== 'peer') {
    await page.goto(server.url)
    await fillLogIn(page, 'user@example.com', 'password')
    await page.getByRole('navigation', { name: 'Main' }).waitFor()
  }
  const close = async () => {
    await page.close()
    await server.close()
  }
  const samples: Samples = {}
  return {
    name,
    page,
    url: server.url,
    session: await watchMainThread(page),
    interactions: name === 'peer' ? peerInteractions : interactions,
    samples,
    close,
  }
}

async function pressToPaint(page: Page, session: CDPSession, interaction: Interaction) {
  const { press, role = 'button', keys, undo } = interaction
  await waitForIdle(page)
  await slowDown(session)
  const isPressedByName = typeof press === 'string'
  const target =
    press === undefined
      ? undefined
      : page
          .getByRole(role, { name: press, exact: isPressedByName })
          .or(page.getByRole('combobox', { name: press, exact: isPressedByName }))
          .first()
  await target?.hover()
  await page.evaluate((wait) => new Promise((done) => setTimeout(done, wait)), POINTING_MS)
  const time = await traced(page.context().browser(), async () => {
    await page.evaluate(watchFor(interaction))
    if (keys) await page.keyboard.press(keys)
    else await target?.click()
    await page.evaluate('window.painted')
  })
  await fullSpeed(session)
  await waitForIdle(page)
  await undo(page)
  return time
}

const traceEvents = z.array(
  z.object({
    name: z.string(),
    pid: z.number(),
    tid: z.number(),
    /** In microseconds; `tdur` is the thread's time. */
    ts: z.number().default(0),
    dur: z.number().default(0),
    tdur: z.number().default(0),
  }),
)

/**
 * Busy time of the page's main thread between the two marks, in milliseconds. Excludes other load.
 */
async function traced(browser: Browser | null, action: () => Promise<unknown>): Promise<number> {
  if (!browser) throw new Error('No browser')
  const session = await browser.newBrowserCDPSession()
  const events: z.infer<typeof traceEvents> = []
  session.on('Tracing.dataCollected', ({ value }) => events.push(...traceEvents.parse(value)))
  const complete = new Promise((done) => session.once('Tracing.tracingComplete', done))
  await session.send('Tracing.start', {
    traceConfig: {
      includedCategories: ['disabled-by-default-devtools.timeline', 'blink.user_timing'],
    },
  })
  await action()
  await session.send('Tracing.end')
  await complete
  await session.detach()
  const [pressed, painted] = ['pressed', 'painted'].map((name) =>
    events.find((event) => event.name === name),
  )
  if (!pressed || !painted) throw new Error('The marks are not in the trace')
  const busy = events
    .filter(
      ({ name, pid, tid }) => name === 'RunTask' && pid === pressed.pid && tid === pressed.tid,
    )
    .filter(({ ts, dur }) => ts + dur > pressed.ts && ts < painted.ts)
  return busy.reduce((sum, { tdur }) => sum + tdur, 0) / 1000
}

/** A script string, because tsx would add helpers that do not exist in the page. */
const watchFor = ({ brings }: Interaction) => `window.painted = new Promise((resolve) => {
  let start
  const begin = () => {
    if (start) return
    start = true
    performance.mark('pressed')
  }
  addEventListener('pointerdown', begin, true)
  addEventListener('keydown', begin, true)
  const check = () => {
    if (!start) return
    if (!document.querySelector(${JSON.stringify(brings)})) return
    observer.disconnect()
    requestAnimationFrame(() => {
      const channel = new MessageChannel()
      channel.port1.onmessage = () => {
        performance.mark('painted')
        resolve()
      }
      channel.port2.postMessage(undefined)
    })
  }
  const observer = new MutationObserver(check)
  observer.observe(document, { subtree: true, childList: true, attributes: true })
}); undefined`
