import type { Finding, Flight } from './flight'
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

/** Everything worth knowing before mail is sent. Findings never block anything. */
export function preflight(flight: Flight): Finding[] {
  const { steps } = flight
  return [
    ...(steps.length === 0 ? [{ text: 'The campaign has no steps.' }] : []),
    ...inspectAudience(flight).map((text) => ({ text })),
    ...steps.flatMap((step, index) =>
      inspectStep(step, `Step ${index + 1}`, flight).map((text) => ({ stepId: step.id, text })),
    ),
  ]
}
