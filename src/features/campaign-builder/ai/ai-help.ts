import { useEffect, useRef, useState } from 'react'
import { isDescribed, offers } from '@/entities/offer/offer'
import { useCurrentUser } from '@/entities/session/session-context'
import { useWrite } from '@/shared/api/use-write'
import { msg, translate } from '@/shared/i18n/translate'
import { useStore } from '@/shared/lib/state/store'
import { randomId } from '@/shared/lib/values/random-id'
import { isBlank } from '@/shared/lib/values/visible-text'
import { notify } from '@/shared/ui/notifications/toaster'
import { NoContentError } from './ai-answer'
import { type AiAnswers, noHelp } from './ai-answers'
import type { AiInput } from './ai-order'
import { generateEmail } from './ai-queries'
import { type AiPreset, type AiSettings, defaultOptions } from './ai-settings'
import type { SequenceDraft } from './sequence-draft'
import { readSubjectLines } from './subject-lines'

type Request = {
  id: string
  stepId: string
  input: AiInput
  signal: AbortSignal
  answers: AiAnswers
}

type SequenceRequest = {
  id: string
  sequence: SequenceDraft
  /** Positions to write, from 0. */
  positions: readonly number[]
  /** Called once the mail at the previous position is written. */
  inputFor: (index: number) => AiInput
  signal: AbortSignal
}

type Options = {
  steps: readonly { id: string }[]
  openStepId: string | undefined
  answers: AiAnswers
  /** False once their draft has been discarded. */
  isAwaited?: (answers: AiAnswers) => boolean
}

export type AiHelp = ReturnType<typeof useAiHelp>

const failureOf = (error: Error) => ({
  title:
    error instanceof NoContentError
      ? msg('Generated content, but no content returned.')
      : msg('Sorry, AI generation failed. Please try again.'),
})

/** The later mails of a sequence can reply to the first, which therefore needs a subject. */
async function proposeSubject(input: AiInput, { html }: { html: string }, signal: AbortSignal) {
  const settings: AiSettings = { ...input.settings, preset: 'subject_lines' }
  const { text } = await generateEmail({ ...input, settings, html }, signal)
  return readSubjectLines(text)[0]?.subject
}

export function useAiHelp({ steps, openStepId, answers, isAwaited = () => true }: Options) {
  const [options, setOptions] = useState(defaultOptions)
  /** The user's choices by step; other steps use the proposed preset. */
  const [presets, setPresets] = useState<Readonly<Record<string, AiPreset>>>({})
  const [offer] = useStore(offers(useCurrentUser().id))
  const helps = useStore(answers.store)
  const shownId = useShownId(openStepId)

  useEffect(() => {
    answers.stopAllBut(steps.map(({ id }) => id))
  }, [answers, steps])

  const { mutate } = useWrite({
    name: 'generate-email',
    // Unique per request: `answers` already allows only one request per step.
    key: ({ id }: Request) => id,
    call: async ({ input, signal }) => generateEmail(input, signal),
    touches: 'nothing',
    success: (answer, { stepId, answers }) => {
      answers.add(stepId, answer)
      if (shownId.current === stepId || !isAwaited(answers)) return
      notify.info({
        title: translate('The AI text is ready for step {number}', {
          number: answers.positionOf(stepId),
        }),
        description: translate('The text is in the AI help of that step.'),
      })
    },
    failure: (error, { stepId, signal, answers }) => {
      if (signal.aborted) return undefined
      answers.fail(stepId, error)
      return failureOf(error)
    },
  })

  const { mutate: mutateSequence } = useWrite({
    name: 'generate-sequence',
    key: ({ id }: SequenceRequest) => id,
    call: async ({ sequence, positions, inputFor, signal }) => {
      for (const index of positions) {
        sequence.goTo(index)
        const input = inputFor(index)
        // oxlint-disable-next-line no-await-in-loop -- each prompt contains the previous mail
        const answer = await generateEmail(input, signal)
        // Before the subject, whose request may be cancelled or fail.
        sequence.add(index, answer)
        if (answer.subject !== undefined || index > 0 || !isBlank(input.subject)) continue
        // oxlint-disable-next-line no-await-in-loop -- for the first mail only
        const subject = await proposeSubject(input, answer, signal)
        if (subject) sequence.add(index, { ...answer, subject })
      }
    },
    touches: 'nothing',
    success: (_, { sequence }) => {
      sequence.end()
    },
    failure: (error, { sequence, signal }) => {
      if (signal.aborted) return undefined
      sequence.fail(error)
      return failureOf(error)
    },
  })

  return {
    options,
    /** Undefined if nothing is described. */
    offer: offer && isDescribed(offer) ? offer : undefined,
    settingsFor: (stepId: string, proposed: AiPreset): AiSettings => ({
      ...options,
      preset: presets[stepId] ?? proposed,
    }),
    change: (part: Partial<typeof options>) => setOptions((options) => ({ ...options, ...part })),
    choosePreset: (stepId: string, preset: AiPreset) =>
      setPresets((presets) => ({ ...presets, [stepId]: preset })),
    of: (stepId: string) => helps[stepId] ?? noHelp,
    ask(stepId: string, input: AiInput) {
      const signal = answers.ask(stepId)
      if (signal) mutate({ id: randomId(), stepId, input, signal, answers })
    },
    cancel: answers.cancel,
    sequence: answers.sequence,
    askForSequence(positions: readonly number[], inputFor: (index: number) => AiInput) {
      const { sequence } = answers
      const signal = sequence.begin(positions[0])
      if (signal) mutateSequence({ id: randomId(), sequence, positions, inputFor, signal })
    },
  }
}

/** Id of the step whose answers are on screen; undefined after unmount. */
function useShownId(stepId: string | undefined) {
  const shown = useRef<string>(undefined)
  useEffect(() => {
    shown.current = stepId
    return () => void (shown.current = undefined)
  }, [stepId])
  return shown
}
