import { useEffect, useRef, useState } from 'react'
import { type AiLead, type Contact, toAiLead } from '@/entities/lead/lead-mapping'
import { api, bodyOf } from '@/shared/api/client'
import type { Wire } from '@/shared/api/contract'
import { useWrite } from '@/shared/api/use-write'
import { msg, translate } from '@/shared/i18n/translate'
import { useStore } from '@/shared/lib/state/store'
import { randomId } from '@/shared/lib/values/random-id'
import { notify } from '@/shared/ui/notifications/toaster'
import { BLANK_IMAGE } from '../mail/safe-url'
import { NoContentError, readAiContent } from './ai-answer'
import { type AiAnswers, noHelp } from './ai-answers'
import { type AiSettings, defaultSettings } from './ai-settings'

const sampleLead: AiLead = {
  first_name: 'Jordan',
  last_name: 'Ellery',
  company: 'Northwind Robotics',
  title: 'VP of Sales',
  industry: 'computer_software',
  site: 'northwind-robotics.example',
  tech_stack: ['Salesforce', 'Slack'],
}

const sampleContext: Wire<'GenerateEmailRequest'>['context'] = {
  value_props: ['twice as many replies with half the manual work'],
  proof_points: ['Teams of your size booked a third more meetings in one quarter'],
  use_case: 'outbound sales',
  pain_points: ['low reply rates', 'hours of manual research'],
  previous_email_summary: 'my note on more replies with less manual work',
  objection_type: 'the timing',
}

type AiInput = {
  settings: AiSettings
  html: string
  subject: string
  /** The contact it is written for; the sample contact where the list is empty. */
  contact: Contact | undefined
}

export function toOrder({ settings, html, subject, contact }: AiInput) {
  const { preset, tone, length, temperature, insertMode } = settings
  return {
    preset_id: preset,
    editor_html: withoutEmbeddedPictures(html),
    subject,
    lead: contact ? toAiLead(contact) : sampleLead,
    context: sampleContext,
    options: { tone, length, temperature, insert_mode: insertMode },
  } satisfies Wire<'GenerateEmailRequest'>
}

/** The AI reads words; a picture in the mail would be up to 700 kB of characters for each request. */
const withoutEmbeddedPictures = (html: string) =>
  html.replace(/data:image\/[^"'()\s>]+/gi, BLANK_IMAGE)

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
      const body = await bodyOf(api.POST('/api/ai/generate-email', { body: order, signal }))
      signal.throwIfAborted()
      return { ...readAiContent(body), lead: order.lead }
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
