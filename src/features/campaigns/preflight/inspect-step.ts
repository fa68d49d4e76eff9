import { isSameAddress } from '@/shared/lib/same-address'
import { visibleText } from '@/shared/lib/visible-text'
import { wordsOfBody } from '../tokens/body-tokens'
import { countLacking } from '../tokens/contact-tokens'
import { describeTokenProblem, lintTokens } from '../tokens/token-lint'
import { findTokens } from '../tokens/token-text'
import { tokenText } from '../tokens/tokens'
import type { Flight, FlightStep } from './flight'

function inspectSender({ sender }: FlightStep, label: string, { senders }: Flight): string[] {
  if (!sender) return [`${label} has no sender.`]
  if (!senders) return []
  const known = senders.find(({ email }) => isSameAddress(email, sender))
  if (!known) return [`${label} is sent from ${sender}, which is no longer among the senders.`]
  return known.verified ? [] : [`${label} is sent from ${sender}, which is not verified.`]
}

function inspectTokens(step: FlightStep, words: string, label: string, flight: Flight): string[] {
  const text = `${step.subject}\n${words}\n`
  const filled = findTokens(`${step.subject}\n${step.content}`)
  const contacts = flight.contacts ?? []
  const lacking = filled.flatMap((token) => {
    const count = countLacking(token, contacts)
    if (count === 0) return []
    return [
      `${label} uses ${tokenText(token)}, which ${count} of the ${contacts.length} contacts lack.`,
    ]
  })
  return [
    ...countEqual(lintTokens(text).map(describeTokenProblem)).map(
      ([problem, count]) => `${label}: ${problem}${count > 1 ? ` (${count} times)` : ''}`,
    ),
    ...findTokens(text)
      .filter((token) => !filled.includes(token))
      .map((token) => `${label}: ${tokenText(token)} has mixed formatting. Type it again.`),
    ...lacking,
  ]
}

function countEqual(sentences: readonly string[]): [sentence: string, count: number][] {
  const counts = new Map<string, number>()
  for (const sentence of sentences) counts.set(sentence, (counts.get(sentence) ?? 0) + 1)
  return [...counts]
}

/** @param label the name of the step in the sentences, for example 'Step 2' */
export function inspectStep(step: FlightStep, label: string, flight: Flight): string[] {
  const words = wordsOfBody(step.content)
  const hasBody = visibleText(words) !== ''
  const files = flight.attachments?.[step.id] ?? 0
  return [
    ...(visibleText(step.subject) ? [] : [`${label} has no subject.`]),
    ...(hasBody ? [] : [`${label} has no text.`]),
    ...inspectSender(step, label, flight),
    ...inspectTokens(step, words, label, flight),
    ...(hasBody && !findTokens(step.content).includes('unsubscribe_link')
      ? [`${label} has no unsubscribe link.`]
      : []),
    ...(files > 0 ? [`${label} has attachments, which are not sent with the campaign.`] : []),
  ]
}
