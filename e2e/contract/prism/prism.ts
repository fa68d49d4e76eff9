import { join } from 'node:path'
import type { Config } from './judge.mjs'

export type Prism = {
  url: string
  /** Messages about requests and responses that violate the contract. */
  violations: string[]
  close: () => Promise<void>
}

const strict = {
  checkSecurity: true,
  validateRequest: true,
  validateResponse: true,
  // Reports violations without failing the request, so that a test can report all of them.
  errors: false,
  upstreamProxy: undefined,
}

/** Like `prism proxy openapi.yaml <upstream>`. */
export const startProxy = (upstream: string): Promise<Prism> =>
  start({ ...strict, isProxy: true, upstream: new URL(upstream), mock: { dynamic: false } })

/** Like `prism mock openapi.yaml`: responses are the contract's examples, or generated from its schemas. */
export const startGeneratedServer = (answers: 'examples' | 'made up'): Promise<Prism> =>
  start({
    ...strict,
    isProxy: false,
    mock: { dynamic: answers === 'made up', ignoreExamples: answers === 'made up', seed: 'same' },
  })

async function start(config: Config): Promise<Prism> {
  // Loaded on demand: it is slow to load, and most tests do not need it.
  const { startJudge } = await import('./judge.mjs').catch((error: unknown) => {
    throw new Error('Prism is not installed: npm ci --prefix e2e/contract/prism', { cause: error })
  })
  const violations: string[] = []
  const contract = join(import.meta.dirname, '../../../openapi.yaml')
  const server = await startJudge(contract, config, (message) => violations.push(message))
  return { ...server, violations }
}
