import { type ScenarioName, scenarios } from '../scenarios/scenarios'
import { createWorld } from '../model/world'

/** The world of this page or test file, used by `server` and `worker`. */
export const world = createWorld()

/** Its tables, for tests and stories that check the data of the backend. */
export const db = world.db

/** Replaces all data with that of the scenario, and ends all sessions. */
export function resetDb(scenario: ScenarioName = 'default'): void {
  world.reset(scenarios[scenario].seed)
}

/** Replaces the data by that of the scenario; sessions stay. */
export function enterScenario(name: ScenarioName): void {
  const sessions = db.sessions.all()
  resetDb(name)
  for (const session of sessions) db.sessions.insert(session)
}

resetDb()
