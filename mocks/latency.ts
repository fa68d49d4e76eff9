import { delay, type HttpHandler } from 'msw'
import { http } from './contract-http'
import { createRandom } from './prospects/random'

/** Milliseconds, both included. */
export type Latency = readonly [min: number, max: number]

/** Lets every call wait a little, each a different while, the same ones in every run. */
export function latencyHandlers([min, max]: Latency): HttpHandler[] {
  if (max <= 0) return []
  const random = createRandom(1)
  return [
    http.untyped.all('*/api/*', async () => {
      await delay(min + random.below(max - min + 1))
    }),
  ]
}
