import { readFileSync } from 'node:fs'
import { extname, join } from 'node:path'
import { gzipSync } from 'node:zlib'
import type { Page } from '@playwright/test'
import { beginCampaign } from '../support/begin-campaign'
import { distFolder } from '../support/dist'
import { expect, test } from '../support/app-test'

/**
 * Returns a function that returns the files loaded since its last call; sizes in kB, compressed.
 */
function weigh(page: Page) {
  const weights = new Map<string, number>()
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (!/^https?:/.test(request.url()) || pathname.startsWith('/api/')) return
    const file = join(distFolder, extname(pathname) ? pathname : 'index.html')
    // The compression level of e2e/deploy/nginx.conf.
    weights.set(pathname, gzipSync(readFileSync(file), { level: 6 }).length)
  })
  return async () => {
    // Includes files that are loaded when the page is idle.
    await page.evaluate(
      () => new Promise((done) => requestIdleCallback(() => requestIdleCallback(done))),
    )
    await page.waitForLoadState('networkidle')
    const fonts = [...weights].filter(([path]) => isFont(path))
    const files = [...weights].filter(([path]) => !isFont(path))
    weights.clear()
    return {
      /** Everything but the fonts. */
      all: sum(files),
      scripts: sum(files.filter(([path]) => path.endsWith('.js'))),
      count: files.length,
      fonts: fonts.map(([path]) => path),
      fontSize: sum(fonts),
    }
  }
}

const isFont = (path: string) => /\.(woff2?|ttf|otf)$/.test(path)

const latinFile = /^\/assets\/inter-latin-wght-normal-[\w-]+\.woff2$/

const preloadedFonts = (page: Page) =>
  page.locator('link:is([rel=preload], [rel=prefetch]):is([as=font], [href*=woff])')

/** Sum in kB of 1000 bytes. */
const sum = (files: [string, number][]) =>
  Math.round(files.reduce((bytes, [, weight]) => bytes + weight, 0) / 100) / 10

test('Log In and Home stay below their size limits and preload the Latin font only @extended', async ({
  page,
  logIn,
}) => {
  const takeWeight = weigh(page)
  await page.goto('/')
  await expect(page.getByRole('heading', { name: 'Log In' })).toBeVisible()
  const atLogIn = await takeWeight()
  expect(atLogIn.scripts).toBeLessThanOrEqual(183)
  expect(atLogIn.fonts).toEqual([expect.stringMatching(latinFile)])
  expect(atLogIn.fontSize).toBeLessThanOrEqual(26)
  await expect(preloadedFonts(page)).toHaveCount(1)

  await logIn('user')
  // A link under the pointer loads the code of its screen.
  await page.mouse.move(0, 0)
  await page.reload()
  await expect(page.getByRole('list', { name: 'First campaigns' })).toBeVisible()
  const atHome = await takeWeight()
  expect(atHome.all).toBeLessThanOrEqual(268)
})

/** Screens, with the element that is shown last and the limit in kB. */
const screens = [
  { path: '/search', last: 'input[role=combobox] >> nth=7', most: 344 },
  { path: '/lists', last: 'ul[aria-label=Lists]', most: 325 },
  { path: '/campaigns', last: 'table[aria-label=Campaigns] tbody', most: 382 },
  { path: '/settings', last: 'ul[aria-label=Users]', most: 320 },
  { path: '/analytics', last: '[data-bar] >> nth=0', most: 325 },
]

const screensInGerman = [
  { path: '/', last: 'h1', most: 312 },
  { path: '/search', last: 'input[role=combobox] >> nth=7', most: 388 },
  { path: '/lists', last: 'ul[aria-label=Listen]', most: 369 },
  { path: '/campaigns', last: 'table[aria-label=Kampagnen] tbody', most: 423 },
]

test('each screen stays below its size limit @extended', async ({ page, openAs }) => {
  await openAs('admin', '/')
  const takeWeight = weigh(page)
  for (const { path, last, most } of screens) {
    await takeWeight()
    await page.goto(path)
    await page.locator(last).waitFor()
    const { all, count } = await takeWeight()
    expect.soft(all, path).toBeLessThanOrEqual(most)
    expect.soft(count, `${path}, number of files`).toBeLessThanOrEqual(20)
  }
})

test(
  'in another language a screen adds its own texts only',
  { tag: '@languages' },
  async ({ page, logIn }) => {
    const takeWeight = weigh(page)
    await page.goto('/')
    await page.getByRole('combobox', { name: 'Language' }).waitFor()
    await page.evaluate(() => localStorage.setItem('language', 'german'))
    await takeWeight()
    await page.reload()
    await expect(page.getByRole('heading', { name: 'Anmelden' })).toBeVisible()
    expect.soft((await takeWeight()).scripts, 'Log In').toBeLessThanOrEqual(190)
    await page.evaluate(() => localStorage.setItem('language', 'english'))
    await page.reload()
    await logIn('user')
    await page.evaluate(() => localStorage.setItem('language', 'german'))
    for (const { path, last, most } of screensInGerman) {
      await takeWeight()
      await page.goto(path)
      await page.locator(last).waitFor()
      const { all } = await takeWeight()
      expect.soft(all, path).toBeLessThanOrEqual(most)
    }
  },
)

test('the builder with its editor adds at most 158 kB', async ({ page, openAs }) => {
  await openAs('user', '/campaigns')
  const create = page.getByRole('button', { name: 'Create a new campaign' })
  await create.waitFor()
  // Excludes files that Campaigns itself loads late.
  await page.getByRole('table').waitFor()
  await page.waitForLoadState('networkidle')
  const takeWeight = weigh(page)
  await create.click()
  await beginCampaign(page, 'Winter')
  await expect(page.getByRole('textbox', { name: 'Body' })).toBeVisible()
  expect((await takeWeight()).all).toBeLessThanOrEqual(158)
})

test('the code of a screen loads while the session is requested, before any other call', async ({
  page,
  openAs,
  calls,
}) => {
  await openAs('user', '/')
  await page.goto('about:blank')
  calls.length = 0
  const code = page.waitForRequest('**/assets/lists-*.js')
  await page.route('**/api/auth/user', async (route) => {
    await code
    expect(calls).toEqual(['GET /api/auth/user'])
    await route.continue()
  })
  await page.goto('/lists')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('1111 Leads imported')
})

test('the code of a screen loads while the user types into Log In', async ({ page, calls }) => {
  await page.goto('/lists')
  const code = page.waitForRequest('**/assets/lists-*.js')
  await page.getByRole('textbox', { name: 'Email' }).fill('u')
  await code
  expect(calls).toEqual(['GET /api/auth/user'])
})

test('Home requests its data while its code is loading', async ({ page, openAs }) => {
  await openAs('user', '/analytics')
  const reads = Promise.all([
    page.waitForRequest('**/api/lists'),
    page.waitForRequest('**/api/campaigns'),
  ])
  await page.route('**/assets/routes-*.js', async (route) => {
    await reads
    await route.continue()
  })
  await page.goto('/')
  await expect(page.getByRole('heading', { name: 'Hello!' })).toBeVisible()
})
