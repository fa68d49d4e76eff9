import type { Sender } from '@/entities/campaign/sender-queries'
import type { Contact } from '@/entities/lead/lead-mapping'
import type { SaidNo } from '@/entities/lead/said-no'
import type { ListState } from '@/entities/list/list-state'
import type { Translate } from '@/shared/i18n/translate'
import { isSameAddress } from '@/shared/lib/values/addresses'
import { visibleText } from '@/shared/lib/values/visible-text'
import { wrongCopies } from '../model/copy-addresses'
import type { EmailStep } from '../model/sequence'
import { findLacking } from '../tokens/contact-tokens'
import { findMentions } from '../tokens/mentions'
import { describeTokenProblem, findSpintax, lintTokens } from '../tokens/token-lint'
import { findTokens, type TokenName, tokenText } from '../tokens/tokens'
import { announcedFile } from './mentioned-files'
import { type BodyParts, readBody } from './read-body'
import { keptWrittenFor } from './written-for'

const MAX_NAMES = 3

export function namesOf(names: readonly string[], t: Translate): string {
  const shown = names.slice(0, MAX_NAMES).map((name) => t('“{name}”', { name }))
  const more = names.length - shown.length
  return [...shown, ...(more > 0 ? [t('{more, number} more', { more })] : [])].join(', ')
}

export type Finding = {
  /** Step to open; undefined for the whole campaign. */
  stepId?: string
  text: string
  /** The affected words, verbatim from the subject or body. */
  quote?: string
  lacking?: TokenName
  /** The quote probably means a token, which can replace it. */
  isMeant?: true | undefined
  /** Steps without an unsubscribe link, which can be inserted. */
  withoutOptOut?: readonly string[]
}

export type FlightStep = Pick<EmailStep, 'id' | 'subject' | 'content' | 'sender' | 'writtenFor'> &
  Partial<Pick<EmailStep, 'cc' | 'showCc' | 'delay'>>

export type PreflightInput = {
  name?: string
  steps: readonly FlightStep[]
  /** Which steps there are is not known. */
  lacksSteps?: boolean | undefined
  list: ListState
  /** Contacts of the list; undefined while loading, like the senders. */
  contacts?: readonly Contact[]
  senders?: readonly Sender[]
  attachments?: Readonly<Record<string, number>>
  saidNo?: SaidNo
}

/** Positions of `length` steps. */
type Where = { steps: string; length: number }

/** Without the step, so that several steps can share it. */
export type StepFinding = Omit<Finding, 'stepId'> & {
  /** Set if several steps may share it: they are merged into one finding that lists the steps. */
  cause?: { key: string; text: (where: Where) => string }
}
/** A string is a finding without a quote. */
type Findings = Generator<StepFinding | string>

type Context = {
  /** Step number used in sentences, from 1. */
  position: number
  flight: PreflightInput
  t: Translate
}

/** A finding that several steps may share. */
const shared = (key: string, position: number, text: (where: Where) => string) => ({
  text: text({ steps: String(position), length: 1 }),
  cause: { key, text },
})

/** Mail clients such as Gmail clip larger bodies. */
const MAX_BODY_BYTES = 100_000

function* inspectSender(
  { sender, subject, content }: FlightStep,
  { position, flight: { senders }, t }: Context,
): Findings {
  const known = senders?.find(({ email }) => isSameAddress(email, sender))
  if (!sender)
    yield shared('no sender', position, ({ steps, length }) =>
      t(
        '{length, plural, one {Step {steps} has no sender.} other {Steps {steps} have no sender.}}',
        { steps, length },
      ),
    )
  else if (!senders) return
  else if (!known)
    yield shared(`gone ${sender}`, position, ({ steps, length }) =>
      t(
        '{length, plural, one {Step {steps} is sent from {sender}, which is no longer among the senders.} other {Steps {steps} are sent from {sender}, which is no longer among the senders.}}',
        { steps, length, sender },
      ),
    )
  else if (known.verified === false)
    yield shared(`unverified ${sender}`, position, ({ steps, length }) =>
      t(
        '{length, plural, one {Step {steps} is sent from {sender}, which is not verified.} other {Steps {steps} are sent from {sender}, which is not verified.}}',
        { steps, length, sender },
      ),
    )
  else if (!visibleText(known.name) && isUsed('sender_name', subject, content)) {
    const token = tokenText('sender_name')
    yield t('Step {position} uses {token}, and {sender} has no name.', { position, token, sender })
  }
}

const isUsed = (token: TokenName, ...texts: string[]) =>
  findTokens(texts.join('\n')).includes(token)

function* inspectTokens(
  step: FlightStep,
  { words, prose, hidden }: BodyParts,
  { position, flight, t }: Context,
): Findings {
  const filled = findTokens(`${step.subject}\n${step.content}`)
  const written = `${step.subject}\n${prose}\n`
  const variants = findSpintax(written)
  const plain = variants.reduce((rest, variant) => rest.replaceAll(variant, ''), written)
  const problems = [
    ...lintTokens(`${plain}${hidden}`).map((problem) => ({
      quote: problem.written,
      isMeant: problem.suggestion && true,
      text: describeTokenProblem(problem),
    })),
    ...variants.map((quote) => ({
      quote,
      text: t('{quote} is not varied: contacts would see it as written.', { quote }),
    })),
  ]
  for (const { text: problem, count, ...found } of countEqual(problems)) {
    yield {
      ...found,
      text:
        count > 1
          ? t('Step {position}: {problem} ({count} times)', { position, problem, count })
          : t('Step {position}: {problem}', { position, problem }),
    }
  }
  for (const name of findTokens(`${step.subject}\n${words}\n`)) {
    if (filled.includes(name)) continue
    const token = tokenText(name)
    yield {
      text: t('Step {position}: {token} has mixed formatting. Type it again.', { position, token }),
      quote: token,
    }
  }
  const contacts = flight.contacts ?? []
  for (const lacking of filled) {
    const { count, placeholders } = findLacking(lacking, contacts)
    const token = tokenText(lacking)
    const total = contacts.length
    const [example] = placeholders
    if (example !== undefined) {
      const count = placeholders.length
      yield shared(`placeholder ${lacking}`, position, ({ steps, length }) =>
        length === 1
          ? t(
              'Step {position} uses {token}, which is a placeholder such as “{example}” for {count} of the {total} contacts.',
              { position, token, example, count, total },
            )
          : t(
              '{token} is a placeholder such as “{example}” for {count} of the {total} contacts: steps {steps}.',
              { steps, token, example, count, total },
            ),
      )
    }
    if (count === 0) continue
    const finding = shared(`lacking ${lacking}`, position, ({ steps, length }) =>
      length === 1
        ? t(
            'Step {position} uses {token}, which {count, plural, one {1 of the {total} contacts lacks} other {# of the {total} contacts lack}}.',
            { position, token, count, total },
          )
        : t(
            '{count, plural, one {1 of the {total} contacts lacks} other {# of the {total} contacts lack}} {token}: steps {steps}.',
            { steps, token, count, total },
          ),
    )
    yield { ...finding, lacking }
  }
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

/** An entity of HTML, which a subject shows as written. */
const ENTITY = /&(?:#\d+|#x[\da-f]+|[a-z]{2,8});/gi

function* inspectSubject({ subject }: FlightStep, { position, t }: Context): Findings {
  for (const quote of new Set(subject.match(ENTITY)))
    yield {
      text: t('Step {position}: contacts would see {quote} in the subject as written.', {
        position,
        quote,
      }),
      quote,
    }
  if (!visibleText(subject)) {
    yield shared('no subject', position, ({ steps, length }) =>
      t(
        '{length, plural, one {Step {steps} has no subject.} other {Steps {steps} have no subject.}}',
        { steps, length },
      ),
    )
    return
  }
  const prefix = position === 1 ? REPLY.exec(subject)?.[1] : undefined
  if (prefix) {
    const values = { position, prefix }
    yield {
      text: t(
        'Step {position} begins its subject with “{prefix}:”, and there is no earlier mail.',
        values,
      ),
      quote: prefix,
    }
  }
}

function* inspectCopies(
  { cc = '', showCc = true }: FlightStep,
  { position, t }: Context,
): Findings {
  for (const quote of showCc ? wrongCopies(cc) : [])
    yield {
      text: t('Step {position}: “{quote}” in Cc is not an e-mail address, and gets no copy.', {
        position,
        quote,
      }),
      quote,
    }
}

/** Finds leftover data of the contact that the AI wrote for. Ignores accents. */
function* inspectNames(
  { subject, writtenFor }: FlightStep,
  { words }: BodyParts,
  { position, t }: Context,
): Findings {
  const text = `${subject}\n${words}`
  // Two contacts may share a company.
  const named = new Set<string>()
  for (const contact of writtenFor ?? keptWrittenFor(words)) {
    const mentions = findMentions(text, { ...contact, title: '' })
    const fullName = [contact.first_name, contact.last_name].filter(Boolean).join(' ')
    for (const [fact, name] of [
      ['name', fullName],
      ['company', contact.company],
    ] as const) {
      const mention = mentions.find((one) => one.fact === fact)
      if (!mention || named.has(name)) continue
      named.add(name)
      yield {
        text: t('Step {position}: This mail names {name}. Everybody in the list will read it.', {
          position,
          name,
        }),
        quote: text.slice(mention.from, mention.to),
      }
    }
  }
}

function* inspectBody(
  { ownWords, deadLinks, wrappedLinks, trackers }: BodyParts,
  files: number,
  { position, t }: Context,
): Findings {
  for (const words of deadLinks) {
    yield words
      ? {
          text: t('Step {position}: the link “{words}” leads nowhere.', { position, words }),
          quote: words,
        }
      : t('Step {position}: a link leads nowhere.', { position })
  }
  for (const { words, host } of wrappedLinks)
    yield {
      text: t('Step {position}: the link “{words}” leads through {host}.', {
        position,
        words,
        host,
      }),
      quote: words,
    }
  for (const host of trackers)
    yield t('Step {position}: an invisible picture reports to {host} who opens the mail.', {
      position,
      host,
    })
  const file = files === 0 ? announcedFile(ownWords) : undefined
  if (file) {
    const values = { position, file }
    yield {
      text: t(
        'Step {position} says “{file}”, and attachments are not sent with the campaign.',
        values,
      ),
      quote: file,
    }
  }
}

const MAX_QUOTE = 60

function* inspectColors({ faint }: BodyParts, { position, t }: Context): Findings {
  const [quote] = faint
  if (quote === undefined) return
  const words = quote.length > MAX_QUOTE ? `${quote.slice(0, MAX_QUOTE).trimEnd()}…` : quote
  const values = { position, words, count: faint.length - 1 }
  yield {
    quote,
    text:
      values.count === 0
        ? t('Step {position}: “{words}” can hardly be read on its background.', values)
        : t(
            'Step {position}: “{words}” and {count, plural, one {one more text} other {{count} more texts}} can hardly be read on their background.',
            values,
          ),
  }
}

function* inspectSize(content: string, { position, t }: Context): Findings {
  // Encoded only near the limit: a UTF-16 code unit takes at most three bytes.
  const bytes = content.length * 3 > MAX_BODY_BYTES ? new TextEncoder().encode(content).length : 0
  if (bytes > MAX_BODY_BYTES) {
    const values = { position, size: Math.round(bytes / 1000) }
    yield t('Step {position} has a body of {size} kB: above 100, mail programs cut it off.', values)
  }
}

/** Findings per step, with the inputs they were computed from. */
const inspected = new WeakMap<
  FlightStep,
  { parts: BodyParts; madeOf: readonly unknown[]; findings: StepFinding[] }
>()

/** Parsed body, cached per step object. */
export const bodyOf = (step: FlightStep): BodyParts =>
  inspected.get(step)?.parts ?? readBody(step.content)

export function inspectStep(step: FlightStep, context: Context): StepFinding[] {
  const { position, flight, t } = context
  const files = flight.attachments?.[step.id] ?? 0
  const madeOf = [position, flight.contacts, flight.senders, files, t]
  const known = inspected.get(step)
  if (known?.madeOf.every((part, index) => part === madeOf[index])) return known.findings
  const parts = known?.parts ?? readBody(step.content)
  const findings = [...inspect(step, parts, files, context)].map((found) =>
    typeof found === 'string' ? { text: found } : found,
  )
  inspected.set(step, { parts, madeOf, findings })
  return findings
}

function* inspect(step: FlightStep, parts: BodyParts, files: number, context: Context): Findings {
  const { position, t } = context
  const hasBody = visibleText(parts.words) !== ''
  yield* inspectSubject(step, context)
  if (!hasBody) yield t('Step {position} has no text.', { position })
  yield* inspectSender(step, context)
  yield* inspectCopies(step, context)
  yield* inspectTokens(step, parts, context)
  yield* inspectNames(step, parts, context)
  if (hasBody) {
    yield* inspectBody(parts, files, context)
    yield* inspectColors(parts, context)
    if (!parts.hasOptOut && !isUsed('unsubscribe_link', step.content)) {
      const finding = shared('no unsubscribe link', position, ({ steps, length }) =>
        t(
          '{length, plural, one {Step {steps} has no unsubscribe link.} other {Steps {steps} have no unsubscribe link.}}',
          { steps, length },
        ),
      )
      yield { ...finding, withoutOptOut: [step.id] }
    }
  }
  yield* inspectSize(step.content, context)
  if (files > 0)
    yield t('Step {position} has attachments, which are not sent with the campaign.', { position })
}
