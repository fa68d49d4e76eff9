import { createStore } from '@/shared/lib/state/store'
import type { AiAnswer } from './ai-answer'

export type DraftedMail = {
  /** The step whose text is replaced; undefined adds a new step. */
  stepId: string | undefined
  /** Days after the previous mail. */
  delay: number
  answer?: AiAnswer
  isDiscarded?: boolean
}

type SequenceDraftState = {
  mails: readonly DraftedMail[]
  running?: AbortController
  /** Position, from 0, of the mail that is written while `running`. */
  writing: number
  error?: Error
}

const nothing: SequenceDraftState = { mails: [], writing: 0 }

export type SequenceDraft = ReturnType<typeof createSequenceDraft>

/**
 * Stores the mails of a whole sequence while the AI writes them one after the other. They stay here
 * until they are inserted, even while the panel is closed.
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
    plan: (mails: readonly DraftedMail[]) => store.set({ ...nothing, mails }),
    /** Positions, from 0, without an answer. */
    missing: () => store.get().mails.flatMap(({ answer }, index) => (answer ? [] : [index])),
    /** Returns the abort signal of the new request; undefined while one is in flight. */
    begin: (writing = 0): AbortSignal | undefined => {
      if (store.get().running) return undefined
      const running = new AbortController()
      set({ running, writing })
      onAsk()
      return running.signal
    },
    goTo: (writing: number) => store.update((state) => ({ ...state, writing })),
    add: (index: number, answer: AiAnswer) => change(index, { answer, isDiscarded: false }),
    discard: (index: number, isDiscarded: boolean) => change(index, { isDiscarded }),
    end: () => set({}),
    fail: (error: Error) => set({ error }),
    cancel: () => {
      store.get().running?.abort()
      set({})
    },
    reset: () => store.set(nothing),
  }
}
