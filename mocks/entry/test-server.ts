import { http } from 'msw'
import { setupServer } from 'msw/node'
import contractText from '../../openapi.yaml?raw'
import { createBackend } from './backend'
import { createCallWatch } from '../contract/call-watch'
import { enterScenario, resetDb, world } from './db'
import type { ScenarioName } from '../scenarios/scenarios'

const watch = createCallWatch(() => contractText)
const backend = createBackend(world, watch)

/** The backend for tests that run in Node: no latency. */
export const server = setupServer(
  http.all('*/api/*', ({ request, requestId }) => backend.answer(request, requestId)),
)
server.events.on('request:start', ({ request, requestId }) => watch.begin(requestId, request))

/**
 * Where requests of the test, or answers of the backend, did not keep to openapi.yaml since the last
 * time. What is left at the end of a test fails it. Answers of handlers that a test brings itself
 * (`server.use`) are its own business; the requests they get are checked like any other.
 */
export const takeBreaches = watch.takeBreaches

/** The world of the scenario, and its failures. Who is signed in stays so. */
export function useScenario(name: ScenarioName): void {
  server.resetHandlers()
  enterScenario(name)
  backend.play(name)
}

/** From here on everything works; the data stays as it is. */
export function endScenario(): void {
  server.resetHandlers()
  backend.play('default')
}

/** Back to the default world with nobody signed in: after each test. */
export function resetMockBackend(): void {
  endScenario()
  resetDb()
}
