import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, type Fixtures, type PlaywrightTestArgs } from '@playwright/test'
import type { MockServer } from '../../mocks/entry/http-server'
import { distFolder } from '../support/dist'
import { startNginx } from '../support/nginx'
import { type Prism, startProxy } from './prism/prism'

export type ThroughProxy = {
  /** Puts nginx and a proxy that validates every call between the page and the server. */
  isProxied: boolean
  validator: Prism | undefined
  proxiedCalls: void
}

/** Folder in the results folder where proxied tests list their calls. */
export const callsFolder = 'proxied-calls'

export const throughProxy: Fixtures<
  ThroughProxy,
  object,
  PlaywrightTestArgs & { server: MockServer; baseURL: string | undefined }
> = {
  isProxied: [false, { option: true }],

  validator: async ({ isProxied, server }, use) => {
    if (!isProxied) return use(undefined)
    const proxy = await startProxy(server.url)
    await use(proxy)
    await proxy.close()
    expect(proxy.violations).toEqual([])
  },

  baseURL: async ({ validator, server }, use) => {
    if (!validator) return use(server.url)
    const nginx = await startNginx({ folder: distFolder, api: validator.url })
    await use(nginx.url)
    await nginx.close()
  },

  proxiedCalls: [
    async ({ validator, context }, use, { project, testId }) => {
      if (!validator) return use()
      const calls = new Set<string>()
      context.on('response', (response) => {
        const { pathname } = new URL(response.url())
        const call = `${response.request().method()} ${pathname}`
        const violations = response.headers()['sl-violations']
        if (violations) validator.violations.push(`${call}: ${violations}`)
        if (pathname.startsWith('/api/') && response.ok()) calls.add(call)
      })
      await use()
      const folder = join(project.outputDir, callsFolder)
      await mkdir(folder, { recursive: true })
      await writeFile(join(folder, testId), [...calls].join('\n'))
    },
    { auto: true },
  ],
}
