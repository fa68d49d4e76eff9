import { type ScenarioName, scenarios } from '../scenarios/scenarios'
import { createWorld } from '../model/world'

/** Data of this page or test file, shared by `server` and `worker`. */
export const world = createWorld()

export const db = world.db

/** Replaces all data with the scenario's, and ends all sessions. */
export function resetDb(scenario: ScenarioName = 'default'): void {
  world.reset(scenarios[scenario].seed)
}

export function enterScenario(name: ScenarioName): void {
  const sessions = db.sessions.all()
  resetDb(name)
  for (const session of sessions) db.sessions.insert(session)
}

resetDb()
