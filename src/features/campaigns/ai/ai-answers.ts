import type { AiLead, Contact } from '@/entities/lead/lead-mapping'
import * as z from 'zod/mini'
import { items } from '@/shared/api/answer'
import { createStore } from '@/shared/lib/state/store'
import type { AiContent } from './ai-answer'
import type { AiSettings } from './ai-settings'

export type AiAnswer = AiContent & {
  id: string
  settings: AiSettings
  lead: AiLead
  /** Undefined when it was written for the sample contact. */
  contact: Contact | undefined
}

type ByStep = Readonly<Record<string, readonly AiAnswer[]>>

/** Reads what the device has kept; its texts are cleaned again wherever they are shown or inserted. */
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

export type StepHelp = {
  isPending: boolean
  /** Newest first. */
  answers: readonly AiAnswer[]
  error?: Error
}

export type AiAnswers = ReturnType<typeof createAiAnswers>

export const noHelp: StepHelp = { isPending: false, answers: [] }

/**
 * The AI's answers for one campaign, each with the step that asked for it. An answer that arrives
 * after the step or the builder was left waits here; it is never put into another step.
 */
export function createAiAnswers(onAsk = () => {}, kept: ByStep = {}) {
  const store = createStore<Readonly<Record<string, StepHelp>>>(
    Object.fromEntries(
      Object.entries(kept).map(([stepId, answers]) => [stepId, { isPending: false, answers }]),
    ),
  )
  const running = new Map<string, AbortController>()
  let stepIds: readonly string[] = []

  const of = (stepId: string) => store.get()[stepId] ?? noHelp
  const change = (stepId: string, part: Partial<StepHelp>) =>
    store.update((all) => ({ ...all, [stepId]: { ...of(stepId), error: undefined, ...part } }))
  const end = (stepId: string, part: Partial<StepHelp> = {}) => {
    running.delete(stepId)
    change(stepId, { ...part, isPending: false })
  }

  return {
    store,
    all: (): ByStep =>
      Object.fromEntries(
        Object.entries(store.get()).map(([stepId, { answers }]) => [stepId, answers]),
      ),
    isWaiting: () => running.size > 0,
    /** The number of the step, from 1. */
    positionOf: (stepId: string) => stepIds.indexOf(stepId) + 1,
    /**
     * @returns a function that ends the request; undefined while the step still waits for an answer
     */
    ask: (stepId: string): AbortSignal | undefined => {
      if (running.has(stepId)) return undefined
      const controller = new AbortController()
      running.set(stepId, controller)
      change(stepId, { isPending: true })
      onAsk()
      return controller.signal
    },
    add: (stepId: string, answer: AiAnswer) =>
      end(stepId, { answers: [answer, ...of(stepId).answers] }),
    fail: (stepId: string, error: Error) => end(stepId, { error }),
    cancel: (stepId: string) => {
      running.get(stepId)?.abort()
      end(stepId)
    },
    /** Stops the requests of deleted steps. Their answers stay for Undo. */
    stopAllBut: (ids: readonly string[]): void => {
      stepIds = ids
      for (const [stepId, controller] of running) {
        if (ids.includes(stepId)) continue
        controller.abort()
        end(stepId)
      }
    },
  }
}
