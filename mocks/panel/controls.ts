import type { Choices, Role } from '../scenarios/mock-settings'
import type { Operation } from '../contract/operations'
import type { Failure } from '../scenarios/failure'
import type { LatencyName } from '../scenarios/latency'
import type { ScenarioName } from '../scenarios/scenarios'

/** What the panel can see and do. Those that return a promise load the page anew. */
export type Controls = {
  choices: () => Choices
  /** The address of the page with all that is chosen. */
  link: () => string
  operations: () => readonly Operation[]
  /** Of whoever is signed in now. */
  role: () => Role
  /** Units, now. */
  balance: () => number
  /** Whether a chosen failure is still to come. */
  isWaiting: (operationId: string) => boolean
  setScenario: (name: ScenarioName) => Promise<void>
  setRole: (role: Role) => Promise<void>
  setLatency: (name: LatencyName) => void
  failNext: (operationId: string, failure: Failure) => void
  dropFailure: (operationId: string) => void
  setBalance: (units: number) => void
  skipDay: () => Promise<void>
  reset: () => Promise<void>
}
