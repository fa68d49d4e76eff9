import { http, HttpResponse } from 'msw'
import { setupServer } from 'msw/node'
import contractText from '../../openapi.yaml?raw'
import { createBackend } from './backend'
import { createCallWatch } from '../contract/call-watch'
import { enterScenario, resetDb, world } from './db'
import type { ScenarioName } from '../scenarios/scenarios'

const watch = createCallWatch(() => contractText)
const backend = createBackend(world, watch)

/** The backend for tests in Node, without latency. */
export const server = setupServer(
  http.all('*/api/*', ({ request, requestId }) => backend.answer(request, requestId)),
  // The page itself, which is not there in Node.
  http.get('*/', () => HttpResponse.error()),
)
server.events.on('request:start', ({ request, requestId }) => {
  if (new URL(request.url).pathname !== '/') watch.begin(requestId, request)
})

/**
 * Violations of openapi.yaml by requests and by responses of the backend, since the last call. Any that
 * remain at the end of a test fail it. Responses of handlers that a test adds (`server.use`) are not
 * checked.
 */
export const takeViolations = watch.takeViolations

/** Holds the answers of an operation, `hold('searchLeads')`, until the test releases them or ends. */
export const { hold } = backend.held

/** Makes the calls of an operation fail, `fail('searchLeads')` or `fail('logIn', 'cut')`, until it or the test is ended. */
export const { fail } = backend

/** Switches to the scenario with its data; sessions stay. */
export function useScenario(name: ScenarioName): void {
  server.resetHandlers()
  enterScenario(name)
  backend.play(name)
}

/** Ends the failures of the scenario and of the test; the data stays. */
export function endScenario(): void {
  server.resetHandlers()
  backend.failures.clear()
  backend.play('default')
}

/** Resets to the default scenario with nobody signed in; runs after each test. */
export function resetMockBackend(): void {
  endScenario()
  backend.held.dropAll()
  resetDb()
}
