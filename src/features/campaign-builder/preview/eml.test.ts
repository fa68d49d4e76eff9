import { expect, it } from 'vitest'
import { toEml } from './eml'

const mail = {
  from: 'sales@example.com',
  to: 'ada@example.com',
  cc: '',
  subject: 'Hello',
  html: '<p>Grüße</p>',
  text: 'Grüße',
}

function decoded(base64: string): string {
  const bytes = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0))
  return new TextDecoder().decode(bytes)
}
const headersOf = (eml: string) => eml.split('\r\n\r\n')[0] ?? ''

it('is an unsent draft with both versions of the body', () => {
  const eml = toEml(mail)
  expect(headersOf(eml).split('\r\n')).toEqual([
    'From: sales@example.com',
    'To: ada@example.com',
    'Subject: Hello',
    'X-Unsent: 1',
    'MIME-Version: 1.0',
    'Content-Type: multipart/alternative; boundary="mail-parts"',
  ])
  const [, text = '', html = '', end] = eml.split('--mail-parts')
  expect(text).toContain('Content-Type: text/plain; charset=utf-8')
  expect(decoded(text.split('\r\n\r\n')[1] ?? '')).toBe('Grüße')
  expect(html).toContain('Content-Type: text/html; charset=utf-8')
  expect(decoded(html.split('\r\n\r\n')[1] ?? '')).toContain('<p>Grüße</p>')
  expect(end).toBe('--\r\n')
})

it('encodes a subject of any language in words of the allowed length', () => {
  const subject = `${'日本語の件名 🚀 '.repeat(8)}Ende`
  const header = /Subject: ([\s\S]*?)\r\nX-Unsent/.exec(toEml({ ...mail, subject }))?.[1] ?? ''
  const words = header.split('\r\n ')
  expect(words.length).toBeGreaterThan(1)
  for (const word of words) expect(word.length).toBeLessThanOrEqual(75)
  const read = words.map((word) => decoded(word.replace(/^=\?UTF-8\?B\?|\?=$/g, ''))).join('')
  expect(read).toBe(subject)
})

it.each([
  ['of more than a line', 'All about the spring fair. '.repeat(50).trim()],
  ['that looks encoded', '=?UTF-8?B?SGVsbG8=?='],
])('writes an ASCII subject %s', (_what, subject) => {
  const eml = toEml({ ...mail, subject })
  for (const line of eml.split('\r\n')) expect(line.length).toBeLessThanOrEqual(76)
  const header = /Subject: ([\s\S]*?)\r\nX-Unsent/.exec(eml)?.[1] ?? ''
  const words = header.split('\r\n ')
  expect(words.map((word) => decoded(word.replace(/^=\?UTF-8\?B\?|\?=$/g, ''))).join('')).toBe(
    subject,
  )
})

it('keeps every address that mail programs can read', () => {
  const cc = 'ann@bücher.example, jürgen@example.com, bo@example.com'
  const headers = headersOf(toEml({ ...mail, to: 'zoë@example.com', cc }))
  expect(headers).toContain('Cc: ann@xn--bcher-kva.example,\r\n bo@example.com\r\n')
  expect(headers).not.toMatch(/^To:/m)
})

it('lets no value start another header, and leaves out empty headers', () => {
  const eml = toEml({ ...mail, to: '', subject: 'Hi\r\nBcc: evil@example.com' })
  expect(headersOf(eml)).toContain('Subject: Hi Bcc: evil@example.com')
  expect(headersOf(eml)).not.toMatch(/^(To|Bcc|Cc):/m)
  const cc = headersOf(toEml({ ...mail, cc: 'ann@example.com\r\nBcc: evil@example.com' }))
  expect(cc).not.toMatch(/^Bcc:/m)
})

it('wraps the lines of a long body', () => {
  const lines = toEml({ ...mail, html: 'x'.repeat(10_000) }).split('\r\n')
  for (const line of lines) expect(line.length).toBeLessThanOrEqual(76)
})
