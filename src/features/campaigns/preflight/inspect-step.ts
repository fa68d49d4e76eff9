import { isSameAddress } from '@/shared/lib/same-address'
import { visibleText } from '@/shared/lib/visible-text'
import { countLacking } from '../tokens/contact-tokens'
import { describeTokenProblem, lintTokens } from '../tokens/token-lint'
import { findTokens } from '../tokens/token-text'
import { tokenText } from '../tokens/tokens'
import type { Finding, Flight, FlightStep } from './flight'
import { findForeignTokens, findSpintax } from './foreign-tokens'
import { announcedFile } from './mentioned-files'
import { type BodyParts, readBody } from './read-body'

/** Without the step, which is the same for all. */
type StepFinding = Pick<Finding, 'text' | 'quote'>

/** Mail programs cut longer bodies off, Gmail for example. */
const MAX_BODY_BYTES = 100_000
/** A phone shows about 40 characters of a subject. */
const MAX_SUBJECT = 60

function inspectSender({ sender, subject, content }: FlightStep, label: string, flight: Flight) {
  const { senders } = flight
  if (!sender) return [`${label} has no sender.`]
  if (!senders) return []
  const known = senders.find(({ email }) => isSameAddress(email, sender))
  if (!known) return [`${label} is sent from ${sender}, which is no longer among the senders.`]
  if (!known.verified) return [`${label} is sent from ${sender}, which is not verified.`]
  const isNamed = findTokens(`${subject}\n${content}`).includes('sender_name')
  return isNamed && !visibleText(known.name)
    ? [`${label} uses {{sender_name}}, and ${sender} has no name.`]
    : []
}

function inspectTokens(
  step: FlightStep,
  { words, prose, hidden }: BodyParts,
  label: string,
  flight: Flight,
): StepFinding[] {
  const text = `${step.subject}\n${words}\n`
  const filled = findTokens(`${step.subject}\n${step.content}`)
  const contacts = flight.contacts ?? []
  const lacking = filled.flatMap((token) => {
    const count = countLacking(token, contacts)
    if (count === 0) return []
    return [
      {
        text: `${label} uses ${tokenText(token)}, which ${count} of the ${contacts.length} contacts lack.`,
      },
    ]
  })
  const written = `${step.subject}\n${prose}\n`
  const foreign = findForeignTokens(written + hidden)
  const variants = findSpintax(written)
  const problems = [
    ...[...lintTokens(written), ...foreign].map((problem) => ({
      quote: problem.written,
      text: describeTokenProblem(problem),
    })),
    ...variants.map((quote) => ({
      quote,
      text: `${quote} is not varied: contacts would see it as written.`,
    })),
  ]
  return [
    ...countEqual(problems).map(({ text, quote, count }) => ({
      quote,
      text: `${label}: ${text}${count > 1 ? ` (${count} times)` : ''}`,
    })),
    ...findTokens(text)
      .filter((token) => !filled.includes(token))
      .map((token) => ({
        text: `${label}: ${tokenText(token)} has mixed formatting. Type it again.`,
        quote: tokenText(token),
      })),
    ...lacking,
  ]
}

function countEqual<Problem extends { text: string }>(problems: readonly Problem[]) {
  const counts = new Map<string, Problem & { count: number }>()
  for (const problem of problems) {
    const count = (counts.get(problem.text)?.count ?? 0) + 1
    counts.set(problem.text, { ...problem, count })
  }
  return [...counts.values()]
}

const REPLY = /^\s*(re|fwd?|aw|wg)\s*:/i

function inspectSubject(subject: string, label: string, isFirst: boolean): StepFinding[] {
  if (!visibleText(subject)) return [{ text: `${label} has no subject.` }]
  // The value of a token is shorter than its name.
  const { length } = subject.replace(/\{\{\w+\}\}/g, 'token')
  const prefix = REPLY.exec(subject)?.[1]
  return [
    ...(isFirst && prefix
      ? [
          {
            text: `${label} begins its subject with “${prefix}:”, and there is no earlier mail.`,
            quote: prefix,
          },
        ]
      : []),
    ...(length > MAX_SUBJECT
      ? [
          {
            text: `${label} has a subject of ${length} characters: phones show about 40.`,
            quote: subject,
          },
        ]
      : []),
  ]
}

function inspectBody(
  content: string,
  { ownWords, deadLinks, mutePictures }: BodyParts,
  label: string,
  files: number,
): StepFinding[] {
  const file = files === 0 ? announcedFile(ownWords) : undefined
  // Counted only where it may be too much: a character has up to three bytes here.
  const bytes = content.length * 3 > MAX_BODY_BYTES ? new TextEncoder().encode(content).length : 0
  return [
    ...deadLinks.map((words) => ({
      text: words
        ? `${label}: the link “${words}” leads nowhere.`
        : `${label}: a link leads nowhere.`,
      quote: words || undefined,
    })),
    ...(mutePictures > 0
      ? [
          mutePictures === 1
            ? `${label} has a picture without alternative text.`
            : `${label} has ${mutePictures} pictures without alternative text.`,
        ].map((text) => ({ text }))
      : []),
    ...(file
      ? [
          {
            text: `${label} says “${file}”, and attachments are not sent with the campaign.`,
            quote: file,
          },
        ]
      : []),
    ...(bytes > MAX_BODY_BYTES
      ? [
          {
            text: `${label} has a body of ${Math.round(bytes / 1000)} kB: above 100, mail programs cut it off.`,
          },
        ]
      : []),
  ]
}

/** @param label the name of the step in the sentences, for example 'Step 2' */
export function inspectStep(step: FlightStep, label: string, flight: Flight): StepFinding[] {
  const parts = readBody(step.content)
  const hasBody = visibleText(parts.words) !== ''
  const files = flight.attachments?.[step.id] ?? 0
  const has = (is: boolean, text: string) => (is ? [{ text: `${label} ${text}` }] : [])
  return [
    ...inspectSubject(step.subject, label, flight.steps[0] === step),
    ...has(!hasBody, 'has no text.'),
    ...inspectSender(step, label, flight).map((text) => ({ text })),
    ...inspectTokens(step, parts, label, flight),
    ...(hasBody ? inspectBody(step.content, parts, label, files) : []),
    ...has(
      hasBody && !findTokens(step.content).includes('unsubscribe_link'),
      'has no unsubscribe link.',
    ),
    ...has(files > 0, 'has attachments, which are not sent with the campaign.'),
  ]
}
