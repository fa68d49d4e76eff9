import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { expect, type Page, test as base } from '@playwright/test'
import { trusted } from '../../mocks/model/trusted'
import { keepToasts } from '../../src/test/keep-toasts'
import { startStaticHost, type StaticHost } from '../demo/static-host'
import { storybookFolder } from '../support/dist'
import { fontStyles, replaceForeignCharacters } from './fonts'
import { onPhone, picturedStories } from './pictured-stories'
import { shrink } from './shrink'

const pictures = 'e2e/visual/pictures'

/** A Monday morning; fixed, so that greetings, calendars and "2 days ago" never change. */
const now = new Date('2026-01-05T09:00:00Z')

declare global {
  interface Window {
    __STORYBOOK_ADDONS_CHANNEL__?: { last: (event: string) => unknown }
  }
}

const test = base.extend<object, { host: StaticHost }>({
  host: [
    // oxlint-disable-next-line eslint/no-empty-pattern -- Playwright requires a destructured parameter
    async ({}, use) => {
      const host = await startStaticHost(storybookFolder, '/')
      await use(host)
      host.close()
    },
    { scope: 'worker' },
  ],
})

/** Returns a function that waits until every call of the page has been answered. */
function watchCalls(page: Page) {
  const open = new Set<unknown>()
  page.on('request', (request) => void open.add(request))
  page.on('requestfinished', (request) => void open.delete(request))
  page.on('requestfailed', (request) => void open.delete(request))
  return () => expect.poll(() => open.size).toBe(0)
}

/**
 * Hides toasts, whose position depends on what was below them when they appeared. They have their
 * own screenshots.
 */
const withoutToasts = '[aria-label="Notifications (F8)"] { visibility: hidden }'

/** Opens a story and waits for the end of its play function. */
async function show(page: Page, url: string, id: string) {
  await page.clock.setFixedTime(now)
  await page.addInitScript(keepToasts)
  await page.route('**/iframe.html*', async (route) => {
    const response = await route.fetch()
    const html = (await response.text()).replace(
      '</head>',
      () => `<style>${fontStyles}${id.startsWith('screens-') ? withoutToasts : ''}</style></head>`,
    )
    await route.fulfill({ response, body: html })
  })
  const isQuiet = watchCalls(page)
  // Without the accessibility check, which would only take time.
  await page.goto(`${url}/iframe.html?viewMode=story&id=${id}&globals=a11y.manual:!true`)
  const last = (event: string) =>
    page.evaluate((event) => window.__STORYBOOK_ADDONS_CHANNEL__?.last(event), event)
  await expect.poll(() => last('storyFinished'), { timeout: 60_000 }).toBeDefined()
  expect(await last('playFunctionThrewException'), 'The play function fails').toBeUndefined()
  await isQuiet()
  await page.evaluate(replaceForeignCharacters)
  await page.evaluate(() => document.fonts.ready)
}

/** Takes screenshots until two in a row are equal. */
async function stillPicture(page: Page): Promise<Buffer> {
  let picture: Buffer | undefined
  const isStill = async () => {
    const before = picture
    picture = await page.screenshot({
      animations: 'disabled',
      caret: 'hide',
      // A mail's frame has its own fonts.
      mask: [page.locator('iframe')],
      maskColor: '#808080',
    })
    return before?.equals(picture)
  }
  await expect.poll(isStill, 'The page does not come to rest').toBe(true)
  return picture ?? Buffer.alloc(0)
}

/**
 * Allows no visible difference in any pixel, and few differences at all: the reduced colours of
 * edges vary a little.
 */
async function compare(page: Page, name: string) {
  const picture = shrink(await stillPicture(page))
  expect.soft(picture).toMatchSnapshot(`${name}.png`, { threshold: 0.05, maxDiffPixels: 0 })
  expect.soft(picture).toMatchSnapshot(`${name}.png`, { threshold: 0, maxDiffPixels: 500 })
}

for (const id of picturedStories) {
  test(id, async ({ page, host }) => {
    await show(page, host.url, id)
    await compare(page, id)
    await page.evaluate(() => {
      const root = document.documentElement
      root.classList.replace('light', 'dark')
      root.style.colorScheme = 'dark'
    })
    await compare(page, `${id}-dark`)
  })
}

for (const id of onPhone) {
  test.describe('on a phone', () => {
    test.use({ viewport: { width: 390, height: 844 } })

    test(id, async ({ page, host }) => {
      await show(page, host.url, id)
      await compare(page, `${id}-phone`)
    })
  })
}

test('every story of the list exists, and every picture belongs to one', () => {
  const { entries } = trusted<{ entries: Record<string, unknown> }>(
    JSON.parse(readFileSync(`${storybookFolder}/index.json`, 'utf8')),
  )
  const listed = [...picturedStories, ...onPhone]
  expect(listed.filter((id) => !(id in entries))).toEqual([])
  const expected = new Set([
    ...picturedStories.flatMap((id) => [`${id}.png`, `${id}-dark.png`]),
    ...onPhone.map((id) => `${id}-phone.png`),
  ])
  const found = existsSync(pictures) ? readdirSync(pictures) : []
  expect(found.filter((name) => name.endsWith('.png') && !expected.has(name))).toEqual([])
})
