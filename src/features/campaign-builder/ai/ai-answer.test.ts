import { expect, it } from 'vitest'
import { NoContentError, readAiContent } from './ai-answer'

const htmlOf = (body: unknown) => readAiContent(body).html

it('prefers html to text', () => {
  expect(readAiContent({ html: '<p>Hi <b>you</b></p>', text: 'no' })).toEqual({
    html: htmlOf({ html: '<p>Hi <strong>you</strong></p>' }),
    text: 'Hi you',
  })
})

it('turns text into paragraphs, whichever field it came in', () => {
  const expected = htmlOf({ html: '<p>Hi &lt;you&gt;,<br>there</p><p>Bye</p>' })
  expect(htmlOf({ text: 'Hi <you>,\nthere\n\nBye' })).toBe(expected)
  expect(htmlOf({ html: 'Hi <you>,\nthere\n\nBye', text: null })).toBe(expected)
})

it.each([
  '```html\n<p>Hi</p>\n```',
  'Sure! Here it is:\n```html\n<p>Hi</p>\n```\nHope it helps.',
  '```\nHi\n```',
  '```html\n<p>Hi</p>',
])('removes the code fence of %j', (text) => {
  expect(readAiContent({ text }).text).toBe('Hi')
})

it('keeps nothing that could run or be fetched without being seen', () => {
  const html =
    '<!doctype html><html><head><style>p{}</style><script>steal()</script></head><body>' +
    '<p onclick="steal()">Hi <a href="javascript:steal()">you</a></p>' +
    '<img src="x" onerror="steal()"><iframe src="https://evil.example"></iframe></body></html>'
  const result = htmlOf({ html })
  expect(result).not.toMatch(/steal|script|iframe|onerror|onclick|style>/)
  expect(result).toContain('Hi ')
})

it('repairs tokens and leaves unknown ones visible', () => {
  expect(readAiContent({ html: '<p>{{ First Name }} {{phone}}</p>' }).text).toBe(
    '{{first_name}} {{phone}}',
  )
})

it.each([
  [{}],
  [null],
  [undefined],
  [[]],
  ['not an object'],
  [{ html: null }],
  [{ html: '', text: '  ' }],
  [{ html: '<p><br></p>' }],
  [{ html: '<script>steal()</script>' }],
  [{ text: '```\n```' }],
])('finds no content in %j', (body) => {
  expect(() => readAiContent(body)).toThrow(NoContentError)
})

it('uses the text where the html is empty', () => {
  expect(readAiContent({ html: '', text: 'Hi' }).text).toBe('Hi')
})
