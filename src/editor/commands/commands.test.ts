import { Editor, Transforms } from 'slate'
import { describe, expect, it } from 'vitest'
import {
  canIndent,
  clearFormat,
  indent,
  setAlign,
  setColor,
  toggleKind,
  toggleMark,
} from './format-commands'
import {
  currentLink,
  insertImage,
  insertToken,
  removeLink,
  setImage,
  setLink,
} from './inline-commands'
import type { StepEditor } from '../model/document'
import { insertSnippet } from './insert-blocks'
import { palette } from '../view/toolbar/palette'
import { StepDocument } from '../step-document'

function open(html: string, selection?: [from: number, to: number]) {
  const document = new StepDocument(html, { now: () => 0 })
  const { editor } = document
  const [from, to] = selection ?? [0, editor.children.length - 1]
  Transforms.select(editor, {
    anchor: Editor.start(editor, [from]),
    focus: Editor.end(editor, [to]),
  })
  return { document, editor, html: () => document.toHtml() }
}

it.each([
  ['<p>last week.</p>', '<p>Best regards</p>', '<p>last week.</p><p>Best regards</p>'],
  ['<p>Hi {{first_name}}</p>', '<p>{{company}}</p>', '<p>Hi {{first_name}}</p><p>{{company}}</p>'],
  ['<p><br></p>', '<p>Best regards</p>', '<p>Best regards</p>'],
  ['<pre>a</pre>', '<p>b</p>', '<pre>ab</pre>'],
])('a snippet stays a paragraph: %s', (body, snippet, result) => {
  const { editor, html } = open(body)
  Transforms.collapse(editor, { edge: 'end' })
  insertSnippet(editor, snippet)
  expect(html().replace(/<pre style="[^"]*">/, '<pre>')).toBe(result)
})

describe('blocks', () => {
  it('become a heading and paragraphs again', () => {
    const { editor, html } = open('<p>a</p><p>b</p>')
    toggleKind(editor, { type: 'heading', level: 1 })
    expect(html()).toBe('<h1>a</h1><h1>b</h1>')
    toggleKind(editor, { type: 'heading', level: 2 })
    expect(html()).toBe('<h2>a</h2><h2>b</h2>')
    toggleKind(editor, { type: 'heading', level: 2 })
    expect(html()).toBe('<p>a</p><p>b</p>')
  })

  it('keep their alignment, and their depth when the kind of list changes', () => {
    const { editor, html } = open('<ul><li>a<ul><li style="text-align:right">b</li></ul></li></ul>')
    toggleKind(editor, { type: 'list-item', ordered: true, depth: 0 })
    expect(html()).toBe('<ol><li>a<ol><li style="text-align:right">b</li></ol></li></ol>')
  })

  it('become one block of code', () => {
    const { editor, html } = open('<p><strong>a</strong></p><p>b</p>')
    toggleKind(editor, { type: 'code' })
    expect(html()).toMatch(/^<pre style="[^"]+">a\nb<\/pre>$/)
    editor.undo()
    expect(html()).toBe('<p><strong>a</strong></p><p>b</p>')
  })

  it('stay separate if there is a layout between them', () => {
    const { editor, html } = open('<p>a</p><p>b</p><hr><p>c</p>')
    toggleKind(editor, { type: 'code' })
    expect(html()).toMatch(/^<pre [^>]+>a\nb<\/pre><hr><pre [^>]+>c<\/pre>$/)
    editor.undo()
    expect(html()).toBe('<p>a</p><p>b</p><hr><p>c</p>')
  })

  it.each([
    ['Backspace', [1, 0], (editor: StepEditor) => editor.deleteBackward('character')],
    ['Delete', [0, 0], (editor: StepEditor) => editor.deleteForward('character')],
  ] as const)('lose their formatting when %s joins them to code', (_, path, join) => {
    const clock = { now: 0 }
    const html = '<pre>code</pre><p>a <b>bold</b> <a href="https://a.example">c</a></p>'
    const { editor } = new StepDocument(html, { now: () => clock.now })
    const before = editor.children
    Transforms.select(
      editor,
      path[0] === 1 ? Editor.start(editor, [1]) : Editor.end(editor, [...path]),
    )
    join(editor)
    expect(editor.children).toMatchObject([{ type: 'code', children: [{ text: 'codea bold c' }] }])
    clock.now = 2000
    Transforms.select(editor, { path: [0, 0], offset: 8 })
    editor.insertText('x')
    editor.undo()
    editor.undo()
    expect(editor.children).toEqual(before)
    editor.redo()
    editor.redo()
    expect(Editor.string(editor, [])).toBe('codea boxld c')
  })

  it.each(['center', 'right', 'justify'] as const)('are aligned: %s', (align) => {
    const { editor, html } = open('<p>a</p>')
    setAlign(editor, align)
    expect(html()).toBe(`<p style="text-align:${align}">a</p>`)
    setAlign(editor, 'left')
    expect(html()).toBe('<p>a</p>')
  })

  it('move one level deeper together, as far as the item above allows', () => {
    const { editor, html } = open('<ul><li>a</li><li>b</li><li>c</li></ul>', [1, 2])
    expect(canIndent(editor, -1)).toBe(false)
    expect(indent(editor, 1)).toBe(true)
    expect(html()).toBe('<ul><li>a<ul><li>b</li><li>c</li></ul></li></ul>')
    expect(indent(editor, -1)).toBe(true)
    expect(html()).toBe('<ul><li>a</li><li>b</li><li>c</li></ul>')
    Transforms.select(editor, Editor.start(editor, [0]))
    expect(indent(editor, 1)).toBe(false)
  })
})

describe('marks', () => {
  it('are switched on and off, also on chips', () => {
    const { editor, html } = open('<p>Hi {{first_name}}</p>')
    toggleMark(editor, 'bold')
    expect(html()).toBe('<p><strong>Hi {{first_name}}</strong></p>')
    toggleMark(editor, 'bold')
    expect(html()).toBe('<p>Hi {{first_name}}</p>')
  })

  it('can have any of the 35 colours', () => {
    expect(new Set(palette.map(({ value }) => value))).toHaveProperty('size', 35)
    expect(new Set(palette.map(({ name }) => name))).toHaveProperty('size', 35)
    for (const { value } of palette) {
      const { editor, html } = open('<p>a</p>')
      setColor(editor, 'color', value)
      setColor(editor, 'background', value)
      expect(html()).toBe(`<p><span style="color:${value};background-color:${value}">a</span></p>`)
      setColor(editor, 'color', undefined)
      setColor(editor, 'background', undefined)
      expect(html()).toBe('<p>a</p>')
    }
  })

  it('are cleared together with the formatting of the block', () => {
    const { editor, html } = open('<ul><li style="text-align:right"><em>a</em></li></ul>')
    clearFormat(editor)
    expect(html()).toBe('<p>a</p>')
  })
})

describe('links', () => {
  it('are set on the selection, changed and removed', () => {
    const { editor, html } = open('<p>our site</p>')
    setLink(editor, 'example.com', '')
    expect(html()).toBe('<p><a href="https://example.com">our site</a></p>')
    setLink(editor, 'mailto:a@example.com', 'write to us')
    expect(html()).toBe('<p><a href="mailto:a@example.com">write to us</a></p>')
    expect(currentLink(editor)?.[0].url).toBe('mailto:a@example.com')
    removeLink(editor)
    expect(html()).toBe('<p>write to us</p>')
  })

  it('blank addresses that are not allowed', () => {
    const { editor, html } = open('<p>a</p>')
    setLink(editor, 'javascript:alert(1)', '')
    expect(html()).toBe('<p><a href="about:blank">a</a></p>')
  })

  it('are inserted with their text, and typing continues behind them', () => {
    const { editor, html } = open('<p>See&nbsp;</p>')
    Transforms.select(editor, Editor.end(editor, []))
    setLink(editor, '{{unsubscribe_link}}', 'here')
    editor.insertText('.')
    expect(html()).toBe('<p>See <a href="{{unsubscribe_link}}">here</a>.</p>')
  })
})

it('inserts and changes a picture', () => {
  const { editor, html } = open('<p>a</p>')
  Transforms.select(editor, Editor.end(editor, []))
  setImage(editor, { url: 'https://example.com/a.png', alt: 'A "chart"', width: 200 })
  editor.insertText('b')
  expect(html()).toBe(
    '<p>a<img src="https://example.com/a.png" alt="A &quot;chart&quot;" width="200" style="max-width:100%">b</p>',
  )
})

it('replaces a selection of text and a picture with a picture', () => {
  const { editor, html } = open('<p>a <img src="https://a.example/a.png" alt=""> b</p><p>c</p>')
  insertImage(editor, { url: 'https://a.example/b.png', alt: 'b' })
  expect(html()).toBe('<p><img src="https://a.example/b.png" alt="b" style="max-width:100%"></p>')
})

it('replaces a query that contains emoji, even if it is formatted', () => {
  const { editor, html } = open('<p>Hi 🎉 /<b>🎉👍🏽</b></p>')
  Transforms.select(editor, Editor.end(editor, []))
  insertSnippet(editor, '<p>there</p>', '/🎉👍🏽'.length)
  expect(html()).toBe('<p>Hi 🎉 there</p>')
})

it('inserts tokens at the last caret, and at the end of a body that was never opened', () => {
  const { editor, html } = open('<p>Hi&nbsp;</p>')
  Transforms.deselect(editor)
  insertToken(editor, 'first_name')
  editor.insertText('!')
  expect(html()).toBe('<p>Hi {{first_name}}!</p>')
  editor.undo()
  editor.undo()
  expect(html()).toBe('<p>Hi&nbsp;</p>')
})
