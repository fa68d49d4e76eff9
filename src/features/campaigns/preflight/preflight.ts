import { visibleText } from '@/shared/lib/visible-text'
import type { Finding, Flight, FlightStep } from './flight'
import { inspectStep } from './inspect-step'

function inspectAudience({ list, contacts }: Flight): string[] {
  if (list === 'unknown') return []
  if (list === 'none') return ['No lead list is chosen.']
  if (list === 'deleted') return ['The lead list has been deleted: there is nobody to write to.']
  if ((contacts?.length ?? list.totalLeads) === 0) return ['The lead list has no contacts.']
  const unreachable = contacts?.filter(({ email }) => !email).length ?? 0
  if (!contacts || unreachable === 0) return []
  return [
    `${unreachable} of the ${contacts.length} contacts have no e-mail address and will be skipped.`,
  ]
}

/** By step id, the sentence about a step whose subject an earlier one has. */
function inspectRepeats(steps: readonly FlightStep[]): ReadonlyMap<string, string> {
  const sentences = new Map<string, string>()
  const seen = new Map<string, number>()
  for (const [index, { id, subject }] of steps.entries()) {
    const words = visibleText(subject).toLowerCase()
    const earlier = seen.get(words)
    if (earlier !== undefined) {
      sentences.set(id, `Step ${index + 1} has the same subject as step ${earlier + 1}.`)
    } else if (words) seen.set(words, index)
  }
  return sentences
}

/** Everything worth knowing before mail is sent. Findings never block anything. */
export function preflight(flight: Flight): Finding[] {
  const { steps } = flight
  const repeats = inspectRepeats(steps)
  return [
    ...(steps.length === 0 ? [{ text: 'The campaign has no steps.' }] : []),
    ...inspectAudience(flight).map((text) => ({ text })),
    ...steps.flatMap((step, index) => {
      const repeat = repeats.get(step.id)
      return [
        ...(repeat ? [{ text: repeat, quote: step.subject }] : []),
        ...inspectStep(step, `Step ${index + 1}`, flight),
      ].map(({ text, quote }): Finding => ({ stepId: step.id, text, quote }))
    }),
  ]
}
