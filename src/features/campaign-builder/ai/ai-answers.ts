import * as z from 'zod/mini'
import { items } from '@/shared/api/answer'
import { createStore } from '@/shared/lib/state/store'
import type { AiAnswer } from './ai-answer'
import { createSequenceDraft } from './sequence-draft'

type ByStep = Readonly<Record<string, readonly AiAnswer[]>>

const KEPT_ANSWERS = 3

/** Reads persisted answers; their HTML is sanitised again wherever it is shown or inserted. */
export const answersReader = z.catch(
  z.record(
    z.string(),
    items(
      z.custom<AiAnswer>((value) => {
        const { id, html, text, settings, lead } = Object(value)
        const isComplete = Object(settings) === settings && Object(lead) === lead
        return isComplete && [id, html, text].every((part) => typeof part === 'string')
      }),
    ),
  ),
  {},
)

type StepHelp = {
  /** Newest first. */
  answers: readonly AiAnswer[]
  running?: AbortController
  error?: Error
}

export const noHelp: StepHelp = { answers: [] }

export type AiAnswers = ReturnType<typeof createAiAnswers>

/**
 * Stores the AI's answers for one campaign by step. An answer that arrives after the user has left
 * the step or the builder waits here; it is never inserted into another step.
 */
export function createAiAnswers(onAsk = () => {}, kept: ByStep = {}) {
  const store = createStore<Readonly<Record<string, StepHelp>>>(
    Object.fromEntries(Object.entries(kept).map(([stepId, answers]) => [stepId, { answers }])),
  )
  const sequence = createSequenceDraft(onAsk)
  let stepIds: readonly string[] = []

  const of = (stepId: string) => store.get()[stepId] ?? noHelp
  /** Replaces all but `answers`. */
  const set = (stepId: string, help: Partial<StepHelp>) =>
    store.update((all) => ({ ...all, [stepId]: { answers: of(stepId).answers, ...help } }))
  const cancel = (stepId: string) => {
    of(stepId).running?.abort()
    set(stepId, {})
  }

  return {
    store,
    all: (): ByStep =>
      Object.fromEntries(
        Object.entries(store.get()).map(([stepId, { answers }]) => [stepId, answers]),
      ),
    sequence,
    isWaiting: () =>
      Object.values(store.get()).some(({ running }) => running) ||
      sequence.store.get().running !== undefined,
    positionOf: (stepId: string) => stepIds.indexOf(stepId) + 1,
    /**
     * Returns the abort signal of the new request; undefined if the step still waits for an answer.
     */
    ask: (stepId: string): AbortSignal | undefined => {
      if (of(stepId).running) return undefined
      const running = new AbortController()
      set(stepId, { running })
      onAsk()
      return running.signal
    },
    add: (stepId: string, answer: AiAnswer) =>
      set(stepId, { answers: [answer, ...of(stepId).answers].slice(0, KEPT_ANSWERS) }),
    fail: (stepId: string, error: Error) => set(stepId, { error }),
    cancel,
    /** Stops the requests of deleted steps. Their answers are kept for Undo. */
    stopAllBut: (ids: readonly string[]): void => {
      stepIds = ids
      for (const [stepId, { running }] of Object.entries(store.get())) {
        if (running && !ids.includes(stepId)) cancel(stepId)
      }
    },
  }
}
