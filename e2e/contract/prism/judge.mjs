import { createLogger } from '@stoplight/prism-core'
import { getHttpOperationsFromSpec } from '@stoplight/prism-http'
import { createServer } from '@stoplight/prism-http-server'

/** JavaScript with separate types, so that type checks do not need this folder's packages. */
export async function startJudge(contract, config, onMessage) {
  const write = (line) => {
    const { name, msg } = JSON.parse(line)
    // Prism's negotiator warns about responses without a body, which the contract allows.
    if (name !== 'NEGOTIATOR') onMessage(msg)
  }
  const operations = await getHttpOperationsFromSpec(contract)
  const logger = createLogger('prism', { level: 'warn' }, { write })
  const server = createServer(operations, { cors: false, config, components: { logger } })
  const url = await server.listen(0, '127.0.0.1')
  return { url, close: () => server.close() }
}
