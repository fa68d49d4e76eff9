import { writeFile } from 'node:fs/promises'
import { type Dialog, expect, type Page, test as base } from '@playwright/test'
import type { Call } from '../../mocks/contract/call-watch'
import type { MockServer } from '../../mocks/entry/http-server'
import { openSession } from '../../mocks/handlers/guards'
import { type ThroughProxy, throughProxy } from '../contract/through-proxy'
import { loadNote } from '../../tools/load-note'
import { withAppServer } from './app-server'
import { insertTextLikeKeys, logErrorsAsText } from './firefox-page'
import { fillLogIn } from './log-in'

/** The headings and alerts of the page, which show how far a failed test came. */
async function contentOf(page: Page): Promise<string> {
  const parts = page.locator('h1, h2, h3, [role=alert], [role=status], [aria-label$="(F8)"] li')
  const texts = await parts
    .filter({ visible: true })
    .allInnerTexts()
    .catch(() => [])
  return `On the page: ${texts
    .map((text) => text.replaceAll(/\s+/g, ' ').trim())
    .filter(Boolean)
    .join(' | ')}`
}

/**
 * Playwright confirms "Leave site?" when nothing listens. That is right if the test navigates, like a
 * user who confirms it; otherwise it is an error, unless the test has answered itself.
 */
function watchPrompts(page: Page, pageErrors: string[]) {
  const handleDialog = async (dialog: Dialog) => {
    try {
      // After the listeners of the test.
      await Promise.resolve()
      await dialog.accept()
      pageErrors.push(`The browser asked: ${dialog.type()}`)
    } catch {}
  }
  page.on('dialog', handleDialog)
  for (const name of ['goto', 'reload', 'close'] as const) {
    const navigate: (...args: never[]) => Promise<unknown> = page[name].bind(page)
    const unwatched = (...args: never[]) => {
      page.off('dialog', handleDialog)
      return navigate(...args).finally(() => page.on('dialog', handleDialog))
    }
    Object.assign(page, { [name]: unwatched })
  }
}

export type OpenAs = (role: 'admin' | 'user', path: string) => Promise<void>

type AppFixtures = {
  /** Scenario that the test's server starts with. */
  scenario: string
  /** Content of a HAR file whose recorded responses take precedence. */
  replay: string | undefined
  server: MockServer
  /** Calls that have reached the server, with their bodies. */
  received: Call[]
  /** API requests that the page has sent, each as `METHOD /path`. */
  calls: string[]
  /** Opens a page as a user who is already signed in. */
  openAs: OpenAs
  /** Fills in and submits the form on the page. */
  logIn: (role: 'admin' | 'user') => Promise<void>
  /**
   * Errors of the page and its console. A test that expects an error removes it; any left fail it.
   */
  pageErrors: string[]
}

/**
 * A browser page with the production build; the mock server serves both the files and the API. A
 * console error, an exception in the page or a violation of openapi.yaml fails the test.
 */
export const test = base.extend<AppFixtures & ThroughProxy>({
  ...throughProxy,

  scenario: ['default', { option: true }],

  // oxlint-disable-next-line eslint/no-empty-pattern -- Playwright requires a destructured parameter
  received: async ({}, use) => use([]),

  replay: [undefined, { option: true }],

  server: async ({ scenario, replay, received }, use) => {
    const onCall = (call: Call) => {
      if (!received.includes(call)) received.push(call)
    }
    const violations = await withAppServer({ scenario, replay, onCall }, use)
    expect(violations).toEqual([])
  },

  calls: async ({ page }, use) => {
    const calls: string[] = []
    page.on('request', (request) => {
      const { pathname } = new URL(request.url())
      if (pathname.startsWith('/api/')) calls.push(`${request.method()} ${pathname}`)
    })
    await use(calls)
  },

  // oxlint-disable-next-line eslint/no-empty-pattern -- Playwright requires a destructured parameter
  pageErrors: async ({}, use) => use([]),

  page: async ({ page, pageErrors, browserName }, use, info) => {
    const log: string[] = []
    page.on('console', (message) => log.push(`${message.type()}: ${message.text()}`))
    page.on('pageerror', ({ message, stack }) => log.push(`exception: ${message}\n${stack}`))
    if (browserName === 'firefox') {
      await page.context().addInitScript(insertTextLikeKeys)
      await page.context().addInitScript(logErrorsAsText)
    }
    page.on('pageerror', ({ message, stack }) => pageErrors.push(`${message}\n${stack}`))
    page.on('console', (message) => {
      // Chromium logs every response outside 2xx. The tests check those on the screen.
      const isFailedRequest = message.text().startsWith('Failed to load resource')
      // Firefox aborts pending loads when a page is left.
      const isLeft = message.text().includes('error loading dynamically imported module')
      // Tracing injects a script into every frame, including mails, which allow none.
      const isOfTrace = info.retry > 0 && message.text().includes("execution in 'about:srcdoc'")
      if (message.type() === 'error' && !isFailedRequest && !isLeft && !isOfTrace) {
        pageErrors.push(message.text())
      }
    })
    watchPrompts(page, pageErrors)
    page.context().on('page', (other) => watchPrompts(other, pageErrors))
    await use(page)
    if (info.status !== info.expectedStatus || pageErrors.length > 0) {
      await writeFile(info.outputPath('console.txt'), log.join('\n'))
      console.log([info.title, await contentOf(page), loadNote()].filter(Boolean).join('\n'))
    }
    expect(pageErrors).toEqual([])
  },

  openAs: async ({ page, context, server }, use) => {
    await use(async (role, path) => {
      const user = server.db.users.all().find(({ email }) => email === `${role}@example.com`)
      if (!user) throw new Error(`The server has no ${role}@example.com`)
      const value = openSession(server.world, user)
      const rest = { domain: 'localhost', path: '/', httpOnly: true, sameSite: 'Lax' } as const
      await context.addCookies([{ name: 'session', value, ...rest }])
      await page.goto(path)
      // Signed-in screens have it at every width; a dialog hides it from screen readers.
      await page.getByRole('link', { name: 'Skip to content', includeHidden: true }).waitFor()
    })
  },

  logIn: async ({ page }, use) => {
    await use(async (role) => {
      await fillLogIn(page, `${role}@example.com`, 'password')
      await page.getByRole('navigation', { name: 'Main' }).waitFor()
    })
  },
})

export { expect }
