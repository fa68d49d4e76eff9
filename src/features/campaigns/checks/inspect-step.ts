import type { Translate } from '@/shared/i18n/translate'
import { isSameAddress } from '@/shared/lib/addresses'
import { visibleText } from '@/shared/lib/visible-text'
import { countLacking } from '../tokens/contact-tokens'
import { describeTokenProblem, lintTokens } from '../tokens/token-lint'
import { findMentions } from '../tokens/mentions'
import { findTokens } from '../tokens/token-text'
import { tokenText } from '../tokens/tokens'
import type { Finding, Flight, FlightStep } from './flight'
import { findForeignTokens, findSpintax } from './foreign-tokens'
import { announcedFile } from './mentioned-files'
import { type BodyParts, readBody } from './read-body'
import { keptWrittenFor } from './written-for'

/** Without the step, which is the same for all. */
type StepFinding = Omit<Finding, 'stepId'>

type Place = {
  /** The number of the step in the sentences, from 1. */
  position: number
  flight: Flight
  t: Translate
}

/** Mail programs cut longer bodies off, Gmail for example. */
const MAX_BODY_BYTES = 100_000
/** Mail programs on a desktop show about as many characters. */
const MAX_SUBJECT = 60

function inspectSender(
  { sender, subject, content }: FlightStep,
  { position, flight: { senders }, t }: Place,
): string[] {
  if (!sender) return [t('Step {position} has no sender.', { position })]
  if (!senders) return []
  const known = senders.find(({ email }) => isSameAddress(email, sender))
  if (!known) {
    return [
      t('Step {position} is sent from {sender}, which is no longer among the senders.', {
        position,
        sender,
      }),
    ]
  }
  if (!known.verified) {
    return [
      t('Step {position} is sent from {sender}, which is not verified.', { position, sender }),
    ]
  }
  const isNamed = findTokens(`${subject}\n${content}`).includes('sender_name')
  if (!isNamed || visibleText(known.name)) return []
  const token = tokenText('sender_name')
  return [t('Step {position} uses {token}, and {sender} has no name.', { position, token, sender })]
}

function inspectTokens(
  step: FlightStep,
  { words, prose, hidden }: BodyParts,
  { position, flight, t }: Place,
): StepFinding[] {
  const text = `${step.subject}\n${words}\n`
  const filled = findTokens(`${step.subject}\n${step.content}`)
  const contacts = flight.contacts ?? []
  const lacking = filled.flatMap((token) => {
    const count = countLacking(token, contacts)
    if (count === 0) return []
    return [
      {
        text: t('Step {position} uses {token}, which {count} of the {total} contacts lack.', {
          position,
          token: tokenText(token),
          count,
          total: contacts.length,
        }),
        lacking: token,
      },
    ]
  })
  const written = `${step.subject}\n${prose}\n`
  const foreign = findForeignTokens(written + hidden)
  const variants = findSpintax(written)
  const plain = variants.reduce((rest, variant) => rest.replaceAll(variant, ''), written)
  const problems = [
    ...[...lintTokens(plain), ...foreign].map((problem) => ({
      quote: problem.written,
      text: describeTokenProblem(problem),
    })),
    ...variants.map((quote) => ({
      quote,
      text: t('{quote} is not varied: contacts would see it as written.', { quote }),
    })),
  ]
  return [
    ...countEqual(problems).map(({ text: problem, quote, count }) => ({
      quote,
      text:
        count > 1
          ? t('Step {position}: {problem} ({count} times)', { position, problem, count })
          : t('Step {position}: {problem}', { position, problem }),
    })),
    ...findTokens(text)
      .filter((token) => !filled.includes(token))
      .map((name) => {
        const token = tokenText(name)
        return {
          text: t('Step {position}: {token} has mixed formatting. Type it again.', {
            position,
            token,
          }),
          quote: token,
        }
      }),
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

function inspectSubject({ subject }: FlightStep, { position, t }: Place): StepFinding[] {
  if (!visibleText(subject)) {
    return [{ text: t('Step {position} has no subject.', { position }) }]
  }
  // The value of a token is shorter than its name.
  const { length } = subject.replace(/\{\{\w+\}\}/g, 'token')
  const prefix = position === 1 ? REPLY.exec(subject)?.[1] : undefined
  return [
    ...(prefix
      ? [
          {
            text: t(
              'Step {position} begins its subject with “{prefix}:”, and there is no earlier mail.',
              { position, prefix },
            ),
            quote: prefix,
          },
        ]
      : []),
    ...(length > MAX_SUBJECT
      ? [
          {
            text: t(
              'Step {position} has a subject of {length} characters: mail programs cut it off after about {max}.',
              { position, length, max: MAX_SUBJECT },
            ),
            quote: subject,
          },
        ]
      : []),
  ]
}

/** The data of a contact for whom the AI wrote it, without regard to accents. */
function inspectNames(
  { subject, writtenFor }: FlightStep,
  { words }: BodyParts,
  { position, t }: Place,
): StepFinding[] {
  const text = `${subject}\n${words}`
  const findings = (writtenFor ?? keptWrittenFor(words)).flatMap((contact) => {
    const mentions = findMentions(text, { ...contact, title: '' })
    return (['name', 'company'] as const).flatMap((fact) => {
      const mention = mentions.find((one) => one.fact === fact)
      if (!mention) return []
      const fullName = [contact.first_name, contact.last_name].filter(Boolean).join(' ')
      return [
        {
          text: t('Step {position}: This mail names {name}. Everybody in the list will read it.', {
            position,
            name: fact === 'name' ? fullName : contact.company,
          }),
          quote: text.slice(mention.from, mention.to),
        },
      ]
    })
  })
  // Two contacts may be of one company.
  return [...new Map(findings.map((finding) => [finding.text, finding])).values()]
}

function inspectBody(
  content: string,
  { ownWords, deadLinks, mutePictures }: BodyParts,
  files: number,
  { position, t }: Place,
): StepFinding[] {
  const file = files === 0 ? announcedFile(ownWords) : undefined
  // Counted only where it may be too much: a character has up to three bytes here.
  const bytes = content.length * 3 > MAX_BODY_BYTES ? new TextEncoder().encode(content).length : 0
  return [
    ...deadLinks.map((words) => ({
      text: words
        ? t('Step {position}: the link “{words}” leads nowhere.', { position, words })
        : t('Step {position}: a link leads nowhere.', { position }),
      quote: words || undefined,
    })),
    ...(mutePictures > 0
      ? [
          mutePictures === 1
            ? t('Step {position} has a picture without alternative text.', { position })
            : t('Step {position} has {count} pictures without alternative text.', {
                position,
                count: mutePictures,
              }),
        ].map((text) => ({ text }))
      : []),
    ...(file
      ? [
          {
            text: t(
              'Step {position} says “{file}”, and attachments are not sent with the campaign.',
              { position, file },
            ),
            quote: file,
          },
        ]
      : []),
    ...(bytes > MAX_BODY_BYTES
      ? [
          {
            text: t(
              'Step {position} has a body of {size} kB: above 100, mail programs cut it off.',
              { position, size: Math.round(bytes / 1000) },
            ),
          },
        ]
      : []),
  ]
}

/** The last findings of a step, and what they were made of. */
const inspected = new WeakMap<
  FlightStep,
  { parts: BodyParts; madeOf: readonly unknown[]; findings: StepFinding[] }
>()

/** A step is inspected again only if it, its place or what is known has changed. */
export function inspectStep(step: FlightStep, place: Place): StepFinding[] {
  const { position, flight, t } = place
  const files = flight.attachments?.[step.id] ?? 0
  const madeOf = [position, flight.contacts, flight.senders, files, t]
  const known = inspected.get(step)
  if (known?.madeOf.every((part, index) => part === madeOf[index])) return known.findings
  const parts = known?.parts ?? readBody(step.content)
  const findings = inspect(step, parts, place)
  inspected.set(step, { parts, madeOf, findings })
  return findings
}

function inspect(step: FlightStep, parts: BodyParts, place: Place): StepFinding[] {
  const { position, flight, t } = place
  const hasBody = visibleText(parts.words) !== ''
  const files = flight.attachments?.[step.id] ?? 0
  const lacksLink =
    hasBody && !parts.hasOptOut && !findTokens(step.content).includes('unsubscribe_link')
  return [
    ...inspectSubject(step, place),
    ...(hasBody ? [] : [{ text: t('Step {position} has no text.', { position }) }]),
    ...inspectSender(step, place).map((text) => ({ text })),
    ...inspectTokens(step, parts, place),
    ...inspectNames(step, parts, place),
    ...(hasBody ? inspectBody(step.content, parts, files, place) : []),
    ...(lacksLink ? [{ text: t('Step {position} has no unsubscribe link.', { position }) }] : []),
    ...(files > 0
      ? [
          {
            text: t('Step {position} has attachments, which are not sent with the campaign.', {
              position,
            }),
          },
        ]
      : []),
  ]
}
