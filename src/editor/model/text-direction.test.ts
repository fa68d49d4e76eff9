import { Editor, Transforms } from 'slate'
import { describe, expect, it } from 'vitest'
import { clearFormat, setAlign } from '../commands/format-commands'
import { switchMode } from '../commands/modes'
import { slateToHtml } from '../html/slate-to-html'
import { StepDocument } from '../step-document'
import { readToolbarState } from '../view/toolbar/toolbar-state'

/** The HTML after a character is typed at the end of the first block. */
function typed(html: string): string {
  const document = new StepDocument(html)
  Transforms.select(document.editor, Editor.end(document.editor, [0]))
  document.editor.insertText('!')
  return document.toHtml()
}

describe('text from right to left', () => {
  it.each([
    ['<p>שלום</p>', '<p dir="rtl">שלום!</p>'],
    ['<p>1. {{first_name}} مرحبا world</p>', '<p dir="rtl">1. {{first_name}} مرحبا world!</p>'],
    ['<h1>שלום</h1>', '<h1 dir="rtl">שלום!</h1>'],
    ['<ul><li>שלום</li><li>hello</li></ul>', '<ul><li dir="rtl">שלום!</li><li>hello</li></ul>'],
    ['<p>hello שלום</p>', '<p>hello שלום!</p>'],
  ])('is written with its direction: %s', (from, to) => {
    expect(typed(from)).toBe(to)
    expect(typed(to)).toBe(to.replace('!', '!!'))
  })

  it('quotes with the bar at the right', () => {
    expect(slateToHtml([{ type: 'quote', children: [{ text: 'שלום' }] }])).toMatch(
      /^<blockquote dir="rtl" style="[^"]*border-right:3px[^"]*"><p>שלום<\/p><\/blockquote>$/,
    )
  })

  it('has a direction in plain-text mode', () => {
    const document = new StepDocument('<p>שלום</p>')
    switchMode(document.editor, 'plain')
    expect(document.toHtml()).toBe('<p dir="rtl">שלום</p>')
  })

  it('is aligned right by default, without an explicit alignment', () => {
    const document = new StepDocument('<p>שלום</p>')
    const { editor } = document
    Transforms.select(editor, Editor.end(editor, [0]))
    expect(readToolbarState(editor).align).toBe('right')
    setAlign(editor, 'left')
    expect(document.toHtml()).toBe('<p dir="rtl" style="text-align:left">שלום</p>')
    expect(new StepDocument(document.toHtml()).toHtml()).toBe(document.toHtml())
    setAlign(editor, 'right')
    expect(document.toHtml()).toBe('<p>שלום</p>')
  })
})

describe('the direction that is set on a block', () => {
  it.each([
    ['<p dir="rtl">WordPress הוא</p>', '<p dir="rtl">WordPress הוא!</p>'],
    ['<p dir="ltr">שלום</p>', '<p dir="ltr">שלום!</p>'],
    ['<p dir="ltr">hello</p>', '<p dir="ltr">hello!</p>'],
    ['<div dir="rtl"><p>a</p><p>b</p></div>', '<div dir="rtl"><p>a!</p><p>b</p></div>'],
    ['<p style="direction:rtl">a</p>', '<p style="direction:rtl">a!</p>'],
    ['<p dir="auto">a</p>', '<p dir="auto">a!</p>'],
    ['<ol dir="rtl" start="3"><li>a</li></ol>', '<ol start="3" dir="rtl"><li>a!</li></ol>'],
  ])('stays while text is typed into it: %s', (from, to) => {
    expect(typed(from)).toBe(to)
  })

  it('is removed with its formatting', () => {
    const document = new StepDocument('<p dir="rtl">a</p>')
    Transforms.select(document.editor, Editor.end(document.editor, [0]))
    clearFormat(document.editor)
    expect(document.toHtml()).toBe('<p>a</p>')
  })
})
