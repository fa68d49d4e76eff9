import { demoFolder } from '../support/dist'
import { expect, test as appTest } from '../support/app-test'
import { startStaticHost, type StaticHost } from './static-host'

/** Tests the static demo in a subfolder of a static host. */
export const test = appTest.extend<object, { host: StaticHost }>({
  host: [
    // oxlint-disable-next-line eslint/no-empty-pattern -- Playwright requires a destructured parameter
    async ({}, use) => {
      const host = await startStaticHost(demoFolder)
      await use(host)
      host.close()
      expect(host.requestsOutside).toEqual([])
    },
    { scope: 'worker' },
  ],
})

export { expect }
