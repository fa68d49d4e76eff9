import { Editor, Transforms } from 'slate'
import { describe, expect, it } from 'vitest'
import { slateToHtml } from '../html/slate-to-html'
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
