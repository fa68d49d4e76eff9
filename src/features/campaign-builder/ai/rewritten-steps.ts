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

/** Replaces the body of a step, as an undo step of its own history. */
function replaceBody(
  { steps, bodies }: WrittenSteps,
  id: string,
  content: string,
): Pick<PersistedDocument, 'html'> & { kept: PersistedDocument | undefined } {
  const current = steps.find((step) => step.id === id)?.content ?? ''
  const document = new StepDocument(current, {}, bodies[id])
  document.replaceBody(content)
  return { html: document.handOut(), kept: document.toKept() }
}

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
  const bodies = { ...before.bodies }
  const steps = wanted.map((step) => {
    const known = before.steps.find(({ id }) => id === step.id)
    if (!known || known.content === step.content) return step
    const { html, kept } = replaceBody(before, step.id, step.content)
    bodies[step.id] = kept
    return { ...step, content: html }
  })
  return { steps, bodies }
}
