import { translate } from '@/shared/i18n/translate'
import { randomId } from '@/shared/lib/values/random-id'
import type { Template } from './entry'
import { wordsOfBody } from '@/entities/campaign/mail/body-tokens'
import { addStep, type EmailStep, removeStep } from '@/entities/campaign/model/sequence'

export const toTemplate = (name: string, steps: readonly EmailStep[]): Template => ({
  kind: 'template',
  id: randomId(),
  name,
  steps: steps.map(({ id: _id, ...step }) => step),
})

/** A body that was cleared still has an empty paragraph. */
const isBlank = ({ subject, content, cc }: EmailStep) =>
  !subject && !cc && wordsOfBody(content).trim() === '' && !/<(?:img|table|hr)\b/i.test(content)

/**
 * Appends the steps of the template, with the sender of the sequence. A blank sequence is replaced.
 */
export function insertTemplate(
  steps: readonly EmailStep[],
  template: Template,
  deletedSteps: ReadonlySet<string>,
): EmailStep[] {
  const [only, second] = steps
  const sender = steps.at(-1)?.sender
  const added = template.steps.reduce<EmailStep[]>(
    (all, step) => addStep(all, deletedSteps, { ...step, sender: sender || step.sender }),
    [...steps],
  )
  return only && !second && isBlank(only) ? removeStep(added, only.id) : added
}

export function aboutTemplate({ steps }: Template): string {
  const { length: count } = steps
  const subject = steps[0]?.subject
  return subject
    ? translate('{count, plural, one {# step} other {# steps}}: {subject}', { count, subject })
    : translate('{count, plural, one {# step} other {# steps}}', { count })
}
