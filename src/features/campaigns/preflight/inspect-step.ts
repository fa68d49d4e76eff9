import { visibleText } from '@/shared/lib/visible-text'
import { countLacking } from '../content/contact-tokens'
import { describeTokenProblem, lintTokens } from '../content/token-lint'
import { splitAtTokens } from '../content/token-text'
import { tokenText, type TokenName } from '../content/tokens'
import type { Flight, FlightStep } from './flight'

const parser = new DOMParser()

/** The words of a body; a document that is parsed this way loads and runs nothing. */
function wordsOf(html: string): string {
  return parser.parseFromString(html, 'text/html').body.textContent
}

function tokensIn(text: string): TokenName[] {
  return splitAtTokens(text).flatMap((piece) => ('token' in piece ? [piece.token] : []))
}

function inspectSender({ sender }: FlightStep, label: string, { senders }: Flight): string[] {
  if (!sender) return [`${label} has no sender.`]
  if (!senders) return []
  const known = senders.find(({ email }) => email.toLowerCase() === sender.toLowerCase())
  if (!known) return [`${label} is sent from ${sender}, which is not among the senders any more.`]
  return known.verified ? [] : [`${label} is sent from ${sender}, which is not verified.`]
}

function inspectTokens(step: FlightStep, words: string, label: string, flight: Flight): string[] {
  const text = `${step.subject}\n${words}`
  const used = new Set(tokensIn(text))
  const inMarkup = new Set(tokensIn(`${step.subject}\n${step.content}`))
  const contacts = flight.contacts ?? []
  const lacking = [...used].flatMap((token) => {
    const count = countLacking(token, contacts)
    if (count === 0) return []
    return [
      `${label} uses ${tokenText(token)}, which ${count} of the ${contacts.length} contacts lack.`,
    ]
  })
  return [
    ...lintTokens(text).map((problem) => `${label}: ${describeTokenProblem(problem)}`),
    ...[...used]
      .filter((token) => !inMarkup.has(token))
      .map((token) => `${label}: ${tokenText(token)} is formatted in parts. Write it anew.`),
    ...lacking,
  ]
}

/** @param label how the sentences name the step: 'Step 2' */
export function inspectStep(step: FlightStep, label: string, flight: Flight): string[] {
  const words = wordsOf(step.content)
  const hasBody = visibleText(words) !== ''
  const files = flight.attachments?.[step.id] ?? 0
  return [
    ...(visibleText(step.subject) ? [] : [`${label} has no subject.`]),
    ...(hasBody ? [] : [`${label} has no text.`]),
    ...inspectSender(step, label, flight),
    ...inspectTokens(step, words, label, flight),
    ...(hasBody && !step.content.includes(tokenText('unsubscribe_link'))
      ? [`${label} has no unsubscribe link.`]
      : []),
    ...(files > 0 ? [`${label} has attachments, which are not sent with the campaign.`] : []),
  ]
}
