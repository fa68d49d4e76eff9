import { textKey } from '@/shared/lib/values/text-key'
import { visibleText } from '@/shared/lib/values/visible-text'
import {
  colorOf,
  GROUND,
  groundOf,
  INK,
  inlineStyleSheets,
  isReadable,
  removeHidden,
} from '../mail/css'
import { isTracker } from '../mail/foreign-html'
import { unwrapLink } from '../mail/wrapped-links'
import { parseMail } from '../mail/mail-source'
import { isElement, linesOf, wordsIn } from '../mail/body-tokens'

export type BodyParts = {
  words: string
  /** Text without code. */
  prose: string
  /** Link addresses and image alt texts. */
  hidden: string
  /** The sender's text, without quoted mails and link texts. */
  ownWords: string
  /** Texts of links whose address is missing or useless. */
  deadLinks: string[]
  /** Texts of links that lead through a server of another program, with its host. */
  wrappedLinks: { words: string; host: string }[]
  /** Hosts of invisible pictures. */
  trackers: string[]
  hasOptOut: boolean
  faint: string[]
}

export function readBody(html: string): BodyParts {
  const { page, body } = parseMail(html)
  const words = wordsIn(body)
  const links = [...body.querySelectorAll<HTMLElement>('a[href]')]
  const pictures = [...body.querySelectorAll('img')]
  const hidden = [
    ...links.map((link) => link.getAttribute('href') ?? ''),
    ...pictures.map((picture) => picture.getAttribute('alt') ?? ''),
  ]
  const deadLinks = links.filter(leadsNowhere).map((link) => link.textContent.trim())
  const wrappedLinks = links.flatMap((link) => {
    const address = link.getAttribute('href') ?? ''
    return unwrapLink(address) ? [{ words: link.textContent.trim(), host: hostOf(address) }] : []
  })
  const trackers = pictures.filter(isTracker).map((one) => hostOf(one.getAttribute('src') ?? ''))
  const hasOptOut = links.some((link) => isOptOut(link) && !leadsNowhere(link))
  inlineStyleSheets(page)
  // Without hidden texts, such as a preheader.
  const shown = body.cloneNode(true)
  if (isElement(shown)) removeHidden(shown)
  const faint = isElement(shown) ? faintTexts(shown) : []
  for (const code of body.querySelectorAll('pre, code')) code.remove()
  const prose = wordsIn(body)
  for (const part of body.querySelectorAll('blockquote, .gmail_quote, a[href]')) part.remove()
  const ownWords = wordsIn(body)
    .split('\n')
    .filter((line) => !line.trimStart().startsWith('>'))
    .join('\n')
  return {
    words,
    prose,
    hidden: hidden.join('\n'),
    ownWords,
    deadLinks,
    wrappedLinks,
    trackers: [...new Set(trackers.filter(Boolean))],
    hasOptOut,
    faint,
  }
}

const hostOf = (address: string) => /^https?:\/\/([^/?#]+)/i.exec(address.trim())?.[1] ?? ''

const NOWHERE = /^(?:https?:\/*|about:blank|javascript:.*|mailto:|tel:)?$/i

/** An anchor link works only if the mail contains its target. */
function leadsNowhere(link: HTMLElement): boolean {
  const address = link.getAttribute('href')?.trim() ?? ''
  if (!address.startsWith('#')) return NOWHERE.test(address)
  const name = address.slice(1)
  const targets = [...link.ownerDocument.querySelectorAll('[id], [name]')]
  return !targets.some((one) => one.id === name || one.getAttribute('name') === name)
}

/**
 * Opt-out wording in the languages of our mails, without accents; matches words and parts of
 * addresses.
 */
const OPT_OUT = new RegExp(
  [
    String.raw`unsub(?:scribe)?\b|unsubscri|\bopt(?:ing)?[\s_-]?out\b`,
    String.raw`\babmeld(?:en|ung)\b|\babbestell(?:en|ung)\b|\baustragen\b`,
    String.raw`\bdesabonne(?:r|z|ment)\b|\bdesinscri(?:re|vez|ption)`,
    String.raw`\bdar(?:se|me|te)?[\s_-](?:de[\s_-])?baja\b|\b(?:cancelar|anular)[\s_-](?:(?:la|mi|su|tu)[\s_-])?suscripcion\b`,
    String.raw`\bcancelar[\s_-](?:a[\s_-])?(?:minha[\s_-]|sua[\s_-])?(?:inscricao|subscricao|assinatura)\b|\bdescadastrar`,
  ].join('|'),
)

function isOptOut(link: HTMLElement): boolean {
  const wording = `${link.textContent} ${decoded(link.getAttribute('href') ?? '')}`
  return OPT_OUT.test(textKey(wording))
}

function decoded(address: string): string {
  try {
    return decodeURIComponent(address)
  } catch {
    return address
  }
}

/** Colours of a text: false if unknown. */
type Shown = { color: string | false; ground: string | false }

function faintTexts(body: Element): string[] {
  const known = new Map<Element, Shown>()
  const shownIn = (element: Element | null): Shown => {
    if (!element) return { color: INK, ground: GROUND }
    const shown = known.get(element) ?? shownBy(element, shownIn(element.parentElement))
    known.set(element, shown)
    return shown
  }
  const isFaint = ({ parentElement }: Text) => {
    const { color, ground } = shownIn(parentElement)
    return color && ground && !isReadable(color, ground)
  }
  return linesOf(body)
    .flatMap((line) =>
      line
        .map((node) => (isFaint(node) ? oneLine(node.data) : '\n'))
        .join('')
        .split('\n'),
    )
    .filter((text) => visibleText(text))
    .map((text) => text.trim())
}

const oneLine = (text: string) => text.replace(/[ \t\r\n]+/g, ' ')

/** Mail clients give links their own colour. */
function shownBy(element: Element, outer: Shown): Shown {
  const isLink = element.tagName === 'A' && element.hasAttribute('href')
  return {
    color: colorOf(element) ?? (isLink ? false : outer.color),
    ground: groundOf(element) ?? outer.ground,
  }
}
