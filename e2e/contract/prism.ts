import { join } from 'node:path'
import { createLogger } from '@stoplight/prism-core'
import { getHttpOperationsFromSpec, type IHttpConfig } from '@stoplight/prism-http'
import { createServer } from '@stoplight/prism-http-server'
import { trusted } from '../../mocks/model/trusted'

export type Prism = {
  url: string
  /** Messages about requests and responses that break the contract. */
  violations: string[]
  close: () => Promise<void>
}

const strict = {
  checkSecurity: true,
  validateRequest: true,
  validateResponse: true,
  // Reports violations without failing the request, so that one test reports all of them.
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

async function start(config: IHttpConfig): Promise<Prism> {
  const violations: string[] = []
  const write = (line: string) => {
    const { name, msg } = trusted<{ name: string; msg: string }>(JSON.parse(line))
    // Prism's negotiator warns of responses without a body, which the contract allows.
    if (name !== 'NEGOTIATOR') violations.push(msg)
  }
  const operations = await getHttpOperationsFromSpec(
    join(import.meta.dirname, '../../openapi.yaml'),
  )
  const logger = createLogger('prism', { level: 'warn' }, { write })
  const server = createServer(operations, { cors: false, config, components: { logger } })
  const url = await server.listen(0, '127.0.0.1')
  return { url, violations, close: () => server.close() }
}
