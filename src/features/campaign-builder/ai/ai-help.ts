import { useEffect, useRef, useState } from 'react'
import { useWrite } from '@/shared/api/use-write'
import { msg, translate } from '@/shared/i18n/translate'
import { useStore } from '@/shared/lib/state/store'
import { randomId } from '@/shared/lib/values/random-id'
import { notify } from '@/shared/ui/notifications/toaster'
import { NoContentError } from './ai-answer'
import { type AiAnswers, noHelp } from './ai-answers'
import { type AiInput, toOrder } from './ai-order'
import { generateEmail } from './ai-queries'
import { type AiSettings, defaultSettings } from './ai-settings'

type Request = {
  id: string
  stepId: string
  input: AiInput
  signal: AbortSignal
  answers: AiAnswers
}

type Options = {
  steps: readonly { id: string }[]
  openStepId: string | undefined
  /** They belong to the draft and outlive the builder. */
  answers: AiAnswers
  /** False once their draft was discarded. */
  isAwaited?: (answers: AiAnswers) => boolean
}

export type AiHelp = ReturnType<typeof useAiHelp>

export function useAiHelp({ steps, openStepId, answers, isAwaited = () => true }: Options) {
  const [settings, setSettings] = useState(defaultSettings)
  const helps = useStore(answers.store)
  const shownId = useShownId(openStepId)

  useEffect(() => {
    answers.stopAllBut(steps.map(({ id }) => id))
  }, [answers, steps])

  const { mutate } = useWrite({
    name: 'generate-email',
    // Each request has its own: the answers already allow one request a step.
    subject: ({ id }: Request) => id,
    call: async ({ input, signal }) => {
      const order = toOrder(input)
      return { ...(await generateEmail(order, signal)), lead: order.lead }
    },
    isChange: false,
    onSuccess(content, { id, stepId, input: { settings, contact }, answers }) {
      answers.add(stepId, { ...content, id, settings, contact })
      if (shownId.current === stepId || !isAwaited(answers)) return
      notify.info({
        title: translate('The AI text is ready for step {number}', {
          number: answers.positionOf(stepId),
        }),
        description: translate('The text is in the AI help of that step.'),
      })
    },
    onError: (error, { stepId, signal, answers }) => {
      if (!signal.aborted) answers.fail(stepId, error)
    },
    failure: (error, { signal }) => {
      if (signal.aborted) return undefined
      return error instanceof NoContentError
        ? { title: msg('Generated content, but no content returned.') }
        : { title: msg('Sorry, AI generation failed. Please try again.') }
    },
  })

  return {
    settings,
    change: (part: Partial<AiSettings>) => setSettings((settings) => ({ ...settings, ...part })),
    of: (stepId: string) => helps[stepId] ?? noHelp,
    ask(stepId: string, input: AiInput) {
      const signal = answers.ask(stepId)
      if (signal) mutate({ id: randomId(), stepId, input, signal, answers })
    },
    cancel: answers.cancel,
  }
}

/** The step whose answers are on screen; undefined once the builder is gone. */
function useShownId(stepId: string | undefined) {
  const shown = useRef<string>(undefined)
  useEffect(() => {
    shown.current = stepId
    return () => void (shown.current = undefined)
  }, [stepId])
  return shown
}
