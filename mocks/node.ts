import { setupServer } from 'msw/node'
import { resetDb, world } from './db'
import { createHandlers } from './handlers'
import { type ScenarioName, scenarios } from './scenarios'

/** The backend for tests that run in Node: no latency. */
export const server = setupServer(...createHandlers(world))

/**
 * Puts the world of the scenario in place of the present one, and its failures before the handlers.
 * Who is signed in stays so.
 */
export function useScenario(name: ScenarioName): void {
  const { seed, handlers } = scenarios[name]
  const sessions = world.db.sessions.all()
  server.resetHandlers()
  world.reset(seed)
  for (const session of sessions) world.db.sessions.insert(session)
  server.use(...handlers(world))
}

/** Back to the default world with nobody signed in: after each test. */
export function resetMockBackend(): void {
  server.resetHandlers()
  resetDb()
}
