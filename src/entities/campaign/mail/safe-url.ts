import { repairTokens, splitAtTokens, withoutThirdBrace } from '../tokens/tokens'
import { unwrapLink } from './wrapped-links'

export const BLANK_LINK = 'about:blank'
/** A transparent pixel: loads nothing and shows no broken image. */
export const BLANK_IMAGE =
  'data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7'

/** Control and zero-width characters: browsers ignore some of them inside a scheme. */
// oxlint-disable-next-line no-control-regex -- the pattern matches them
const HIDDEN = /[\u0000-\u001F\u007F-\u009F\u00AD\u200B-\u200F\u2028-\u202E\u2060-\u206F\uFEFF]/g
const BARE_HOST =
  /^(?:[\p{L}\p{N}](?:[\p{L}\p{N}-]*[\p{L}\p{N}])?\.)+\p{L}{2,}(?::\d{1,5})?(?:[/?#]|$)/u
const WEB = /^https?:\/\/[^/\\?#]/i
const MAIL_OR_PHONE = /^(?:mailto|tel):./i
const PICTURE = /^data:image\/[a-z0-9.+-]+[;,]/i

const withoutHidden = (url: string) => url.replace(HIDDEN, '').trim()

/** Polyfill for `URL.canParse`, which Safari lacks before 17. */
function canParse(url: string): boolean {
  try {
    return new URL(url).href !== ''
  } catch {
    return false
  }
}

/** Tokens are replaced with a placeholder before parsing. */
const isAddress = (url: string) => canParse(url.replace(/\{\{\w+\}\}/g, 'token'))

/**
 * Sanitises a link address: http, https, mailto, tel, or exactly one known token. A bare host gets
 * https://; anything else becomes blank. Tokens inside an address stay verbatim.
 */
export function safeLinkUrl(raw: string): string {
  const decoded = withoutHidden(raw).replace(/%7B%7B(\w+)%7D%7D/gi, '{{$1}}')
  const url = repairTokens(decoded).replace(/\s/g, '%20')
  const pieces = splitAtTokens(url)
  if (pieces.length === 1 && pieces[0] && 'token' in pieces[0]) return url
  if (WEB.test(url) || MAIL_OR_PHONE.test(url)) return isAddress(url) ? url : BLANK_LINK
  if (BARE_HOST.test(url) && isAddress(`https://${url}`)) return `https://${url}`
  return BLANK_LINK
}

/** `safeLinkUrl` for an address that is typed or pasted: the one that a wrapped link leads to. */
export const enteredLinkUrl = (raw: string) =>
  safeLinkUrl(withoutThirdBrace(unwrapLink(raw.trim()) ?? raw))

const NO_SCHEME = /^#[^\s<>]*$|^\{{2,3}[^{}]+\}{2,3}(?:[/?#][^:]*)?$/

/** Sanitises a link of a mail written elsewhere. Harmless addresses stay verbatim. */
export function keptLinkUrl(raw: string): string {
  const address = withoutHidden(raw)
  return NO_SCHEME.test(address) ? address : safeLinkUrl(raw)
}

export const isBlankLink = (url: string) => url === BLANK_LINK

/** Sanitises an image address: http, https or image data; anything else becomes blank. */
export function safeImageUrl(raw: string): string {
  const url = withoutHidden(raw)
  if (PICTURE.test(url)) return url.replace(/\s/g, /;base64,/i.test(url) ? '' : '%20')
  return WEB.test(url) && canParse(url) ? url.replace(/\s/g, '%20') : BLANK_IMAGE
}

/** Relative addresses are useless in a mail, and would point to our own server in the app. */
export const isRelativeUrl = (raw: string) =>
  !/^(?:[a-z][a-z0-9+.-]*:|[\\/]{2}|$)/i.test(withoutHidden(raw))

export const isBlankImage = (url: string) => url === BLANK_IMAGE
export const isEmbeddedImage = (url: string) => url.startsWith('data:') && !isBlankImage(url)
