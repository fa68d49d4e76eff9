import { type PersistedDocument, StepDocument } from '@/editor/step-document'
import type { EmailStep } from '@/entities/campaign/model/sequence'

export type WrittenSteps = {
  steps: readonly EmailStep[]
  bodies: Readonly<Record<string, PersistedDocument | undefined>>
}

/** Changes the texts of steps. */
export type Rewrite = (
  change: (steps: readonly EmailStep[], taken: ReadonlySet<string>) => EmailStep[],
) => void

/**
 * Changes the bodies of these steps, each as an undo step of its history.
 * @param change may return other changes of the step
 */
export function changeBodies(
  { steps, bodies }: WrittenSteps,
  stepIds: readonly string[],
  change: (document: StepDocument, step: EmailStep) => Partial<EmailStep>,
): WrittenSteps {
  const changed = { ...bodies }
  return {
    steps: steps.map((step) => {
      if (!stepIds.includes(step.id)) return step
      const document = new StepDocument(step.content, {}, bodies[step.id])
      const others = change(document, step)
      const content = document.handOut()
      changed[step.id] = document.toKept()
      return { ...step, ...others, content }
    }),
    bodies: changed,
  }
}

/** The steps with their new texts; each text can be undone in its own editor. */
export function rewriteSteps(before: WrittenSteps, wanted: readonly EmailStep[]): WrittenSteps {
  const texts = new Map(wanted.map(({ id, content }) => [id, content]))
  const known = before.steps.filter(({ id, content }) => texts.get(id) !== content)
  const steps = wanted.map((step) => {
    const content = known.find(({ id }) => id === step.id)?.content ?? step.content
    return { ...step, content }
  })
  const ids = known.map(({ id }) => id)
  return changeBodies({ ...before, steps }, ids, (document, { id }) => {
    document.replaceBody(texts.get(id) ?? '')
    return {}
  })
}
