import type { LanguageName, MockSettings, Role } from '../scenarios/mock-settings'
import type { Operation } from '../contract/operations'
import type { Failure } from '../scenarios/failure'
import type { LatencyName } from '../scenarios/latency'
import type { HeldAnswers } from '../scenarios/held-answers'
import type { ScenarioName } from '../scenarios/scenarios'

/** What the panel can show and change. Functions that return a promise reload the page. */
export type Controls = {
  settings: () => MockSettings
  /** The address of the page with all settings. */
  link: () => string
  operations: () => readonly Operation[]
  /** Role of the signed-in user. */
  role: () => Role
  /** The current balance in units. */
  balance: () => number
  setScenario: (name: ScenarioName) => Promise<void>
  setRole: (role: Role) => Promise<void>
  setLanguage: (name: LanguageName) => void
  setLatency: (name: LatencyName) => void
  fail: (operationId: string, failure: Failure) => void
  dropFailure: (operationId: string) => void
  held: Pick<HeldAnswers, 'operations' | 'waiting' | 'release' | 'subscribe'>
  hold: (operationId: string) => void
  /** Releases the answers of the operation, and holds it no more. */
  endHold: (operationId: string) => void
  setBalance: (units: number) => void
  /** The name of the file whose recorded calls are replayed. */
  recording: () => string | undefined
  /** @throws with a sentence to show when it is no file of recorded calls */
  replay: (file: File) => Promise<void>
  endReplay: () => Promise<void>
  skipDay: () => Promise<void>
  reset: () => Promise<void>
}
