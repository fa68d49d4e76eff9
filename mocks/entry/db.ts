import { type ScenarioName, scenarios } from '../scenarios/scenarios'
import { createWorld } from '../model/world'

/** The world of this page, or of this test file: what `server` and `worker` answer from. */
export const world = createWorld()

/** Its tables, for tests and stories that look at what the backend then holds. */
export const db = world.db

/** Empties the world, signs everybody out and fills in the world of the scenario. */
export function resetDb(scenario: ScenarioName = 'default'): void {
  world.reset(scenarios[scenario].seed)
}

/** Puts the world of the scenario in place of the present one; who is signed in stays so. */
export function enterScenario(name: ScenarioName): void {
  const sessions = db.sessions.all()
  resetDb(name)
  for (const session of sessions) db.sessions.insert(session)
}

resetDb()
