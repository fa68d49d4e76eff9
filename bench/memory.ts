import { chromium, type CDPSession, type Page } from 'playwright'
import { startMockServer } from '../mocks/entry/http-server'
import { chromiumArguments } from '../tools/chromium'
import { distFolder } from '../e2e/support/dist'
import { fillLogIn } from '../e2e/support/log-in'

const screens = [
  { link: 'Lead Search', heading: 'Lead Search' },
  { link: 'Lists', heading: 'Leads imported' },
  { link: 'Campaigns', heading: 'Campaigns' },
  { link: 'Analytics', heading: 'Analytics Dashboard' },
  { link: 'Home', heading: 'Hello!' },
]

/**
 * Code that V8 compiles for hot functions counts as heap; without these compilers, growth is a
 * leak.
 */
const withoutMachineCode = '--js-flags=--no-sparkplug --no-maglev --no-opt'

/**
 * Heap, nodes and listeners after garbage collection, after 10, 110 and 210 changes of screen. The
 * first hundred still run code for the first time; after that nothing may grow.
 */
export async function benchMemory(): Promise<Record<string, number>> {
  const server = await startMockServer({ staticFolder: distFolder })
  const browser = await chromium.launch({
    executablePath: process.env.CHROMIUM_PATH,
    args: [...chromiumArguments, withoutMachineCode],
  })
  try {
    const page = await browser.newPage({ viewport: { width: 1440, height: 900 } })
    await page.goto(server.url)
    await fillLogIn(page, 'user@example.com', 'password')
    const session = await page.context().newCDPSession(page)
    await session.send('Performance.enable')
    await walk(page, 10)
    const after10 = await measure(session)
    await walk(page, 100)
    const after110 = await measure(session)
    await walk(page, 100)
    const after210 = await measure(session)
    await draft(page, 2)
    const after2Drafts = await measure(session)
    await draft(page, 12)
    const after14Drafts = await measure(session)
    return {
      'nodes for each cancelled draft': (after14Drafts.nodes - after2Drafts.nodes) / 12,
      'listeners for each cancelled draft': (after14Drafts.listeners - after2Drafts.listeners) / 12,
      'heap after 10 changes, MB': after10.heap,
      'heap after 110, MB': after110.heap,
      'heap after 210, MB': after210.heap,
      'the second hundred divided by the first': after210.heap / after110.heap,
      'nodes after 10': after10.nodes,
      'nodes after 210': after210.nodes,
      'listeners after 10': after10.listeners,
      'listeners after 210': after210.listeners,
    }
  } finally {
    await browser.close()
    await server.close()
  }
}

async function walk(page: Page, changes: number) {
  for (let change = 0; change < changes; change += screens.length) {
    for (const { link, heading } of screens) {
      await page.getByRole('link', { name: link, exact: true }).click()
      await page.getByRole('heading', { name: heading, level: 1 }).waitFor()
    }
  }
}

/** Edits a campaign, types into its body, and cancels. */
async function draft(page: Page, rounds: number) {
  await page.getByRole('link', { name: 'Campaigns', exact: true }).click()
  for (let round = 0; round < rounds; round += 1) {
    await page.getByRole('button', { name: 'Actions for Founders intro', exact: true }).click()
    await page.getByRole('menuitem', { name: 'Edit Campaign' }).click()
    await page.getByRole('textbox', { name: 'Body' }).click()
    await page.keyboard.type('Hello')
    await page.getByRole('button', { name: 'Cancel', exact: true }).click()
    await page.getByRole('button', { name: 'Create a new campaign' }).waitFor()
  }
}

async function measure(session: CDPSession) {
  // Freeing an object can make others collectable.
  for (let time = 0; time < 3; time += 1) await session.send('HeapProfiler.collectGarbage')
  const { metrics } = await session.send('Performance.getMetrics')
  const figure = (name: string) => metrics.find((metric) => metric.name === name)?.value ?? 0
  return {
    heap: figure('JSHeapUsedSize') / 1024 / 1024,
    nodes: figure('Nodes'),
    listeners: figure('JSEventListeners'),
  }
}
