import { Editor, Transforms } from 'slate'
import { describe, expect, it } from 'vitest'
import { BLANK_IMAGE } from '@/entities/campaign/mail/safe-url'
import { StepDocument } from '../step-document'

/** Normalises content that could enter the document without passing the HTML reader. */
function normalized(children: unknown) {
  const document = new StepDocument('<p>start</p>')
  document.editor.children = JSON.parse(JSON.stringify(children))
  Editor.normalize(document.editor, { force: true })
  return { html: document.toHtml(), children: document.editor.children }
}

const p = (...children: object[]) => ({ type: 'paragraph', children })
const text = (text: string, marks = {}) => ({ text, ...marks })

describe('a body is repaired, whatever its source', () => {
  it('blanks unsafe addresses', () => {
    const { html } = normalized([
      p({ type: 'link', url: 'javascript:alert(1)', children: [text('a')] }),
      p({ type: 'image', url: 'file:///a.png', alt: 'x', children: [text('')] }),
    ])
    expect(html).toContain('<a href="about:blank">a</a>')
    expect(html).toContain(`src="${BLANK_IMAGE}"`)
  })

  it('unwraps unknown elements and keeps their text', () => {
    const { html } = normalized([
      p(text('a '), { type: 'button', children: [text('b')] }, text(' c')),
      { type: 'video', url: 'x', children: [text('d')] },
    ])
    expect(html).toBe('<p>a b c</p><p>d</p>')
  })

  it('drops unknown tokens and empty links', () => {
    const { html } = normalized([
      p(
        { type: 'token', name: '<img src=x>', children: [text('')] },
        { type: 'link', url: 'https://example.com', children: [text('')] },
        text('left'),
      ),
    ])
    expect(html).toBe('<p>left</p>')
  })

  it('does not put links into links', () => {
    const inner = { type: 'link', url: 'https://b.example.com', children: [text('b')] }
    const { html } = normalized([
      p({ type: 'link', url: 'https://a.example.com', children: [text('a'), inner] }),
    ])
    expect(html).toBe('<p><a href="https://a.example.com">ab</a></p>')
  })

  it('keeps marks, links and pictures out of code', () => {
    const { html } = normalized([
      {
        type: 'code',
        children: [
          text('a', { bold: true }),
          { type: 'link', url: 'https://example.com', children: [text('b')] },
          { type: 'image', url: 'https://example.com/a.png', alt: '', children: [text('')] },
        ],
      },
    ])
    expect(html).toMatch(/^<pre style="[^"]+">ab<\/pre>$/)
  })

  it('limits each item to one level below the one before', () => {
    const item = (depth: number) => ({
      type: 'list-item',
      ordered: false,
      depth,
      children: [text('a')],
    })
    const depths = (...blocks: object[]) =>
      normalized(blocks).children.map((block) => ('depth' in block ? block.depth : '-'))
    const heading = { type: 'heading', level: 1, children: [text('b')] }
    expect(depths(item(3), item(5), heading, item(1))).toEqual([0, 1, '-', 0])
    // A paragraph between two items belongs to the first one.
    expect(depths(item(3), item(5), p(text('b')), item(4))).toEqual([0, 1, '-', 2])
  })

  it('gives a list one start number', () => {
    const item = (start?: number) => ({
      type: 'list-item',
      ordered: true,
      depth: 0,
      start,
      children: [text('a')],
    })
    const { children } = normalized([item(3), item(7), p(text('b')), item(5)])
    expect(children.map((block) => ('start' in block ? block.start : '-'))).toEqual([
      3,
      '-',
      '-',
      5,
    ])
  })

  it('always has a paragraph', () => {
    expect(normalized([]).html).toBe('<p><br></p>')
  })

  it('is entirely plain text or not at all', () => {
    const line = { type: 'plain', children: [text('a', { bold: true })] }
    expect(normalized([line, p(text('b'))]).html).toBe('<p>a<br>b</p>')
    expect(normalized([p(text('b')), line]).html).toBe('<p>b</p><p>a</p>')
  })
})

it('leaves the output of the reader unchanged', () => {
  const html =
    '<h1>a</h1><p>b <a href="https://example.com">c {{first_name}}</a></p><ul><li>d<ol><li>e</li></ol></li></ul>'
  const document = new StepDocument(html)
  const before = document.editor.children
  Editor.normalize(document.editor, { force: true })
  expect(document.editor.children).toBe(before)
  expect(document.toHtml()).toBe(html)
})

it('joins lines when a paragraph is deleted across its border', () => {
  const document = new StepDocument('<h1>Title</h1><p>text</p>')
  Transforms.select(document.editor, { path: [1, 0], offset: 0 })
  document.editor.deleteBackward('character')
  expect(document.toHtml()).toBe('<h1>Titletext</h1>')
})
