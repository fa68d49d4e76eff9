import { useEffect, useRef, useState } from 'react'
import type { AiLead, Contact } from '@/entities/lead/lead-mapping'
import type { Wire } from '@/shared/api/contract'
import { notify } from '@/shared/ui/toaster'
import { type AiContent, StoppedError } from './ai-answer'
import { type AiInput, toOrder } from './ai-order'
import { useGenerateEmail } from './ai-queries'
import { type AiSettings, defaultSettings } from './ai-settings'

export type AiAnswer = AiContent & {
  id: string
  settings: AiSettings
  lead: AiLead
  /** Undefined when it was written for the sample. */
  contact: Contact | undefined
}

type StepHelp = {
  isPending: boolean
  /** Newest first. */
  answers: readonly AiAnswer[]
  error?: Error
}

export type AiHelp = {
  isOpen: boolean
  setIsOpen: (isOpen: boolean) => void
  settings: AiSettings
  change: (part: Partial<AiSettings>) => void
  of: (stepId: string) => StepHelp
  ask: (stepId: string, input: AiInput) => void
  cancel: (stepId: string) => void
}

type Request = {
  stepId: string
  order: Wire<'GenerateEmailRequest'>
  signal: AbortSignal
  input: AiInput
}
type ByStep = Readonly<Record<string, StepHelp>>

const nothing: StepHelp = { isPending: false, answers: [] }

/**
 * The AI's answers, each with the step that asked: what comes after the step was left waits there,
 * and is never put into another. It ends with the builder.
 */
export function useAiHelp(
  steps: readonly { id: string }[],
  openStepId: string | undefined,
): AiHelp {
  const [isOpen, setIsOpen] = useState(false)
  const [settings, setSettings] = useState(defaultSettings)
  const [byStep, setByStep] = useState<ByStep>({})
  const running = useRunning(steps)
  // Beneath Log In the builder only rests: where it goes on, nothing of what was stopped is awaited.
  useEffect(() => () => setByStep(stopped), [])
  // The id of a deleted step may come back for another, which must find nothing.
  const kept = without(byStep, steps)
  if (kept !== byStep) setByStep(kept)
  const seen = useRef({ steps, stepId: openStepId })
  useEffect(() => {
    seen.current = { steps, stepId: isOpen ? openStepId : undefined }
  }, [steps, openStepId, isOpen])

  const update = (stepId: string, change: (help: StepHelp) => StepHelp) =>
    setByStep((all) => ({ ...all, [stepId]: change(all[stepId] ?? nothing) }))

  const { mutate } = useGenerateEmail<Request>({
    onSuccess(content, { stepId, order, input }) {
      running.delete(stepId)
      const { settings, contact } = input
      const answer = { ...content, id: crypto.randomUUID(), settings, contact, lead: order.lead }
      update(stepId, ({ answers }) => ({ isPending: false, answers: [answer, ...answers] }))
      if (seen.current.stepId === stepId) return
      const position = seen.current.steps.findIndex(({ id }) => id === stepId) + 1
      notify.info({
        title: `The AI has written for step ${position}`,
        description: 'The text waits in the AI help of that step.',
      })
    },
    onError(error, { stepId }) {
      running.delete(stepId)
      update(stepId, ({ answers }) => ({ isPending: false, answers, error }))
    },
  })

  return {
    isOpen,
    setIsOpen,
    settings,
    change: (part) => setSettings((settings) => ({ ...settings, ...part })),
    of: (stepId) => byStep[stepId] ?? nothing,
    ask(stepId, input) {
      if (running.has(stepId)) return
      const controller = new AbortController()
      running.set(stepId, controller)
      update(stepId, ({ answers }) => ({ isPending: true, answers }))
      mutate({ stepId, order: toOrder(input), signal: controller.signal, input })
    },
    cancel(stepId) {
      running.get(stepId)?.abort()
      running.delete(stepId)
      update(stepId, ({ answers }) => ({ isPending: false, answers }))
    },
  }
}

const stopped = (all: ByStep): ByStep =>
  Object.fromEntries(
    Object.entries(all).map(([stepId, help]) => [
      stepId,
      help.isPending ? { ...help, isPending: false, error: new StoppedError() } : help,
    ]),
  )

/** The same object when nothing is left out. */
function without(all: ByStep, steps: readonly { id: string }[]): ByStep {
  const kept = Object.entries(all).filter(([stepId]) => steps.some(({ id }) => id === stepId))
  return kept.length === Object.keys(all).length ? all : Object.fromEntries(kept)
}

/** The requests on their way, by step. A step that goes, or the builder, takes its request along. */
function useRunning(steps: readonly { id: string }[]): Map<string, AbortController> {
  const [running] = useState(() => new Map<string, AbortController>())

  useEffect(() => {
    const gone = [...running.keys()].filter((stepId) => steps.every(({ id }) => id !== stepId))
    if (drop(running, gone)) {
      notify.info({
        title: 'The AI was stopped',
        description: 'The step that it was writing for has been deleted.',
      })
    }
  }, [running, steps])
  useEffect(
    () => () => {
      if (drop(running, [...running.keys()])) {
        notify.info({
          title: 'The AI was stopped',
          description: 'The campaign was closed before the text was there.',
        })
      }
    },
    [running],
  )
  return running
}

function drop(running: Map<string, AbortController>, stepIds: readonly string[]): boolean {
  for (const stepId of stepIds) {
    running.get(stepId)?.abort()
    running.delete(stepId)
  }
  return stepIds.length > 0
}
