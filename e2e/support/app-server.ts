import { existsSync } from 'node:fs'
import { join } from 'node:path'
import {
  type MockServer,
  type MockServerOptions,
  startMockServer,
} from '../../mocks/entry/http-server'
import { distFolder } from './dist'

/**
 * A mock server that also serves the production build.
 * @returns the violations of openapi.yaml, one sentence each
 */
export async function withAppServer(
  options: Pick<MockServerOptions, 'scenario' | 'replay' | 'onCall'>,
  use: (server: MockServer) => Promise<void>,
): Promise<string[]> {
  if (!existsSync(join(distFolder, 'index.html'))) {
    throw new Error(`There is no build in ${distFolder}: npm run build`)
  }
  const server = await startMockServer({
    port: 0,
    companyDomain: 'example.com',
    staticFolder: distFolder,
    ...options,
  })
  await use(server)
  const violations = await server.takeViolations()
  await server.close()
  return violations
}
