import { cp, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { distFolder } from '../support/dist'
import { expect, test as journey } from '../support/journey'
import { startNginx } from '../support/nginx'

type Deployed = {
  /** A copy of the build, for this journey alone. */
  folder: string
  /** What the page did that its Content-Security-Policy forbids. */
  violations: string[]
}

/** A journey on the build as nginx.conf serves it, with the mock backend behind its /api. */
export const test = journey.extend<Deployed>({
  // oxlint-disable-next-line eslint/no-empty-pattern -- the runner reads its fixtures off a pattern
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
      await context.exposeFunction('tellViolation', (text: string) => violations.push(text))
      await context.addInitScript(() => {
        window.addEventListener('securitypolicyviolation', (event) => {
          const tell: unknown = Reflect.get(window, 'tellViolation')
          if (typeof tell === 'function') {
            tell(`${event.effectiveDirective} ${event.blockedURI} ${event.sourceFile}`)
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
