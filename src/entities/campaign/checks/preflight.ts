import { refusalOf } from '@/entities/lead/said-no'
import { hasNoContacts } from '@/entities/list/list-state'
import type { Translate } from '@/shared/i18n/translate'
import { visibleText } from '@/shared/lib/values/visible-text'
import type { Finding, PreflightInput, FlightStep, StepFinding } from './inspect-step'
import { bodyOf, inspectStep, namesOf } from './inspect-step'

function inspectAudience({ list, contacts, saidNo }: PreflightInput, t: Translate): string[] {
  if (list === 'unknown') return []
  if (list === 'none') return [t('No lead list is known.')]
  if (list === 'missing') {
    return [t('The lead list is not among your lists, so it is not known who gets this.')]
  }
  if (hasNoContacts(list, contacts)) return [t('The lead list has no contacts.')]
  const unreachable = contacts?.filter(({ email }) => !email).length ?? 0
  const people = contacts?.filter((contact) => refusalOf(contact, saidNo)) ?? []
  return [
    people.length > 0 &&
      t('{count, plural, one {1 contact said no: {names}.} other {# contacts said no: {names}.}}', {
        count: people.length,
        names: namesOf(
          people.map(({ name, email = '' }) => name || email),
          t,
        ),
      }),
    unreachable > 0 &&
      t(
        '{unreachable, plural, one {1 of the {total} contacts has} other {# of the {total} contacts have}} no e-mail address and will be skipped.',
        { unreachable, total: contacts?.length ?? 0 },
      ),
  ].filter((text) => text !== false)
}

/** Texts count as repeated if they share this many initial characters. */
const SAME_BEGINNING = 200

/** Normalised: ignores white space, case and token spelling. */
const textOf = (step: FlightStep) =>
  visibleText(bodyOf(step).words)
    .replaceAll(/\{\{\s*(\w+)\s*\}\}/g, '{{$1}}')
    .replaceAll(/\s+/g, ' ')
    .toLowerCase()

function inspectRepeats({ name = '', steps }: PreflightInput, t: Translate): StepFinding[][] {
  const texts = steps.map(textOf)
  return steps.map(({ subject }, index) => {
    const position = index + 1
    const found: StepFinding[] = []
    const words = visibleText(subject).toLowerCase()
    if (words && words === visibleText(name).toLowerCase()) {
      found.push({
        text: t('Step {position} has the name of the campaign as its subject.', { position }),
        quote: subject,
      })
    }
    const text = texts[index] ?? ''
    const sameText = texts.indexOf(text)
    const beginning = text.slice(0, SAME_BEGINNING)
    const sameBeginning = texts.findIndex((other) => other.startsWith(beginning))
    if (text && sameText < index) {
      const values = { position, earlier: sameText + 1 }
      found.push({ text: t('Step {position} has the same text as step {earlier}.', values) })
    } else if (beginning.length === SAME_BEGINNING && sameBeginning < index) {
      const values = { position, earlier: sameBeginning + 1 }
      found.push({
        text: t('Step {position} begins with the same text as step {earlier}.', values),
      })
    }
    return found
  })
}

function merged(
  findings: readonly (StepFinding & { stepId: string })[],
  steps: PreflightInput['steps'],
) {
  const places = new Map<string, Set<string>>()
  for (const { cause, stepId } of findings) {
    if (cause) places.set(cause.key, (places.get(cause.key) ?? new Set()).add(stepId))
  }
  return findings.flatMap(({ cause, ...finding }): Finding[] => {
    const ids = places.get(cause?.key ?? '')
    if (!cause || !ids || ids.size === 1) return [finding]
    const [firstId] = ids
    if (finding.stepId !== firstId) return []
    const positions = steps.flatMap(({ id }, index) => (ids.has(id) ? [index + 1] : []))
    return [
      {
        ...finding,
        text: cause.text({ steps: positions.join(', '), length: positions.length }),
        ...(finding.withoutOptOut && { withoutOptOut: [...ids] }),
      },
    ]
  })
}

export function preflight(flight: PreflightInput, t: Translate): Finding[] {
  const { steps, lacksSteps } = flight
  const own = steps.map((step, index) => inspectStep(step, { position: index + 1, flight, t }))
  const repeats = inspectRepeats(flight, t)
  const ofSteps = steps.flatMap(({ id }, index) =>
    [...(repeats[index] ?? []), ...(own[index] ?? [])].map((finding) =>
      Object.assign({}, finding, { stepId: id }),
    ),
  )
  return [
    ...(lacksSteps ? [{ text: t('The steps of the campaign are not known.') }] : []),
    ...(steps.length === 0 && !lacksSteps ? [{ text: t('The campaign has no steps.') }] : []),
    ...inspectAudience(flight, t).map((text) => ({ text })),
    ...merged(ofSteps, steps),
  ]
}
