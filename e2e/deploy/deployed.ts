import { cp, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { distFolder } from '../support/dist'
import { expect, test as appTest } from '../support/app-test'
import { startNginx } from '../support/nginx'

type Deployed = {
  /** A copy of the build that the test may change. */
  folder: string
  /** Violations of the Content-Security-Policy. Any violation fails the test. */
  violations: string[]
}

/** Tests the build as served with nginx.conf, with the mock server behind /api. */
export const test = appTest.extend<Deployed>({
  // oxlint-disable-next-line eslint/no-empty-pattern -- Playwright requires a destructured parameter
  folder: async ({}, use) => {
    const folder = await mkdtemp(join(tmpdir(), 'deployed-'))
    await cp(distFolder, folder, { recursive: true })
    await use(folder)
    await rm(folder, { recursive: true, force: true })
  },

  baseURL: async ({ folder, server }, use) => {
    const nginx = await startNginx({ folder, api: server.url })
    await use(nginx.url)
    await nginx.close()
  },

  violations: [
    async ({ context }, use) => {
      const violations: string[] = []
      await context.exposeFunction('reportViolation', (text: string) => violations.push(text))
      await context.addInitScript(() => {
        window.addEventListener('securitypolicyviolation', (event) => {
          const report: unknown = Reflect.get(window, 'reportViolation')
          if (typeof report === 'function') {
            report(`${event.effectiveDirective} ${event.blockedURI} ${event.sourceFile}`)
          }
        })
      })
      await use(violations)
      expect(violations).toEqual([])
    },
    { auto: true },
  ],
})

export { expect }
