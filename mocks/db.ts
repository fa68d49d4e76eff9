import { type ScenarioName, scenarios } from './scenarios'
import { createWorld } from './world'

/** The world of this page, or of this test file: what `server` and `worker` answer from. */
export const world = createWorld()

/** Its tables, for tests that look at what the backend then holds. */
export const db = world.db

/** Empties the world, signs everybody out and fills in the world of the scenario. */
export function resetDb(scenario: ScenarioName = 'default'): void {
  world.reset(scenarios[scenario].seed)
}

resetDb()
