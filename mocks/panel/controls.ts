import type { LanguageName, MockSettings, Role } from '../scenarios/mock-settings'
import type { Operation } from '../contract/operations'
import type { Failure } from '../scenarios/failure'
import type { LatencyName } from '../scenarios/latency'
import type { HeldAnswers } from '../scenarios/held-answers'
import type { ScenarioName } from '../scenarios/scenarios'

export type Controls = {
  settings: () => MockSettings
  link: () => string
  operations: () => readonly Operation[]
  role: () => Role
  balance: () => number
  setScenario: (name: ScenarioName) => Promise<void>
  setRole: (role: Role) => Promise<void>
  setLanguage: (name: LanguageName) => void
  setLatency: (name: LatencyName) => void
  fail: (operationId: string, failure: Failure) => void
  dropFailure: (operationId: string) => void
  held: Pick<HeldAnswers, 'operations' | 'waiting' | 'release' | 'subscribe'>
  hold: (operationId: string) => void
  /** Releases the operation's responses and stops holding it. */
  endHold: (operationId: string) => void
  setBalance: (units: number) => void
  recording: () => string | undefined
  /** @throws an error with a readable message if the file contains no recorded calls */
  replay: (file: File) => Promise<void>
  endReplay: () => Promise<void>
  skipDay: () => Promise<void>
  reset: () => Promise<void>
}
