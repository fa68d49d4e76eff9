import { startStaticHost, type StaticHost } from '../demo/static-host'
import { followLinks } from '../../tools/site/follow-links'
import { siteFolder } from '../support/dist'
import { expect, test as appTest } from '../support/app-test'

/**
 * Tests the site from its start page, in a folder of a static host. Nothing may be loaded from
 * elsewhere.
 */
const test = appTest.extend<object, { host: StaticHost }>({
  host: [
    // oxlint-disable-next-line eslint/no-empty-pattern -- Playwright requires a destructured parameter
    async ({}, use) => {
      const host = await startStaticHost(siteFolder, '/product/')
      await use(host)
      host.close()
      expect(host.requestsOutside).toEqual([])
    },
    { scope: 'worker' },
  ],
  page: async ({ page, context, host }, use) => {
    const elsewhere: string[] = []
    const { origin } = new URL(host.url)
    const isOurs = (url: string) => /^(data|blob):/.test(url) || url.startsWith(`${origin}/`)
    const failures: string[] = []
    context.on('request', (request) => {
      if (!isOurs(request.url())) elsewhere.push(request.url())
    })
    context.on('response', (response) => {
      const isCall = response.url().startsWith(`${origin}/api/`)
      if (response.status() >= 400 && !isCall)
        failures.push(`${response.status()} ${response.url()}`)
    })
    await page.goto(`${host.url}/`)
    await use(page)
    expect(elsewhere).toEqual([])
    expect(failures).toEqual([])
  },
})

test('the start page links to each document', async ({ page }) => {
  const links = page.getByRole('list').getByRole('link')
  await expect(links.filter({ hasText: 'Testing' })).toHaveAttribute('href', 'docs/testing.md')
  for (const link of await links.all()) {
    const address = await link.getAttribute('href')
    expect((await page.request.get(new URL(`${address}`, page.url()).href)).status()).toBe(200)
  }
})

test('the contract shows a call with its answers, and can be downloaded', async ({ page }) => {
  const download = page.waitForEvent('download')
  await page.getByRole('link', { name: 'openapi.yaml' }).click()
  expect((await download).suggestedFilename()).toBe('openapi.yaml')
  await page.getByRole('link', { name: 'API contract' }).click()
  await page.getByText('Leads', { exact: true }).first().click()
  await page
    .getByRole('link', { name: /Reveal hidden e-mail addresses/ })
    .first()
    .click()
  await expect(page).toHaveURL(/#\/leads\/revealleads$/)
  await expect(page.getByText('An id sent twice counts once.')).toBeInViewport()
  await expect(page.getByRole('button', { name: '402' }).first()).toBeVisible()
})

test('the demo answers its own calls', async ({ page }) => {
  await page.getByRole('link', { name: 'Demo' }).click()
  await page.getByRole('textbox', { name: 'Email' }).fill('user@example.com')
  await page.getByRole('textbox', { name: 'Password' }).fill('password')
  await page.getByRole('button', { name: 'Log In' }).click()
  await page.getByRole('link', { name: 'Lists' }).click()
  await expect(page.getByRole('heading', { name: /Leads imported$/ })).toBeVisible()
})

test('every link of Storybook leads to a story or to the demo', async ({ browser, host }) => {
  test.setTimeout(600_000)
  const { links, dead } = await followLinks(await browser.newPage(), `${host.url}/storybook`)
  expect(dead).toEqual([])
  expect(links.length).toBeGreaterThan(500)
})

test('a message links to its story, and to the demo in its scenario', async ({
  page,
  context,
  host,
}) => {
  await page.getByRole('link', { name: 'Storybook' }).click()
  const story = page.frameLocator('#storybook-preview-iframe')
  await expect(story.getByRole('heading', { name: 'AI SDR' })).toBeVisible()
  await page.goto(`${host.url}/`)
  await page.getByRole('link', { name: 'Find a state' }).click()
  const search = story.getByRole('searchbox', { name: 'Find a state or a text' })
  await expect(search).toBeVisible()
  await search.fill('german launch partly failed')
  await story.getByRole('link', { name: 'Launch fails for some' }).click()
  await expect(story.locator('html')).toHaveAttribute('lang', 'de')
  await page.goBack()
  await search.fill('Insufficient credits')
  const opened = context.waitForEvent('page')
  await story
    .getByRole('link', { name: /scenario=no-credits/ })
    .first()
    .click()
  const demo = await opened
  await demo.getByRole('button', { name: 'Search (1)' }).click()
  await expect(demo.getByText('Insufficient credits', { exact: true })).toBeVisible()
  expect(new URL(demo.url()).pathname).toMatch(/^\/product\/demo\/search/)

  await story.getByRole('link', { name: 'No credits left' }).first().click()
  await expect(story.getByText('Insufficient credits', { exact: true })).toBeVisible()
})
