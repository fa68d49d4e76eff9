import { setupServer } from 'msw/node'
import { enterScenario, resetDb, world } from './db'
import { createHandlers } from './handlers'
import type { ScenarioName } from './scenarios'

/** The backend for tests that run in Node: no latency. */
export const server = setupServer(...createHandlers(world))

/** The world of the scenario, and its failures. Who is signed in stays so. */
export function useScenario(name: ScenarioName): void {
  server.resetHandlers()
  server.use(...enterScenario(name))
}

/** Back to the default world with nobody signed in: after each test. */
export function resetMockBackend(): void {
  server.resetHandlers()
  resetDb()
}
