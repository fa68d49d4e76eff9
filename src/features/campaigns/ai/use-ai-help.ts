import { useEffect, useRef, useState } from 'react'
import type { Wire } from '@/shared/api/contract'
import { translate } from '@/shared/i18n/translate'
import { randomId } from '@/shared/lib/values/random-id'
import { useStore } from '@/shared/lib/state/store'
import { notify } from '@/shared/ui/notifications/toaster'
import { type AiAnswers, noHelp, type StepHelp } from './ai-answers'
import { type AiInput, toOrder } from './ai-order'
import { useGenerateEmail } from './ai-queries'
import { type AiSettings, defaultSettings } from './ai-settings'

export type AiHelp = {
  settings: AiSettings
  change: (part: Partial<AiSettings>) => void
  of: (stepId: string) => StepHelp
  ask: (stepId: string, input: AiInput) => void
  cancel: (stepId: string) => void
}

type Request = {
  id: string
  stepId: string
  order: Wire<'GenerateEmailRequest'>
  signal: AbortSignal
  input: AiInput
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

export function useAiHelp({ steps, openStepId, answers, isAwaited = always }: Options): AiHelp {
  const [settings, setSettings] = useState(defaultSettings)
  const helps = useStore(answers.store)
  const shownId = useShownId(openStepId)

  useEffect(() => {
    answers.stopAllBut(steps.map(({ id }) => id))
  }, [answers, steps])

  const { mutate } = useGenerateEmail<Request>({
    onSuccess(content, { id, stepId, order, input, answers }) {
      const { settings, contact } = input
      answers.add(stepId, { ...content, id, settings, contact, lead: order.lead })
      if (shownId.current === stepId || !isAwaited(answers)) return
      notify.info({
        title: translate('The AI text is ready for step {number}', {
          number: answers.positionOf(stepId),
        }),
        description: translate('The text is in the AI help of that step.'),
      })
    },
    onError: (error, { stepId, answers }) => answers.fail(stepId, error),
  })

  return {
    settings,
    change: (part) => setSettings((settings) => ({ ...settings, ...part })),
    of: (stepId) => helps[stepId] ?? noHelp,
    ask(stepId, input) {
      const signal = answers.ask(stepId)
      if (!signal) return
      mutate({ id: randomId(), stepId, order: toOrder(input), signal, input, answers })
    },
    cancel: answers.cancel,
  }
}

const always = () => true

/** The step whose answers are on screen; undefined once the builder is gone. */
function useShownId(stepId: string | undefined) {
  const shown = useRef<string>(undefined)
  useEffect(() => {
    shown.current = stepId
    return () => void (shown.current = undefined)
  }, [stepId])
  return shown
}
