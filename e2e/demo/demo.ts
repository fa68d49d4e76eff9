import { demoFolder } from '../support/dist'
import { expect, test as journey } from '../support/journey'
import { startStaticHost, type StaticHost } from './static-host'

/** A journey on the static demo, in a folder of a host that knows files only. */
export const test = journey.extend<object, { host: StaticHost }>({
  host: [
    // oxlint-disable-next-line eslint/no-empty-pattern -- the runner reads its fixtures off a pattern
    async ({}, use) => {
      const host = await startStaticHost(demoFolder)
      await use(host)
      host.close()
      expect(host.strays).toEqual([])
    },
    { scope: 'worker' },
  ],
})

export { expect }
