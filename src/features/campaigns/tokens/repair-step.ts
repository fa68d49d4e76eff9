import { repairBody } from './body-tokens'
import { repairTokens } from './token-text'

/** A step with its tokens made whole, as saving sends them. */
export const repairStep = <Step extends { subject: string; content: string }>(
  step: Step,
): Step => ({
  ...step,
  subject: repairTokens(step.subject),
  content: repairBody(step.content),
})
