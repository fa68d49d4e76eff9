import { parseMail } from '../mail/mail-source'
import { withoutAccents } from '../tokens/mentions'
import { wordsIn } from '../tokens/body-tokens'

export type BodyParts = {
  words: string
  /** The same without code. */
  prose: string
  /** Addresses of links and texts of pictures. */
  hidden: string
  /** The own words of the sender: without quoted mails, and without the texts of links. */
  ownWords: string
  /** The texts of links without an address, or with one that leads nowhere. */
  deadLinks: string[]
  /** Whether a link says that it unsubscribes, by its words or its address. */
  hasOptOut: boolean
  /** The number of pictures without a text. */
  mutePictures: number
}

export function readBody(html: string): BodyParts {
  const { body } = parseMail(html)
  const words = wordsIn(body)
  const links = [...body.querySelectorAll<HTMLElement>('a[href]')]
  const pictures = [...body.querySelectorAll('img')]
  const hidden = [
    ...links.map((link) => link.getAttribute('href') ?? ''),
    ...pictures.map((picture) => picture.getAttribute('alt') ?? ''),
  ]
  const deadLinks = links.filter(leadsNowhere).map((link) => link.textContent.trim())
  const hasOptOut = links.some((link) => isOptOut(link) && !leadsNowhere(link))
  const mutePictures = pictures.filter(isMute).length
  for (const code of body.querySelectorAll('pre, code')) code.remove()
  const prose = wordsIn(body)
  for (const part of body.querySelectorAll('blockquote, .gmail_quote, a[href]')) part.remove()
  const ownWords = wordsIn(body)
    .split('\n')
    .filter((line) => !line.trimStart().startsWith('>'))
    .join('\n')
  return { words, prose, hidden: hidden.join('\n'), ownWords, deadLinks, hasOptOut, mutePictures }
}

const NOWHERE = /^(?:https?:\/*|about:blank|javascript:.*|mailto:|tel:)?$/i

/** An anchor leads somewhere if the mail has its target. */
function leadsNowhere(link: HTMLElement): boolean {
  const address = link.getAttribute('href')?.trim() ?? ''
  if (!address.startsWith('#')) return NOWHERE.test(address)
  const name = address.slice(1)
  const targets = [...link.ownerDocument.querySelectorAll('[id], [name]')]
  return !targets.some((one) => one.id === name || one.getAttribute('name') === name)
}

/** In the languages of our mails, without accents, as words and as parts of an address. */
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
  const said = `${link.textContent} ${decoded(link.getAttribute('href') ?? '')}`
  return OPT_OUT.test(withoutAccents(said).toLowerCase())
}

function decoded(address: string): string {
  try {
    return decodeURIComponent(address)
  } catch {
    return address
  }
}

const MAX_PIXEL = 2

/** Pictures of one or two pixels count openings; an empty text marks decoration, unless it is a link. */
function isMute(picture: Element): boolean {
  const size = (name: string) => Number.parseInt(picture.getAttribute(name) ?? '', 10)
  if (size('width') <= MAX_PIXEL || size('height') <= MAX_PIXEL) return false
  const text = picture.getAttribute('alt')
  const isAlone = picture.closest('a[href]')?.textContent.trim() === ''
  return text === null || (isAlone && text.trim() === '')
}
