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
  http.get('*/', () => HttpResponse.error()),
)
server.events.on('request:start', ({ request, requestId }) => {
  if (new URL(request.url).pathname !== '/') watch.begin(requestId, request)
})

/**
 * Contract violations by requests and backend responses since the last call. Any left at the end of
 * a test fail it. Responses of handlers added by a test (`server.use`) are not checked.
 */
export const takeViolations = watch.takeViolations

/**
 * Holds responses of an operation, for example `hold('searchLeads')`, until the test releases them
 * or ends.
 */
export const { hold } = backend.held

/**
 * Makes an operation fail, for example `fail('searchLeads')` or `fail('logIn', 'cut')`, until ended
 * or until the end of the test.
 */
export const { fail } = backend

/** Switches to the scenario and its data; keeps sessions. */
export function useScenario(name: ScenarioName): void {
  server.resetHandlers()
  enterScenario(name)
  backend.play(name)
}

/** Ends the failures of the scenario and the test; keeps the data. */
export function endScenario(): void {
  server.resetHandlers()
  backend.failures.clear()
  backend.play('default')
}

/** Resets to the default scenario, signed out. Called after each test. */
export function resetMockBackend(): void {
  endScenario()
  backend.held.dropAll()
  resetDb()
}
