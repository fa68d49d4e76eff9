import { readdir, readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test as base } from 'vitest'
import type { MockServer } from '../../../mocks/entry/http-server'
import { withAppServer } from '../../support/app-server'
import { type Browser, openBrowser } from './browser'
import { Page } from './page'
import { until } from './until'

type Fixtures = {
  /** Shared by all tests of a file. */
  browser: Browser & { page: Page }
  /** API requests that have reached the server, each as `METHOD /path`. */
  calls: string[]
  server: MockServer
  page: Page
  open: (path: string) => Promise<void>
  logIn: (role: 'admin' | 'user') => Promise<void>
  /** Waits for a download and returns its text. */
  downloaded: (name: string | RegExp) => Promise<string>
}

/**
 * WebKit with the production build. Each test has its own mock server, and thus its own origin. A
 * console error or a violation of openapi.yaml fails the test.
 */
export const test = base.extend<Fixtures>({
  browser: [
    // oxlint-disable-next-line eslint/no-empty-pattern -- Vitest requires a destructured parameter
    async ({}, use) => {
      const browser = await openBrowser()
      await use({ ...browser, page: new Page(browser.driver) })
      await browser.close()
    },
    { scope: 'file' },
  ],

  // oxlint-disable-next-line eslint/no-empty-pattern -- Vitest requires a destructured parameter
  calls: async ({}, use) => use([]),

  server: async ({ calls }, use) => {
    const seen = new Set<string>()
    const violations = await withAppServer(
      {
        onCall: ({ id, method, path }) => {
          if (seen.has(id)) return
          seen.add(id)
          calls.push(`${method} ${path.replace(/\?.*/, '')}`)
        },
      },
      use,
    )
    expect(violations).toEqual([])
  },

  page: async ({ browser }, use) => {
    const { page } = browser
    await page.resize(1440, 900)
    browser.errors.length = 0
    await use(page)
    await browser.driver.manage().deleteAllCookies()
    await page.goto('about:blank')
    expect(browser.errors).toEqual([])
  },

  downloaded: async ({ browser: { downloads } }, use) => {
    await use((name) =>
      until(`No download ${name}`, async () => {
        const files = await readdir(downloads)
        const file = files.find((one) => (typeof name === 'string' ? one === name : name.test(one)))
        return file && (await readFile(join(downloads, file), 'utf8'))
      }),
    )
    for (const file of await readdir(downloads)) await rm(join(downloads, file))
  },

  open: async ({ page, server }, use) => use((path) => page.goto(server.url + path)),

  logIn: async ({ page }, use) =>
    use(async (role) => {
      await fillLogIn(page, `${role}@example.com`, 'password')
      await page.role('button', 'Log In').gone()
    }),
})

/** Fills in Log In by label, because a password field has no role. */
export async function fillLogIn(page: Page, email: string, password: string) {
  await page.role('textbox', 'Email').fill(email)
  await page.css('input[type=password]').fill(password)
  await page.role('button', 'Log In').click()
}

export { expect }
