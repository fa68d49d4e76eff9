import { repairBody } from './body-tokens'
import { repairTokens } from './token-text'

/** Repairs the tokens of a step, as saving does. */
export const repairStep = <Step extends { subject: string; content: string }>(
  step: Step,
): Step => ({
  ...step,
  subject: repairTokens(step.subject),
  content: repairBody(step.content),
})
