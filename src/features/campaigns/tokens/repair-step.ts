import { repairBody } from './body-tokens'
import { repairTokens } from './token-text'

const repaired = new WeakMap<object, unknown>()

/** Repairs the tokens of a step, as saving does. The same step gives the same result. */
export function repairStep<Step extends { subject: string; content: string }>(step: Step): Step {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- only this function writes it, with the type of the key
  const known = repaired.get(step) as Step | undefined
  if (known) return known
  const result = {
    ...step,
    subject: repairTokens(step.subject),
    content: repairBody(step.content),
  }
  repaired.set(step, result)
  return result
}
