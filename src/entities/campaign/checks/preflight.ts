import type { Translate } from '@/shared/i18n/translate'
import { visibleText } from '@/shared/lib/values/visible-text'
import type { Finding, Flight, FlightStep } from './inspect-step'
import { inspectStep } from './inspect-step'

function inspectAudience({ list, contacts }: Flight, t: Translate): string[] {
  if (list === 'unknown') return []
  if (list === 'none') return [t('No lead list is chosen.')]
  if (list === 'deleted') {
    return [t('The lead list has been deleted: there is nobody to write to.')]
  }
  if ((contacts?.length ?? list.totalLeads) === 0) return [t('The lead list has no contacts.')]
  const unreachable = contacts?.filter(({ email }) => !email).length ?? 0
  if (!contacts || unreachable === 0) return []
  return [
    t('{unreachable} of the {total} contacts have no e-mail address and will be skipped.', {
      unreachable,
      total: contacts.length,
    }),
  ]
}

/** By step id, the sentence about a step whose subject an earlier one has. */
function inspectRepeats(steps: readonly FlightStep[], t: Translate): ReadonlyMap<string, string> {
  const sentences = new Map<string, string>()
  const seen = new Map<string, number>()
  for (const [index, { id, subject }] of steps.entries()) {
    const words = visibleText(subject).toLowerCase()
    const earlier = seen.get(words)
    if (earlier !== undefined) {
      sentences.set(
        id,
        t('Step {position} has the same subject as step {earlier}.', {
          position: index + 1,
          earlier: earlier + 1,
        }),
      )
    } else if (words) seen.set(words, index)
  }
  return sentences
}

/** Everything worth knowing before mail is sent. Findings never block anything. */
export function preflight(flight: Flight, t: Translate): Finding[] {
  const { steps } = flight
  const repeats = inspectRepeats(steps, t)
  return [
    ...(steps.length === 0 ? [{ text: t('The campaign has no steps.') }] : []),
    ...inspectAudience(flight, t).map((text) => ({ text })),
    ...steps.flatMap((step, index) => {
      const repeat = repeats.get(step.id)
      return [
        ...(repeat ? [{ text: repeat, quote: step.subject }] : []),
        ...inspectStep(step, { position: index + 1, flight, t }),
      ].map((finding): Finding => Object.assign(finding, { stepId: step.id }))
    }),
  ]
}
