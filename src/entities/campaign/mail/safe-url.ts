import { repairTokens, splitAtTokens } from '../tokens/token-text'

/** Replaces an unsafe address of a link. */
export const BLANK_LINK = 'about:blank'
/** One transparent pixel: nothing is loaded, and no broken picture shows. */
export const BLANK_IMAGE =
  'data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7'

/**
 * Control characters and characters without width: browsers ignore some of them inside a scheme.
 */
// oxlint-disable-next-line no-control-regex -- they are what is looked for
const HIDDEN = /[\u0000-\u001F\u007F-\u009F\u00AD\u200B-\u200F\u2028-\u202E\u2060-\u206F\uFEFF]/g
const BARE_HOST =
  /^(?:[\p{L}\p{N}](?:[\p{L}\p{N}-]*[\p{L}\p{N}])?\.)+\p{L}{2,}(?::\d{1,5})?(?:[/?#]|$)/u
const WEB = /^https?:\/\/[^/\\?#]/i
const MAIL_OR_PHONE = /^(?:mailto|tel):./i
const PICTURE = /^data:image\/[a-z0-9.+-]+[;,]/i

const withoutHidden = (url: string) => url.replace(HIDDEN, '').trim()

/** Safari has `URL.canParse` since 17. */
function canParse(url: string): boolean {
  try {
    return new URL(url).href !== ''
  } catch {
    return false
  }
}

/** Replaces a token while the address around it is checked. */
const isAddress = (url: string) => canParse(url.replace(/\{\{\w+\}\}/g, 'token'))

/**
 * The address a link may have: http, https, mailto, tel, or exactly one known token. A bare host
 * gets https://; anything else becomes blank. Tokens inside an address stay as they are written.
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

/** An anchor in the mail, or an address that another system fills in: neither has a scheme. */
const NO_SCHEME = /^#[^\s<>]*$|^\{{2,3}[^{}]+\}{2,3}(?:[/?#][^:]*)?$/

/** The address of a link in a mail that was written elsewhere. What cannot run stays as written. */
export function keptLinkUrl(raw: string): string {
  const address = withoutHidden(raw)
  return NO_SCHEME.test(address) ? address : safeLinkUrl(raw)
}

export const isBlankLink = (url: string) => url === BLANK_LINK

/** The address of a picture: http, https or image data; anything else is blank. */
export function safeImageUrl(raw: string): string {
  const url = withoutHidden(raw)
  if (PICTURE.test(url)) return url.replace(/\s/g, '')
  return WEB.test(url) && canParse(url) ? url.replace(/\s/g, '%20') : BLANK_IMAGE
}

/** An address without scheme and host: useless in a mail, and our own server in the application. */
export const isRelativeUrl = (raw: string) =>
  !/^(?:[a-z][a-z0-9+.-]*:|[\\/]{2}|$)/i.test(withoutHidden(raw))

export const isBlankImage = (url: string) => url === BLANK_IMAGE
export const isEmbeddedImage = (url: string) => url.startsWith('data:') && !isBlankImage(url)
