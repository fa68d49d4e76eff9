import type { Page } from '@playwright/test'
import { expect, test } from '../support/app-test'

/** Records all layout shifts since the page was loaded, including those after user input. */
function watchShifts() {
  const moved: unknown[] = []
  Object.assign(window, { moved })
  new PerformanceObserver((list) => {
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the entries of this type
    for (const entry of list.getEntries() as (PerformanceEntry & {
      value: number
      sources: { node?: Node }[]
    })[]) {
      const nodes = entry.sources.map(({ node }) => node?.textContent?.slice(0, 60))
      moved.push(`${entry.value.toFixed(4)}: ${nodes.join(' | ')}`)
    }
  }).observe({ type: 'layout-shift', buffered: true })
}

const shapes = (page: Page) => page.locator('main .chakra-skeleton, [role=dialog] .chakra-skeleton')

const widths = [390, 1024, 1280, 1440, 1920]
const screens = [
  { path: '/', held: ['getLists', 'getCampaigns'], comes: 'SaaS founders in New York' },
  { path: '/lists', held: ['getLists'], comes: 'SaaS founders in New York' },
  { path: '/lists?contacts=1', held: ['getListContacts'], comes: 'Siobhán Schröder' },
  { path: '/campaigns', held: ['getCampaigns'], comes: 'Founders intro' },
  { path: '/analytics', held: ['getStats', 'getEvents'], comes: 'from last month' },
  { path: '/settings', held: ['getUsers'], comes: 'Uma User' },
]

test('nothing moves when the data of a screen arrives, and a placeholder is shown before', async ({
  page,
  openAs,
  server,
}) => {
  await openAs('admin', '/')
  await page.addInitScript(watchShifts)
  for (const { path, held, comes } of screens) {
    await test.step(path, async () => {
      // Loads the code into the cache first.
      await page.goto(path)
      await expect(page.getByText(comes).first()).toBeVisible()
      for (const width of widths) {
        await page.setViewportSize({ width, height: 900 })
        const answers = held.map(server.hold)
        await page.reload()
        await expect(shapes(page).first()).toBeVisible()
        // Wait until the placeholder has faded in.
        await page.waitForFunction(() => performance.now() > 300)
        for (const answer of answers) answer.end()
        await expect(shapes(page)).toHaveCount(0)
        await expect(page.getByText(comes).first()).toBeVisible()
        await page.evaluate(() => new Promise(requestAnimationFrame))
        expect(await page.evaluate(() => Reflect.get(window, 'moved')), `${width}`).toEqual([])
      }
    })
  }
})

test('nothing moves when users arrive on the first visit to Settings', async ({
  page,
  openAs,
  server,
}) => {
  await openAs('admin', '/')
  await page.addInitScript(watchShifts)
  const answer = server.hold('getUsers')
  await page.goto('/settings')
  await expect(shapes(page).first()).toBeVisible()
  answer.end()
  await expect(page.getByRole('region', { name: 'Appearance' })).toBeVisible()
  expect(await page.evaluate(() => Reflect.get(window, 'moved'))).toEqual([])
})

test('a screen that was visited shows its data at once', async ({
  page,
  openAs,
  calls,
  server,
}) => {
  await openAs('user', '/campaigns')
  const link = (name: string) =>
    page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name, exact: true })
  await expect(page.getByText('Founders intro')).toBeVisible()
  for (const [name, text] of [
    ['Lists', 'SaaS founders in New York'],
    ['Analytics', 'from last month'],
  ] as const) {
    await link(name).click()
    await expect(page.getByText(text).first()).toBeVisible()
    await expect(shapes(page)).toHaveCount(0)
  }
  for (const read of ['getCampaigns', 'getSenders', 'getLists', 'getStats', 'getEvents'])
    server.hold(read)
  calls.length = 0
  for (const [name, text] of [
    ['Campaigns', 'Founders intro'],
    ['Lists', 'SaaS founders in New York'],
    ['Analytics', 'Latest 50 events'],
  ] as const) {
    await link(name).click()
    await expect(page.getByText(text).first()).toBeVisible()
    await expect(shapes(page)).toHaveCount(0)
  }
  expect(calls).toEqual([])
})
