import type { EmailStep } from '@/entities/campaign/model/sequence'
import { createStore } from '@/shared/lib/state/store'
import type { AiAnswer } from './ai-answer'

/** The mail of one position of the sequence that is being written. */
export type DraftedMail = {
  /** The step whose text it replaces; a new step is added where there is none. */
  stepId: string | undefined
  /** Days after the mail before. */
  delay: number
  answer?: AiAnswer
  isDiscarded?: boolean
}

export type SequenceDraftState = {
  mails: readonly DraftedMail[]
  /** Of the request that is in flight, and the mail it writes. */
  running?: { stop: AbortController; index: number }
  error?: Error
  /** The steps before and after the mails were inserted, to take it back. */
  inserted?: { before: readonly EmailStep[]; after: readonly EmailStep[] }
}

const nothing: SequenceDraftState = { mails: [] }

export type SequenceDraft = ReturnType<typeof createSequenceDraft>

/**
 * The mails of a whole sequence as the AI writes them, one after the other. They wait here, also while nobody
 * looks, until they are inserted.
 */
export function createSequenceDraft(onAsk = () => {}) {
  const store = createStore(nothing)
  const set = (part: Partial<SequenceDraftState>) =>
    store.update((state) => ({ ...state, running: undefined, error: undefined, ...part }))
  const change = (index: number, part: Partial<DraftedMail>) =>
    store.update((state) => {
      const mail = state.mails[index]
      return mail ? { ...state, mails: state.mails.with(index, { ...mail, ...part }) } : state
    })

  return {
    store,
    plan: (mails: readonly DraftedMail[]) => store.set({ mails }),
    /** The positions, from 0, that are still to be written. */
    missing: () => store.get().mails.flatMap(({ answer }, index) => (answer ? [] : [index])),
    /** @returns ends the request; undefined while one is in flight */
    begin: (index: number): AbortSignal | undefined => {
      if (store.get().running) return undefined
      const stop = new AbortController()
      set({ running: { stop, index } })
      onAsk()
      return stop.signal
    },
    /** The same request, about the next mail. */
    goTo: (index: number) =>
      store.update(({ running, ...state }) => ({
        ...state,
        ...(running && { running: { ...running, index } }),
      })),
    add: (index: number, answer: AiAnswer) => change(index, { answer, isDiscarded: false }),
    discard: (index: number, isDiscarded: boolean) => change(index, { isDiscarded }),
    end: () => set({}),
    fail: (error: Error) => set({ error }),
    cancel: () => {
      store.get().running?.stop.abort()
      set({})
    },
    inserted: (inserted: SequenceDraftState['inserted']) => store.set({ mails: [], inserted }),
    reset: () => store.set(nothing),
  }
}
