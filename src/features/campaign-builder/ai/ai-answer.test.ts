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

it.each(['```html\n<p>Hi</p>\n```', '```\nHi\n```', '```html\n<p>Hi</p>'])(
  'removes the code fence of %j',
  (text) => {
    expect(readAiContent({ text }).text).toBe('Hi')
  },
)

it.each([
  [{ text: 'Hi Ann,\n\n```\nnpm start\n```\n\nBest' }, 'Hi Ann,\n\nnpm start\n\nBest'],
  [{ html: '<p>Hi</p>```html\n<p>Ann</p>\n```<p>Best</p>' }, 'Hi\n\nAnn\n\nBest'],
])('keeps the text around a code fence of %j', (body, text) => {
  expect(readAiContent(body).text).toBe(text)
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

it.each([
  [{ html: 'Saw that Smith &amp; Co. don&#39;t hire' }, 'Saw that Smith & Co. don’t hire'],
  [{ html: '<section>One <code>two</code></section><center>three</center>' }, 'One two\n\nthree'],
  [{ html: '<font color="red">Red</font> and <small>small</small>' }, 'Red and small'],
  [{ text: 'Tom &amp; Ann' }, 'Tom &amp; Ann'],
  [{ text: 'Tom <b>& Ann</b>' }, 'Tom <b>& Ann</b>'],
  [{ html: 'Write to <ann@acme.example>' }, 'Write to <ann@acme.example>'],
])('the field says what %j is', (body, text) => {
  expect(readAiContent(body).text.replaceAll("'", '’')).toBe(text)
})

it.each([
  ['We **save** time', '<p>We <strong>save</strong> time</p>'],
  [
    'See [our page](https://a.example/x).',
    '<p>See <a href="https://a.example/x">our page</a>.</p>',
  ],
  ['# Hello\nThere', '<h1>Hello</h1><p>There</p>'],
  ['Two:\n- one\n- **two**', '<p>Two:</p><ul><li>one</li><li><strong>two</strong></li></ul>'],
  ['1. one\n2. two', '<ol><li>one</li><li>two</li></ol>'],
  ['Thanks\n- Ann', '<p>Thanks<br>- Ann</p>'],
  ['2 * 3 * 4 ** 5', '<p>2 * 3 * 4 ** 5</p>'],
  ['a <you>\n\n**b**', '<p>a &lt;you&gt;</p><p><strong>b</strong></p>'],
])('reads the Markdown of %j in either field', (text, html) => {
  expect(htmlOf({ text })).toBe(htmlOf({ html }))
  expect(htmlOf({ html: text })).toBe(htmlOf({ html }))
})

it.each([
  [{ text: 'Subject: A question\n\nHi Ann' }, 'A question', 'Hi Ann'],
  [{ text: '**Subject:** A question\nHi Ann' }, 'A question', 'Hi Ann'],
  [{ html: '<p><b>Subject line:</b> A question</p><p>Hi</p>' }, 'A question', 'Hi'],
  [{ text: 'Subject to change:\n\nHi' }, undefined, 'Subject to change:\n\nHi'],
  [{ text: 'Subject: all there is' }, undefined, 'Subject: all there is'],
])('proposes the subject in the first line of %j', (body, subject, text) => {
  expect(readAiContent(body)).toEqual(expect.objectContaining({ text }))
  expect(readAiContent(body).subject).toBe(subject)
})

it('subject lines are not taken for one subject', () => {
  const text = 'Subject: One\n\nSubject: Two'
  expect(readAiContent({ text }, true)).toEqual(expect.objectContaining({ text }))
})
