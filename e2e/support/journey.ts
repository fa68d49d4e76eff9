import { expect, test as base } from '@playwright/test'
import { startMockServer, type MockServer } from '../../mocks/entry/http-server'
import { type ThroughProxy, throughProxy } from '../contract/through-proxy'
import { distFolder } from './dist'
import { fillLogIn } from './log-in'

type Journey = {
  /** The world of this journey's server, by the name of its scenario. */
  scenario: string
  server: MockServer
  /** Calls `METHOD /path` that the page has sent so far. */
  calls: string[]
  logIn: (role: 'admin' | 'user') => Promise<void>
  /** What the page complained of so far; what is left in it at the end fails the journey. */
  complaints: string[]
}

/**
 * A browser page on the production build, served with the mock backend over HTTP from one origin.
 * An error in the console or an exception in the page fails the journey.
 */
export const test = base.extend<Journey & ThroughProxy>({
  ...throughProxy,

  scenario: ['default', { option: true }],

  server: async ({ scenario }, use) => {
    const server = await startMockServer({
      port: 0,
      scenario,
      companyDomain: 'example.com',
      staticFolder: distFolder,
    })
    await use(server)
    const breaches = await server.takeBreaches()
    await server.close()
    expect(breaches).toEqual([])
  },

  calls: async ({ page }, use) => {
    const calls: string[] = []
    page.on('request', (request) => {
      const { pathname } = new URL(request.url())
      if (pathname.startsWith('/api/')) calls.push(`${request.method()} ${pathname}`)
    })
    await use(calls)
  },

  // oxlint-disable-next-line eslint/no-empty-pattern -- the runner reads its fixtures off a pattern
  complaints: async ({}, use) => use([]),

  page: async ({ page, complaints }, use) => {
    page.on('pageerror', (error) => complaints.push(error.message))
    page.on('console', (message) => {
      // Chromium itself reports every answer outside 2xx; the application is asked about those.
      const isAnswer = message.text().startsWith('Failed to load resource')
      if (message.type() === 'error' && !isAnswer) complaints.push(message.text())
    })
    await use(page)
    expect(complaints).toEqual([])
  },

  logIn: async ({ page }, use) => {
    await use(async (role) => {
      await fillLogIn(page, `${role}@example.com`, 'password')
      await page.getByRole('navigation', { name: 'Main' }).waitFor()
    })
  },
})

export { expect }
