import { Editor, Transforms } from 'slate'
import { describe, expect, it } from 'vitest'
import { clipboardData } from '@/test/clipboard-data'
import { isToken } from '../model/document'
import { findText } from '../commands/find-text'
import { insertText } from '../commands/insert-blocks'
import { StepDocument } from '../step-document'

function open(html: string) {
  const document = new StepDocument(html, { now: () => 0 })
  const { editor } = document
  const paste = (types: Readonly<Record<string, string>>) => editor.insertData(clipboardData(types))
  return {
    document,
    editor,
    html: document.toHtml.bind(document),
    paste,
    select(text: string) {
      const range = text ? findText(editor, [0], text) : Editor.end(editor, [0])
      if (!range) throw new Error(`${text} is not there`)
      Transforms.select(editor, range)
    },
    selectChip() {
      const [chip] = Editor.nodes(editor, { at: [], match: isToken, voids: true })
      if (!chip) throw new Error('There is no chip')
      Transforms.select(editor, Editor.start(editor, chip[1]))
    },
  }
}

const pre = (text: string) =>
  expect.stringMatching(new RegExp(`^<pre(?: style="[^"]+")?>${text}</pre>$`))

describe('with a selected chip', () => {
  it.each([
    [{ 'text/plain': 'Ada' }, '<p>Hi {{first_name}}Ada!</p>'],
    [{ 'text/html': '<b>Ada</b>' }, '<p>Hi {{first_name}}<strong>Ada</strong>!</p>'],
    [
      { 'text/plain': 'https://example.com' },
      '<p>Hi {{first_name}}<a href="https://example.com">https://example.com</a>!</p>',
    ],
  ])('%j is inserted behind it', (types, html) => {
    const body = open('<p>Hi {{first_name}}!</p>')
    body.selectChip()
    body.paste(types)
    expect(body.html()).toBe(html)
  })

  it('text from the AI is inserted behind it', () => {
    const body = open('<p>Hi {{first_name}}!</p>')
    body.selectChip()
    insertText(body.editor, '<p>, one</p><p>two</p>')
    expect(body.html()).toBe('<p>Hi {{first_name}}, one</p><p>two!</p>')
  })

  it('a line break is inserted behind it', () => {
    const body = open('<p>Hi {{first_name}}!</p>')
    body.selectChip()
    body.editor.insertSoftBreak()
    expect(body.html()).toBe('<p>Hi {{first_name}}<br>!</p>')
  })

  it('code is inserted behind it', () => {
    const body = open('<pre>Hi {{first_name}}!</pre>')
    body.selectChip()
    body.paste({ 'text/plain': 'Ada' })
    expect(body.html()).toEqual(pre('Hi {{first_name}}Ada!'))
  })
})

describe('text from the AI', () => {
  it.each([
    ['<p>One?</p>', '<p>Two</p>', '<p>One? Two</p>'],
    ['<p>One {{company}}</p>', '<p>Two</p>', '<p>One {{company}} Two</p>'],
    ['<p>One</p>', '<p>, two</p>', '<p>One, two</p>'],
    ['<p>(</p>', '<p>Two</p>', '<p>(Two</p>'],
    ['<p>日本</p>', '<p>語</p>', '<p>日本語</p>'],
    ['<p>One?</p>', '<p>Two</p><p>3</p>', '<p>One?</p><p>Two</p><p>3</p>'],
    ['<p>One {{company}}</p>', '<p>Two</p><p>3</p>', '<p>One {{company}}</p><p>Two</p><p>3</p>'],
    ['<ul><li>One</li></ul>', '<p>Two</p><p>3</p>', '<ul><li>One</li></ul><p>Two</p><p>3</p>'],
    ['<h1>One</h1><p>4</p>', '<p>Two</p><p>3</p>', '<h1>One</h1><p>Two</p><p>3</p><p>4</p>'],
    ['<p></p>', '<p>Two</p><p>3</p>', '<p>Two</p><p>3</p>'],
  ])('at the end of %s, %s leads to %s', (before, inserted, html) => {
    const body = open(before)
    Transforms.select(body.editor, Editor.end(body.editor, [0]))
    insertText(body.editor, inserted)
    expect(body.html()).toBe(html)
    body.editor.undo()
    expect(body.html()).toBe(before)
  })
})

it('text from the AI joins no word before or behind it', () => {
  const body = open('<p>OneThree</p>')
  Transforms.select(body.editor, { path: [0, 0], offset: 3 })
  insertText(body.editor, '<p>Two</p>')
  expect(body.html()).toBe('<p>One Two Three</p>')
})

describe('an address', () => {
  it('links the words that are selected', () => {
    const body = open('<p>see our <strong>site</strong> now</p>')
    body.select('our site')
    body.paste({ 'text/plain': 'https://example.com' })
    expect(body.html()).toBe(
      '<p>see <a href="https://example.com">our <strong>site</strong></a> now</p>',
    )
  })

  it('changes the target of a link whose words are selected', () => {
    const body = open('<p><a href="https://old.example">our site</a> now</p>')
    body.select('site')
    body.paste({ 'text/plain': 'https://example.com' })
    expect(body.html()).toBe('<p><a href="https://example.com">our site</a> now</p>')
  })

  it('makes one link of selected words and links', () => {
    const body = open('<p>see <a href="https://old.example">our site</a> now</p>')
    body.select('see our site now')
    body.paste({ 'text/plain': 'https://example.com' })
    expect(body.html()).toBe('<p><a href="https://example.com">see our site now</a></p>')
    body.editor.undo()
    expect(body.html()).toBe('<p>see <a href="https://old.example">our site</a> now</p>')
  })

  it('leaves the part of a link alone that is not selected', () => {
    const body = open('<p><a href="https://old.example">our site</a> now</p>')
    body.select('site now')
    body.paste({ 'text/plain': 'https://example.com' })
    expect(body.html()).toBe(
      '<p><a href="https://old.example">our </a><a href="https://example.com">site now</a></p>',
    )
  })

  it('is inserted as text inside a link', () => {
    const body = open('<p><a href="https://old.example">our site</a></p>')
    body.select('our')
    Transforms.collapse(body.editor, { edge: 'end' })
    body.paste({ 'text/plain': ' https://example.com/?n={{first_name}}' })
    expect(body.html()).toBe(
      '<p><a href="https://old.example">ourhttps://example.com/?n={{first_name}} site</a></p>',
    )
  })

  it('replaces selected words in code, as text', () => {
    const body = open('<pre>GET address now</pre>')
    body.select('address')
    body.paste({ 'text/plain': 'https://example.com' })
    expect(body.html()).toEqual(pre('GET https://example.com now'))
  })
})

describe('code from a code editor', () => {
  const html =
    '<meta charset="utf-8"><div style="color: #cccccc;background-color: #1f1f1f;font-family: Consolas, \'Courier New\', monospace;line-height: 19px;white-space: pre;">' +
    '<div><span style="color: #569cd6;">if</span><span style="color: #cccccc;"> (a) {</span></div>' +
    '<div><span style="color: #cccccc;">    go(</span><span>{{first_name}}</span><span>)</span></div><br>' +
    '<div><span>}</span></div></div>'
  const text = 'if (a) {\n    go({{first_name}})\n\n}'

  it('is inserted into a code block as it was written', () => {
    const body = open('<pre>x</pre>')
    body.select('')
    body.paste({ 'text/html': html, 'text/plain': `\n${text}\n\n\ty` })
    expect(body.html()).toEqual(pre('x\nif \\(a\\) {\n    go\\({{first_name}}\\)\n\n}\n\n\ty'))
  })

  it('becomes a code block elsewhere, with its indentation and without empty lines', () => {
    const body = open('')
    body.paste({ 'text/html': html, 'text/plain': text })
    expect(body.html()).toEqual(pre('if \\(a\\) {\n    go\\({{first_name}}\\)\n\n}'))
  })

  it('keeps its lines in the middle of a text', () => {
    const body = open('<p>See:</p>')
    body.select('')
    body.paste({ 'text/html': html, 'text/plain': text })
    expect(body.html()).toBe(
      '<p>See:if (a) {<br>&nbsp;&nbsp;&nbsp;&nbsp;go({{first_name}})<br><br>}</p>',
    )
  })

  it('is plain text when it is a single line', () => {
    const body = open('<p>See:</p>')
    body.select('')
    body.paste({
      'text/html':
        '<div style="color: #cccccc;background-color: #1f1f1f;white-space: pre;"><div><span style="color:#569cd6">  x  = y z</span></div></div>',
    })
    expect(body.html()).toBe('<p>See: &nbsp;x &nbsp;= y z</p>')
  })
})

it('reads the spaces that Safari copies as plain ones', () => {
  const space = '<span class="Apple-converted-space">\u00A0</span>'
  const body = open('<p><br></p>')
  body.select('')
  body.paste({ 'text/html': `<p>Some${space}<b>bold</b>${space}text, 5\u00A0%</p>` })
  expect(body.html()).toBe('<p>Some <strong>bold</strong> text, 5&nbsp;%</p>')
})

it('a link to unsubscribe gets its token back when a page that showed it is copied', () => {
  const { paste, html } = open('<p></p>')
  for (const address of [
    'https://a.example/{{unsubscribe_link}}',
    'https://a.example/%7B%7Bunsubscribe_link%7D%7D',
    '{{{unsubscribe_link}}}',
  ])
    paste({ 'text/html': `<a href="${address}">leave</a>` })
  paste({ 'text/html': '<a href="https://a.example/{{first_name}}">page</a>' })
  const leave = '<a href="{{unsubscribe_link}}">leave</a>'
  expect(html()).toBe(
    `<p>${leave.repeat(3)}<a href="https://a.example/{{first_name}}">page</a></p>`,
  )
})

it.each([
  ['text/plain', 'Hi {{{first_name}}} of {{{x}}}'],
  ['text/html', '<b>Hi</b> {{{first_name}}} of {{{x}}}'],
])('a token in three braces becomes ours when pasted as %s, not when opened', (type, data) => {
  const { paste, html, editor } = open('<p>{{{company}}}:&nbsp;</p>')
  Transforms.select(editor, Editor.end(editor, []))
  paste({ [type]: data })
  expect(html().replace(/<[^>]+>/g, '')).toBe('{{{company}}}: Hi {{first_name}} of {{{x}}}')
})

describe('pasted colours', () => {
  const pasted = (html: string) => {
    const body = open('')
    body.paste({ 'text/html': html })
    return body.html()
  }
  const page = 'color: rgb(236, 236, 241); background-color: rgb(27, 35, 37)'

  it.each([
    ['light text', '<p style="color: rgb(236,236,241)">a</p>', '<p>a</p>'],
    ['a dark page', `<p style="${page}">a <b>b</b></p>`, '<p>a <strong>b</strong></p>'],
    [
      'a dark page with a link',
      `<div style="${page}">a <a href="https://example.com" style="color: rgb(138, 180, 248)">b</a></div>`,
      '<p>a <a href="https://example.com">b</a></p>',
    ],
    ['a dark background alone', '<p><span style="background:#222">a</span></p>', '<p>a</p>'],
  ])('that cannot be read are dropped: %s', (_, html, saved) => {
    expect(pasted(html)).toBe(saved)
  })

  it.each([
    ['a readable one', '<p><span style="color:#a51b10">a</span></p>'],
    ['a highlighter', '<p><span style="background-color:#fdf7c4">a</span></p>'],
    [
      'a mail’s button',
      '<p><a href="https://example.com"><span style="color:#ffffff;background-color:#0f4fa3">a</span></a></p>',
    ],
  ])('that can be read stay: %s', (_, html) => {
    const source = html.replace(
      /<a href="([^"]+)"><span style="([^"]+)">a<\/span>/,
      '<a href="$1" style="$2;padding:8px">a',
    )
    expect(pasted(source)).toBe(html)
  })

  it('can be read in the cells of a mail’s table', () => {
    const cells = '<td style="background:#222222;color:#fff">a</td><td style="color:#eee">b</td>'
    expect(pasted(`<table><tr>${cells}</tr></table>`)).toMatch(
      /<td style="[^"]*background-color:#222222"><span style="color:#ffffff">a<\/span><\/td><td style="[^"]+">b<\/td>/,
    )
  })

  it('that were chosen in an editor are kept, however pale', () => {
    const html = '<p><span style="color:#fdf7c4">a</span></p>'
    const source = open(html)
    Transforms.select(source.editor, Editor.range(source.editor, []))
    const data = clipboardData({})
    source.editor.setFragmentData(data)
    const target = open('')
    target.editor.insertData(data)
    expect(target.html()).toBe(html)
  })

  it.each([
    ['Backspace', (editor: Editor) => editor.deleteBackward('character')],
    ['Delete', (editor: Editor) => editor.deleteForward('character')],
    ['the deletion of a selection', (editor: Editor) => editor.deleteFragment()],
  ])('end with the text that had them, by %s', (name, erase) => {
    const body = open('<h1><span style="color:#a51b10">a</span></h1>')
    const { editor } = body
    if (name === 'Backspace') body.select('')
    else if (name === 'Delete') Transforms.select(editor, Editor.start(editor, []))
    else Transforms.select(editor, Editor.range(editor, []))
    erase(editor)
    editor.insertText('b')
    expect(body.html()).toBe(name.startsWith('the deletion') ? '<p>b</p>' : '<h1>b</h1>')
    editor.undo()
    expect(body.html()).toBe('<h1><span style="color:#a51b10">a</span></h1>')
  })
})

describe('a selection up to the start of the next block', () => {
  const copiedUpTo = (next: string) => {
    const { editor } = open(`<p>first</p>${next}`)
    Transforms.select(editor, {
      anchor: Editor.start(editor, [0]),
      focus: Editor.start(editor, [1]),
    })
    const data = clipboardData()
    editor.setFragmentData(data)
    return [data.getData('text/html'), data.getData('text/plain')]
  }

  it.each([
    '<h1>next</h1>',
    '<ul><li>next</li></ul>',
    '<blockquote><p>next</p></blockquote>',
    '<pre>next</pre>',
  ])('copies nothing of it: %s', (next) => {
    expect(copiedUpTo(next)).toEqual(['<p>first</p>', 'first'])
  })

  it('has a layout that it ends in', () => {
    const table = '<table><tbody><tr><td>a</td></tr></tbody></table>'
    for (const after of ['', '<p>after</p>']) {
      const body = open(`<p>one</p><p>two</p>${table}${after}`)
      const { editor } = body
      const anchor = Editor.start(editor, [0])
      Transforms.select(editor, { anchor, focus: Editor.end(editor, [2]) })
      const data = clipboardData()
      editor.setFragmentData(data)
      expect(data.getData('text/html')).toContain(table)
    }
    const body = open(`<p>one</p><p>two</p>${table}`)
    Transforms.select(body.editor, Editor.range(body.editor, []))
    body.editor.deleteFragment()
    expect(body.html()).toBe('<p><br></p>')
  })

  it('leaves no empty paragraph when several are deleted', () => {
    const body = open('<p>one</p><p>two</p><h1>three</h1>')
    const { editor } = body
    Transforms.select(editor, {
      anchor: Editor.start(editor, [0]),
      focus: Editor.start(editor, [2]),
    })
    editor.deleteFragment()
    editor.insertText('x')
    expect(body.html()).toBe('<h1>xthree</h1>')
  })

  it('deletes nothing before its start', () => {
    const body = open('<p>Hi {{first_name}}, one</p><p>two</p><p>three</p>')
    const { editor } = body
    Transforms.select(editor, {
      anchor: Editor.start(editor, [0, 2]),
      focus: Editor.start(editor, [2]),
    })
    editor.deleteFragment()
    expect(body.html()).toMatch(/^<p>Hi {{first_name}}/)
  })

  it.each([
    ['<p>one</p><p>two</p><h1>three</h1>', '<p>x</p><h1>three</h1>'],
    ['<p><br></p><p><br></p><p><br></p><p>three</p>', '<p>x</p><p><br></p><p>three</p>'],
    ['<p><br></p><p>two</p><p>three</p>', '<p>x</p><p>three</p>'],
  ])('is replaced by text in its first block: %s', (before, after) => {
    const body = open(before)
    const { editor } = body
    Transforms.select(editor, {
      anchor: Editor.start(editor, [0]),
      focus: Editor.start(editor, [2]),
    })
    editor.insertText('x')
    expect(body.html()).toBe(after)
    editor.undo()
    expect(body.html()).toBe(before)
  })

  it('is replaced by pasted text in its first block', () => {
    const body = open('<p>one</p><p>two</p><p>three</p>')
    Transforms.select(body.editor, {
      anchor: Editor.start(body.editor, [0]),
      focus: Editor.start(body.editor, [2]),
    })
    body.paste({ 'text/plain': 'x' })
    expect(body.html()).toBe('<p>x</p><p>three</p>')
  })
})
