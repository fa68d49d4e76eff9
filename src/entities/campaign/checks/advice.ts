import type { Translate } from '@/shared/i18n/translate'
import { visibleText } from '@/shared/lib/values/visible-text'
import { parseMail } from '../mail/mail-source'
import type { EmailStep } from '../model/sequence'
import { wordsIn } from '../mail/body-tokens'
import { type SpamReason, spamReasons, spamWords } from './spam-words'

export type Advice = {
  /** Unchanged while the advice concerns the same words of the same step. */
  key: string
  place: 'subject' | 'text'
  text: string
}

/** Desktop mail clients show about this many characters. */
const MAX_SUBJECT = 60
const MAX_WORDS = 200
const MAX_LINKS = 3
/** Minimum length, because shorter words in capitals are abbreviations. */
const MIN_SHOUTED = 5

const withoutTokens = (text: string) => text.replaceAll(/\{\{[^{}]*\}\}/g, ' ')

const quoted = (words: string) => words.replaceAll(/[.*+?^${}()|[\]\\/]/g, String.raw`\$&`)

const patterns = Object.values(spamWords).flatMap((byReason) =>
  Object.entries(byReason).flatMap(([reason, words]) =>
    words.map((word) => ({
      reason,
      pattern: new RegExp(String.raw`(?<![\p{L}\p{N}])${quoted(word)}(?![\p{L}\p{N}])`, 'iu'),
    })),
  ),
)

const isReason = (reason: string): reason is SpamReason => reason in spamReasons

/** Spam trigger words in a text, verbatim; the longest match at each position. */
export function findSpamWords(text: string): { words: string; reason: SpamReason }[] {
  const plain = text.replaceAll('’', "'")
  const found = patterns.flatMap(({ pattern, reason }) => {
    const match = pattern.exec(plain)
    return match && isReason(reason) ? [{ at: match.index, words: match[0], reason }] : []
  })
  const isWithin = ({ at, words }: (typeof found)[number]) =>
    found.some(
      (other) =>
        other.words.length > words.length &&
        other.at <= at &&
        at + words.length <= other.at + other.words.length,
    )
  const byWords = new Map(
    found
      .filter((one) => !isWithin(one))
      .toSorted((a, b) => a.at - b.at)
      .map(({ words, reason }) => [words.toLowerCase(), { words, reason }]),
  )
  return [...byWords.values()]
}

export const findShouted = (text: string): string[] => [
  ...new Set(
    withoutTokens(text).match(
      new RegExp(String.raw`(?<![\p{L}\p{N}])\p{Lu}{${MIN_SHOUTED},}(?![\p{L}\p{N}])`, 'gu'),
    ),
  ),
]

export const countExclamations = (text: string): number => text.match(/[!¡！]/g)?.length ?? 0

export const hasQuestion = (text: string): boolean => /[?？؟]/.test(text)

export const countWords = (text: string): number =>
  withoutTokens(text).match(/[\p{L}\p{N}]+(?:['’-][\p{L}\p{N}]+)*/gu)?.length ?? 0

/** @param links verbatim addresses */
export const countLinks = (links: readonly string[]): number =>
  links.filter((link) => /^https?:/i.test(link.trim())).length

const MAX_PIXEL = 2

/**
 * Whether an image lacks an alt text. Tracking pixels (one or two pixels) need none; an empty one
 * marks decoration, except in a link that contains nothing else.
 */
function isMute(picture: Element): boolean {
  const size = (name: string) => Number.parseInt(picture.getAttribute(name) ?? '', 10)
  if (size('width') <= MAX_PIXEL || size('height') <= MAX_PIXEL) return false
  const text = picture.getAttribute('alt')
  const isAlone = picture.closest('a[href]')?.textContent.trim() === ''
  return text === null || (isAlone && text.trim() === '')
}

export const countMutePictures = (body: Element): number =>
  [...body.querySelectorAll('img')].filter(isMute).length

type Mail = {
  subject: string
  words: string
  links: readonly string[]
  /** Number of pictures without alternative text. */
  mutePictures: number
}

/** Advice on deliverability, with reasons. Not part of the findings. */
export function adviseMail(
  { subject, words, links, mutePictures }: Mail,
  isFirst: boolean,
  t: Translate,
): Advice[] {
  const advice: Advice[] = []
  const add = (place: Advice['place'], key: string, text: string) =>
    advice.push({ key: `${place} ${key}`, place, text })

  for (const [place, text] of [
    ['subject', subject],
    ['text', words],
  ] as const) {
    for (const { words: found, reason } of findSpamWords(text)) {
      const values = { words: found, reason: t(spamReasons[reason]) }
      add(place, `spam ${found.toLowerCase()}`, t('“{words}”: {reason}', values))
    }
    const shouted = findShouted(text)
    if (shouted.length > 0) {
      const list = shouted.slice(0, 3).join(', ')
      add(
        place,
        `capitals ${list}`,
        t('Words in capitals read as shouting: {words}.', { words: list }),
      )
    }
    const count = countExclamations(text)
    if (count > 1)
      add(
        place,
        'exclamations',
        t('{count} exclamation marks look like advertising: one is enough.', { count }),
      )
  }
  // Estimates the length of a token's value, which is usually shorter than its name.
  const { length: subjectLength } = subject.replaceAll(/\{\{\w+\}\}/g, 'token')
  if (subjectLength > MAX_SUBJECT)
    add(
      'subject',
      'length',
      t('{length} characters: mail programs cut off a subject after about {max}.', {
        length: subjectLength,
        max: MAX_SUBJECT,
      }),
    )
  if (mutePictures > 0)
    add(
      'text',
      'pictures',
      mutePictures === 1
        ? t(
            'A picture without alternative text: people whose mail program blocks pictures see nothing there.',
          )
        : t(
            '{count} pictures without alternative text: people whose mail program blocks pictures see nothing there.',
            { count: mutePictures },
          ),
    )
  if (visibleText(words) === '') return advice
  const linkCount = countLinks(links)
  if (linkCount > MAX_LINKS)
    add(
      'text',
      'links',
      t('{count} links: filters count them, and readers do not choose among so many.', {
        count: linkCount,
      }),
    )
  const length = countWords(words)
  if (isFirst && length > MAX_WORDS)
    add(
      'text',
      'length',
      t('{count} words: a first mail of over {max} is seldom read to its end.', {
        count: length,
        max: MAX_WORDS,
      }),
    )
  if (!hasQuestion(words))
    add('text', 'question', t('No question: one that is easy to answer brings more replies.'))
  return advice
}

export function adviseStep(
  { subject, content }: Pick<EmailStep, 'subject' | 'content'>,
  isFirst: boolean,
  t: Translate,
): Advice[] {
  const { body } = parseMail(content)
  const links = [...body.querySelectorAll('a[href]')].map((link) => link.getAttribute('href') ?? '')
  const mutePictures = countMutePictures(body)
  return adviseMail({ subject, words: wordsIn(body), links, mutePictures }, isFirst, t)
}
