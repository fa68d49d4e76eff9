import { isWholePage } from '@/entities/campaign/mail/mail-source'
import { addressesIn } from '@/shared/lib/values/addresses'

export type Mail = {
  /** Addresses; empty headers are omitted. */
  from: string
  to: string
  cc: string
  subject: string
  html: string
  text: string
}

const CRLF = '\r\n'
/** Base64 characters per line. */
const LINE_LENGTH = 76
/** Bytes per encoded word, so that the word and the header name fit on one line. */
const WORD_BYTES = 39

const encoder = new TextEncoder()

const toBase64 = (bytes: Uint8Array) =>
  btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''))

/** Prevents header injection by line breaks. */
const oneLine = (value: string) => value.replace(/[\r\n\t]+/g, ' ').trim()

/** Whether it fits on a line unencoded and cannot be mistaken for an encoded word. */
const isPlain = (value: string) => /^(?!.*=\?)[\u0020-\u007E]{0,64}$/.test(value)

/** Encodes text of any language and length, without splitting a character between words. */
function encodeHeader(value: string): string {
  if (isPlain(value)) return value
  const words: Uint8Array[] = []
  let bytes: number[] = []
  for (const character of value) {
    const next = encoder.encode(character)
    if (bytes.length + next.length > WORD_BYTES) {
      words.push(Uint8Array.from(bytes))
      bytes = []
    }
    bytes.push(...next)
  }
  words.push(Uint8Array.from(bytes))
  return words.map((word) => `=?UTF-8?B?${toBase64(word)}?=`).join(`${CRLF} `)
}

const textHeader = (name: string, value: string) =>
  oneLine(value) ? [`${name}: ${encodeHeader(oneLine(value))}`] : []

function addressHeader(name: string, value: string): string[] {
  const addresses = draftAddresses(value).written.map(oneLine)
  return addresses.length > 0 ? [`${name}: ${addresses.join(`,${CRLF} `)}`] : []
}

function part(type: string, content: string): string[] {
  const base64 = toBase64(encoder.encode(content))
  return [
    `Content-Type: ${type}; charset=utf-8`,
    'Content-Transfer-Encoding: base64',
    '',
    ...(base64.match(new RegExp(`.{1,${LINE_LENGTH}}`, 'g')) ?? []),
  ]
}

const toPage = (html: string) =>
  isWholePage(html) ? html : `<!doctype html><html><body>${html}</body></html>`

/** Returns a message that mail clients open as an unsent draft. */
export function toEml({ from, to, cc, subject, html, text }: Mail): string {
  const boundary = 'mail-parts'
  return [
    ...addressHeader('From', from),
    ...addressHeader('To', to),
    ...addressHeader('Cc', cc),
    ...textHeader('Subject', subject),
    'X-Unsent: 1',
    'MIME-Version: 1.0',
    `Content-Type: multipart/alternative; boundary="${boundary}"`,
    '',
    `--${boundary}`,
    ...part('text/plain', text),
    `--${boundary}`,
    ...part('text/html', toPage(html)),
    `--${boundary}--`,
    '',
  ].join(CRLF)
}

type DraftAddresses = {
  /** Addresses in a form that every mail client reads. */
  written: string[]
  /** Addresses, as typed, that no mail header can carry reliably. */
  leftOut: string[]
}

const isAscii = (text: string) => /^\p{ASCII}*$/u.test(text)

export function draftAddresses(text: string): DraftAddresses {
  const pairs = addressesIn(text).map((address) => ({ address, ascii: toAscii(address) }))
  return {
    written: pairs.flatMap(({ ascii }) => ascii ?? []),
    leftOut: pairs.flatMap(({ address, ascii }) => (ascii === undefined ? address : [])),
  }
}

/** Converts the domain to ASCII; undefined if impossible, or if the local part is not ASCII. */
function toAscii(address: string): string | undefined {
  if (isAscii(address)) return address
  const at = address.lastIndexOf('@')
  const local = address.slice(0, at)
  const domain = asciiDomain(address.slice(at + 1))
  return at > 0 && isAscii(local) && domain ? `${local}@${domain}` : undefined
}

function asciiDomain(domain: string): string | undefined {
  if (isAscii(domain)) return domain
  if (/[\s/:?#@\\]/.test(domain)) return undefined
  try {
    return new URL(`http://${domain}`).hostname
  } catch {
    return undefined
  }
}
