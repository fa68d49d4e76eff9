import { Editor, Transforms } from 'slate'
import { describe, expect, it } from 'vitest'
import { toPlainText } from '../html/plain-text'
import { slateToHtml } from '../html/slate-to-html'
import { bodyBlocks } from '../model/document'
import { StepDocument } from '../step-document'
import { clipboardData } from '@/test/clipboard-data'
import emoji from './fixtures/emoji.clipboard?raw'
import googleDocsComments from './fixtures/google-docs-comments.clipboard?raw'
import wordComments from './fixtures/word-comments.clipboard?raw'
import { readPastedHtml } from './pasted-html'

const pasted = (html: string) => slateToHtml(readPastedHtml(html).blocks)

describe('comments and footnotes', () => {
  it('of Word: the commented words stay, the marks and comments go', () => {
    expect(pasted(wordComments)).toBe(
      '<p>We charge 120 dollars a month for ten seats.</p>' +
        '<p>It takes two weeks to start.<sup>[1]</sup></p>' +
        '<p><strong>Everything</strong> in this paragraph is for {{first_name}}.</p>' +
        '<p>See the prices below and that.</p><p><sup>[1]</sup> Without holidays.</p>',
    )
  })

  it('of Google Docs: links within the source document become text', () => {
    expect(pasted(googleDocsComments)).toBe(
      '<p>We charge 120 dollars<sup>[a]</sup> a month, as in the prices.</p>' +
        '<p>[a]Is this still right?</p>',
    )
  })

  it.each([
    '<a href="#top">words</a>',
    '<a href="#">words</a>',
    '<a href="file:///C:/Temp/clip.htm#_ftn1">words</a>',
  ])('a link to a place in the source document keeps its words: %s', (html) => {
    expect(pasted(html)).toBe('<p>words</p>')
  })
})

describe('pictures', () => {
  it('of emoji become characters', () => {
    expect(pasted(emoji)).toBe(
      '<p>Slack 🎉 and :acme-logo:</p><p>Gmail 👍🏽 or ⭐</p><p>Outlook 😀 Teams 🎉</p>' +
        '<p>WhatsApp ❤️ X 👩‍💻 WordPress 🇩🇪</p>',
    )
  })

  it.each([
    ['style="width:120px"', ' width="120" style="max-width:100%"'],
    ['width="600" style="width:90pt;height:auto"', ' width="120" style="max-width:100%"'],
    ['width="80" style="width:100%"', ' width="80" style="max-width:100%"'],
    ['style="width:120px;height:40px"', ' width="120" height="40" style="max-width:100%"'],
    ['width="600" style="width:600px;height:300px"', ' width="600" style="max-width:100%"'],
    ['style="height:20px"', ' height="20" style="max-width:100%"'],
    ['alt="Emoji guide"', ' style="max-width:100%"'],
    ['alt="7"', ' style="max-width:100%"'],
  ])('keep their size: %s', (attributes, saved) => {
    const alt = /alt="([^"]*)"/.exec(attributes)?.[1] ?? ''
    expect(pasted(`<img src="https://a.example/emoji.png" ${attributes}>`)).toBe(
      `<p><img src="https://a.example/emoji.png" alt="${alt}"${saved}></p>`,
    )
  })
})

describe('what reports to others', () => {
  const safe =
    'https://eur01.safelinks.protection.outlook.com/?url=https%3A%2F%2Facme.example%2F&amp;data=05%7C02%7Cjane.colleague%40example.com&amp;reserved=0'

  it.each([
    [`<a href="${safe}">here</a>`, '<a href="https://acme.example/">here</a>'],
    [
      `<a href="${safe}" originalsrc="https://acme.example/#a">here</a>`,
      '<a href="https://acme.example/#a">here</a>',
    ],
    [`<a href="${safe}">${safe}</a>`, '<a href="https://acme.example/">https://acme.example/</a>'],
    [
      `<a href="${safe.replace('https%3A%2F%2Facme.example%2F', 'mailto%3Aann%40acme.example')}">Ann</a>`,
      '<a href="mailto:ann@acme.example">Ann</a>',
    ],
  ])('is not pasted with a link: %s', (html, saved) => {
    expect(pasted(`<p>${html}</p>`)).toBe(`<p>${saved}</p>`)
    const document = new StepDocument('')
    document.editor.insertData(
      clipboardData({ 'text/html': html, 'application/x-mail-body': html }),
    )
    expect(document.toHtml()).toContain(saved)
  })

  it('is not pasted with an address as text', () => {
    const document = new StepDocument('')
    document.editor.insertData(clipboardData({ 'text/plain': safe.replaceAll('&amp;', '&') }))
    expect(document.toHtml()).toBe(
      '<p><a href="https://acme.example/">https://acme.example/</a></p>',
    )
  })

  it.each([
    'width=1 height=1',
    'width="0"',
    'style="width:1px;height:1px"',
    'style="max-height: 2px"',
    'height="1" style="width:1.5pt"',
    'width="1" height="1" style="width:auto"',
  ])('is not pasted as an invisible picture: %s', (size) => {
    const html = `<p>Jane<img ${size} src="https://track.example/abc.png"></p>`
    expect(pasted(html)).toBe('<p>Jane</p>')
    const document = new StepDocument('')
    document.editor.insertData(
      clipboardData({ 'text/html': html, 'application/x-mail-body': html }),
    )
    expect(document.toHtml()).not.toContain('track.example')
  })

  it.each(['width="600" height="1"', 'style="max-width:100%"', 'width="100%"', ''])(
    'is not confused with a picture that is seen: %s',
    (size) => {
      expect(pasted(`<img ${size} src="https://a.example/a.png">`)).toContain('https://a.example')
    },
  )
})

it.each(['', '<html><body>\n<!--StartFragment-->', '<p>Prices</p>'])(
  'rows without a table become one behind %j',
  (before) => {
    const html = `${before}<tr><td>Basic</td><td>120</td></tr><tr><td>Pro</td><td>240</td></tr>`
    expect(pasted(`${html}<p>after</p>`)).toMatch(
      /<table .*<td[^>]*>Basic<\/td><td[^>]*>120<\/td><\/tr><tr><td[^>]*>Pro<.*<\/table><p>after<\/p>$/,
    )
  },
)

describe('lists', () => {
  it('of Google Docs and of tasks keep their boxes as characters', () => {
    const item = (checked: boolean, words: string) =>
      `<li dir="ltr" role="checkbox" aria-checked="${checked}"><img src="data:image/png;base64,AA" width="17.6px" height="17.6px" alt="${checked ? '' : 'un'}checked" aria-roledescription="checkbox"><p style="display:inline-block"><span>${words}</span></p></li>`
    expect(pasted(`<ul>${item(false, 'one')}${item(true, 'two')}</ul>`)).toBe(
      '<ul><li>☐ one</li><li>☑ two</li></ul>',
    )
    expect(pasted('<ul><li><input type="checkbox" checked disabled> one</li></ul>')).toBe(
      '<ul><li>☑ one</li></ul>',
    )
  })

  it.each([
    '<ul data-indent="0"><li data-stringify-indent="0">one</li></ul><ul data-indent="1"><li>in</li></ul><ul data-indent="0"><li>two</li></ul>',
    '<ul><li>one</li><li class="ql-indent-1">in</li><li>two</li></ul>',
  ])('that are flat keep their levels: %s', (html) => {
    expect(pasted(html)).toBe('<ul><li>one<ul><li>in</li></ul></li><li>two</li></ul>')
  })

  it.each([
    ['<ol><li>a</li><li>b</li></ol><ol><li>c</li></ol>', undefined, '1. a\n2. b\n1. c'],
    ['<ol><li>a</li></ol><ol start="4"><li>b</li></ol>', undefined, '1. a\n4. b'],
    [
      '<ol data-indent="0"><li>a</li></ol><ol data-indent="1"><li>in</li></ol><ol data-indent="0"><li>b</li></ol>',
      '<ol><li>a<ol><li>in</li></ol></li><li>b</li></ol>',
      '1. a\n  1. in\n2. b',
    ],
  ])('side by side keep their numbers: %s', (html, saved = html, text) => {
    const document = new StepDocument('')
    document.editor.insertData(clipboardData({ 'text/html': html }))
    expect(document.toHtml()).toBe(saved)
    expect(toPlainText(bodyBlocks(document.editor))).toBe(text)
  })
})

it('a legend and its labels stay apart', () => {
  const labels = '<label>Basic</label><label>Pro</label>/<label>Max</label>'
  expect(pasted(`<legend>Plan</legend>${labels}`)).toBe('<p>Plan</p><p>Basic Pro/Max</p>')
})

describe('hidden text', () => {
  it.each([
    'style="display:none"',
    'style="opacity:0"',
    'style="max-height:0;overflow:hidden"',
    'style="height:0;overflow:hidden"',
    'style="font-size:0"',
    'style="color:transparent"',
    'style="color: rgba(0, 0, 0, 0)"',
    'hidden',
    'style="mso-hide:all"',
    'style="visibility:hidden"',
    'style="position:absolute;left:-9999px"',
    'style="text-indent:-9999px"',
    'style="position:absolute;width:1px;height:1px;overflow:hidden;clip:rect(0, 0, 0, 0)"',
  ])('is not pasted: %s', (attributes) => {
    expect(pasted(`<p>one</p><div ${attributes}>not <b>this</b></div><p>two</p>`)).toBe(
      '<p>one</p><p>two</p>',
    )
    expect(pasted(`<p>one <span ${attributes}>not this</span>two</p>`)).toBe('<p>one two</p>')
    expect(pasted(`<table><tr><td>a</td><td>b<i ${attributes}>x</i></td></tr></table>`)).toMatch(
      />a<\/td><td[^>]*>b<\/td>/,
    )
  })

  it.each([
    '<div style="font-size:0"><p style="font-size:13px">words</p></div>',
    '<div style="visibility:hidden"><p style="visibility:visible">words</p></div>',
    '<p style="color:transparent;-webkit-background-clip:text">words</p>',
    '<div style="height:0">words</div>',
    '<div style="left:-9999px">words</div>',
    '<p style="text-indent:-18.0pt;margin-left:-1px">words</p>',
  ])('is not confused with text that is seen: %s', (html) => {
    expect(pasted(html)).toMatch(/^<p[^>]*>words<\/p>$/)
  })

  it('is not a button that only Outlook hides', () => {
    expect(pasted('<a href="https://a.example" style="mso-hide:all">Book</a>')).toContain('Book')
  })
})

describe('directions', () => {
  it.each([
    ['<p dir="rtl">שלום</p>', '<p dir="rtl">שלום</p>', undefined],
    ['<p dir="rtl">hello</p>', '<p>hello</p>', undefined],
    ['<div dir="rtl"><p>12</p></div>', '<p>12</p>', undefined],
    ['<p dir="rtl">WordPress הוא</p>', '<p dir="rtl">WordPress הוא</p>', 'rtl'],
    ['<p dir="ltr">hello</p>', '<p>hello</p>', undefined],
    ['<p dir="ltr">שלום hello</p>', '<p dir="ltr">שלום hello</p>', 'ltr'],
  ])('of paragraphs stay only where they matter: %s', (html, saved, dir) => {
    const { blocks } = readPastedHtml(html)
    expect(slateToHtml(blocks)).toBe(saved)
    expect(blocks[0]?.dir).toBe(dir)
  })

  it.each(['<table dir="rtl">', '<div dir="rtl"><table>', '<table style="direction:rtl">'])(
    'of tables stay: %s',
    (start) => {
      expect(pasted(`${start}<tr><td>שלום</td><td>2</td></tr></table>`)).toMatch(
        /^<table dir="rtl" .*<td dir="rtl" style="[^"]*">שלום<\/td><td style="[^"]*">2<\/td>/,
      )
    },
  )

  it('of what was pasted are gone once all is deleted', () => {
    expect(typedAfterDeletion('<p dir="rtl">WordPress הוא</p>')).toBe('<p>hello</p>')
  })
})

/** The HTML after everything pasted has been deleted, and a text typed. */
function typedAfterDeletion(html: string): string {
  const document = new StepDocument('')
  const { editor } = document
  editor.insertData(clipboardData({ 'text/html': html }))
  Transforms.select(editor, Editor.range(editor, []))
  editor.deleteFragment()
  editor.insertText('hello')
  return document.toHtml()
}

it.each([
  '<h1>a</h1><p>b</p>',
  '<pre>a</pre>',
  '<ul><li>a</li><li>b</li></ul>',
  '<blockquote>a</blockquote>',
  '<p style="text-align:center">a</p>',
])('a deleted body continues with a paragraph: %s', (html) => {
  expect(typedAfterDeletion(html)).toBe('<p>hello</p>')
})

it.each(['\u000B', '\u000C', '\u0085', '\u001E', '\u2028'])(
  'the line end of another program keeps words apart: %j',
  (end) => {
    const document = new StepDocument('')
    document.editor.insertData(clipboardData({ 'text/plain': `one${end}two` }))
    expect(document.toHtml()).toBe('<p>one<br>two</p>')
    expect(pasted(`<p>one${end}two</p>`)).toBe('<p>one two</p>')
  },
)
