import type { Campaign } from '@/entities/campaign/campaign'
import type { CampaignForm } from '@/entities/campaign/model/campaign-form'
import type { StorageProblem } from './draft-device'
import type { DraftMemory } from './draft-memory'

type Sent = {
  form: CampaignForm
  /** The campaign it was made from. */
  original: Campaign | undefined
}

export type DraftPhase =
  'opening' | 'open' | 'unreadable' | 'in another tab' | 'saved' | 'discarded' | 'gone'

export type DraftState = {
  phase: DraftPhase
  /** The form that the flow shows; undefined when nothing was begun. */
  form?: CampaignForm
  /** Increases each time the whole form is replaced: an open editor shows one revision. */
  revision: number
  /** Whether it contains changes that no campaign has. */
  isUnsaved: boolean
  /** Sent to Save Campaign and not answered yet. */
  sent?: Sent
  /** Sent last and answered. */
  answered?: Sent
  /** Why the last Save Campaign failed, or why the draft cannot be read. */
  failure?: Error
  /** When it was last written to the device, in milliseconds since the epoch. */
  keptAt?: number
  /** Why the last change could not be written: it lives only as long as the page. */
  problem?: StorageProblem
  /** Another tab may write it too, because this browser has no locks here. */
  isShared?: boolean
  memory: DraftMemory
}

export type DraftEvent =
  /** A form that nobody has changed yet, or what the device has. */
  | {
      type: 'opened'
      form?: CampaignForm
      memory: DraftMemory
      isUnsaved: boolean
      keptAt?: number
    }
  /** Its form is no longer in this page. */
  | { type: 'released'; phase: 'opening' | 'in another tab' | 'gone'; memory: DraftMemory }
  | { type: 'unreadable'; failure: Error | undefined }
  | { type: 'changed'; form: CampaignForm }
  /** As 'changed', in an open editor too. */
  | { type: 'rewritten'; form: CampaignForm }
  | { type: 'written'; at: number; isComplete: boolean }
  | { type: 'not written'; problem: StorageProblem }
  | { type: 'shared' }
  | { type: 'sent'; original: Campaign | undefined }
  | { type: 'answered'; form: CampaignForm; failure?: Error }
  | { type: 'saved'; memory: DraftMemory }
  | { type: 'discarded' }
  | { type: 'restored' }

/** The state after an event. One that does not fit the phase changes nothing. */
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
    case 'sent': {
      const { form, sent } = state
      if (!form || sent) return state
      return { ...state, sent: { form, original: event.original }, failure: undefined }
    }
    case 'answered': {
      const { sent } = state
      if (sent?.form !== event.form) return state
      return { ...state, sent: undefined, answered: sent, failure: event.failure ?? state.failure }
    }
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

/** Without a form, and without what is known of the last one but the call that was answered. */
const empty = (state: DraftState, phase: DraftPhase, memory: DraftMemory): DraftState => ({
  phase,
  revision: state.revision + 1,
  isUnsaved: false,
  answered: state.answered,
  isShared: state.isShared,
  memory,
})
