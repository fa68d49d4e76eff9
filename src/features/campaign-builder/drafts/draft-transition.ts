import type { CampaignForm } from '@/entities/campaign/model/campaign-form'
import type { StorageProblem } from './draft-device'
import type { DraftMemory } from './draft-memory'

type DraftPhase =
  | 'opening'
  | 'open'
  | 'unreadable'
  | 'in another tab'
  | 'saved'
  | 'discarded'
  | 'gone'

export type DraftState = {
  phase: DraftPhase
  /** The form of the flow; undefined before the first input. */
  form?: CampaignForm
  /** Increases whenever the whole form is replaced; an open editor belongs to one revision. */
  revision: number
  /** Whether it has changes that are not saved as a campaign. */
  isUnsaved: boolean
  /** The form of the Save Campaign call in flight. */
  sent?: CampaignForm
  /** Why the last Save Campaign failed, or why the draft cannot be read. */
  failure?: Error
  /** Time of the last write to the device, in milliseconds since the epoch. */
  keptAt?: number
  /** Why the last change could not be written; it will be lost when the page closes. */
  problem?: StorageProblem
  /** Whether other tabs may write it too, because the browser has no locks on plain HTTP. */
  isShared?: boolean
  memory: DraftMemory
}

export type DraftEvent =
  /** With a form without changes, or with the persisted one. */
  | {
      type: 'opened'
      form?: CampaignForm
      memory: DraftMemory
      isUnsaved: boolean
      keptAt?: number
    }
  /** The form is dropped from memory. */
  | { type: 'released'; phase: 'opening' | 'in another tab' | 'gone'; memory: DraftMemory }
  | { type: 'unreadable'; failure: Error | undefined }
  | { type: 'changed'; form: CampaignForm }
  /** Like 'changed', but also replaces the text of an open editor. */
  | { type: 'rewritten'; form: CampaignForm }
  | { type: 'written'; at: number; isComplete: boolean }
  | { type: 'not written'; problem: StorageProblem }
  | { type: 'shared' }
  | { type: 'sent' }
  | { type: 'answered'; form: CampaignForm; failure?: Error }
  | { type: 'saved'; memory: DraftMemory }
  | { type: 'discarded' }
  | { type: 'restored' }

/** Returns the next state. Events that do not fit the phase change nothing. */
export function transition(state: DraftState, event: DraftEvent): DraftState {
  switch (event.type) {
    case 'opened': {
      const { form, isUnsaved, keptAt } = event
      return { ...empty(state, 'open', event.memory), form, isUnsaved, keptAt }
    }
    case 'released':
      return empty(state, event.phase, event.memory)
    case 'saved':
      return empty(state, 'saved', event.memory)
    case 'unreadable':
      return { ...state, phase: 'unreadable', failure: event.failure, revision: state.revision + 1 }
    case 'changed':
      if (state.phase !== 'open') return state
      return { ...state, form: event.form, isUnsaved: true }
    case 'rewritten':
      if (state.phase !== 'open') return state
      return { ...state, form: event.form, isUnsaved: true, revision: state.revision + 1 }
    case 'written':
      return {
        ...state,
        keptAt: event.at,
        problem: event.isComplete ? undefined : state.problem,
      }
    case 'not written':
      return { ...state, problem: event.problem }
    case 'shared':
      return { ...state, isShared: true }
    case 'sent':
      if (!state.form || state.sent) return state
      return { ...state, sent: state.form, failure: undefined }
    case 'answered':
      if (state.sent !== event.form) return state
      return { ...state, sent: undefined, failure: event.failure ?? state.failure }
    case 'discarded':
      if (state.phase !== 'open' || state.sent) return state
      return { ...state, phase: 'discarded', failure: undefined, revision: state.revision + 1 }
    case 'restored':
      if (state.phase !== 'discarded') return state
      return { ...state, phase: 'open', failure: undefined, revision: state.revision + 1 }
    default:
      return event satisfies never
  }
}

/** Drops the form and everything known about it. */
const empty = (state: DraftState, phase: DraftPhase, memory: DraftMemory): DraftState => ({
  phase,
  revision: state.revision + 1,
  isUnsaved: false,
  isShared: state.isShared,
  memory,
})
