type Mail = {
  /** Addresses; none is left out of the draft. */
  from: string
  to: string
  cc: string
  subject: string
  html: string
  text: string
}

const CRLF = '\r\n'
/** Characters of base64 in a line. */
const LINE_LENGTH = 76
/** Bytes whose base64 fits into an encoded word of 75 characters, its frame included. */
const WORD_BYTES = 45

const encoder = new TextEncoder()

const toBase64 = (bytes: Uint8Array) =>
  btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''))

/** A line break in a value would begin another header. */
const oneLine = (value: string) => value.replace(/[\r\n\t]+/g, ' ').trim()

const isPlain = (value: string) => /^[\u0020-\u007E]*$/.test(value)

/** Text of any language in a header, as words that are never cut inside a character. */
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

const header = (name: string, value: string) =>
  oneLine(value) ? [`${name}: ${encodeHeader(oneLine(value))}`] : []

function part(type: string, content: string): string[] {
  const base64 = toBase64(encoder.encode(content))
  return [
    `Content-Type: ${type}; charset=utf-8`,
    'Content-Transfer-Encoding: base64',
    '',
    ...(base64.match(new RegExp(`.{1,${LINE_LENGTH}}`, 'g')) ?? []),
  ]
}

/** A message that a mail program opens as an unsent draft. */
export function toEml({ from, to, cc, subject, html, text }: Mail): string {
  const boundary = 'mail-parts'
  return [
    ...header('From', from),
    ...header('To', to),
    ...header('Cc', cc),
    ...header('Subject', subject),
    'X-Unsent: 1',
    'MIME-Version: 1.0',
    `Content-Type: multipart/alternative; boundary="${boundary}"`,
    '',
    `--${boundary}`,
    ...part('text/plain', text),
    `--${boundary}`,
    ...part('text/html', `<!doctype html><html><body>${html}</body></html>`),
    `--${boundary}--`,
    '',
  ].join(CRLF)
}
