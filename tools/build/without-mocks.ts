import { rm } from 'node:fs/promises'
import type { Plugin } from 'vite'

/**
 * @param ids module paths of a chunk
 * @returns the first that belongs to the mock backend
 */
export function findMockModule(ids: readonly string[]): string | undefined {
  return ids.find((id) =>
    /\/node_modules\/(msw|@mswjs|openapi-msw|ajv|yaml)\/|\/mocks\/[^/]+/.test(id),
  )
}

/** Fails a production build that contains the mock backend, and removes its service workers. */
export function withoutMocks(): Plugin {
  return {
    name: 'without-mocks',
    apply: 'build',
    generateBundle(_, bundle) {
      for (const file of Object.values(bundle)) {
        if (file.type !== 'chunk') continue
        const mock = findMockModule(Object.keys(file.modules))
        if (mock) this.error(`${file.fileName} contains ${mock}: the mock backend must stay out`)
      }
    },
    async closeBundle() {
      for (const worker of ['mock-worker.js', 'mockServiceWorker.js']) {
        await rm(`${this.environment.config.build.outDir}/${worker}`, { force: true })
      }
    },
  }
}
