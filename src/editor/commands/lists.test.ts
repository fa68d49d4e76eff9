import { Editor, Transforms } from 'slate'
import { describe, expect, it } from 'vitest'
import { setKind } from './format-commands'
import { bodyBlocks } from '../model/document'
import { readPastedHtml } from '../clipboard/pasted-html'
import { toPlainText } from '../html/plain-text'
import { slateToHtml } from '../html/slate-to-html'
import { StepDocument } from '../step-document'

const written = (html: string) => new StepDocument(html).toHtml()
const pasted = (html: string) => slateToHtml(readPastedHtml(html).blocks)

const wordItem = (
  level: number,
  marker: string,
  text: string,
  { wrap = '', list = 'l0', place = '' } = {},
) =>
  `<p class=MsoListParagraph${place} style='mso-list:${wrap}${list} level${level}\nlfo1'><![if !supportLists]><span style='font-family:Calibri;mso-list:${wrap}Ignore'>${marker}<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp; </span></span><![endif]>${text}</p>`
const more = '<p class=MsoNormal style="margin-left:36pt">more</p>'

describe('the numbers of a list', () => {
  it.each([
    '<ol start="3"><li>a</li><li>b</li></ol>',
    '<ol><li>a</li></ol><p>more</p><ol start="2"><li>b</li></ol>',
    '<ul><li>a<ol start="4"><li>b</li></ol></li></ul>',
    '<ol><li>a</li></ol><p>more</p><ul style="list-style-type:none"><li style="list-style-type:none"><ol start="2"><li>b</li></ol></li></ul><ol start="2"><li>c</li></ol>',
  ])('are read and written again: %s', (html) => {
    expect(written(html)).toBe(html)
  })

  it('are read from the first item too', () => {
    const { blocks } = readPastedHtml('<ol><li value="5">a</li><li>b</li></ol>')
    expect(slateToHtml(blocks)).toBe('<ol start="5"><li>a</li><li>b</li></ol>')
  })

  it.each([
    ['2.', 2],
    ['(3)', 3],
    ['d)', 4],
    ['iv.', 4],
    ['XII.', 12],
    ['c.', 3],
  ])('continue in Word after a paragraph: %s', (marker, start) => {
    expect(pasted(wordItem(1, '1.', 'A') + more + wordItem(1, marker, 'B'))).toBe(
      `<ol><li>A</li></ol><p>more</p><ol start="${start}"><li>B</li></ol>`,
    )
  })

  it('keep their level in Word after a paragraph', () => {
    const html = wordItem(1, '1.', 'A') + more + wordItem(2, 'a.', 'sub') + wordItem(1, '2.', 'B')
    const { blocks } = readPastedHtml(html)
    expect(blocks.map((block) => ('depth' in block ? block.depth : '-'))).toEqual([0, '-', 1, 0])
    expect(toPlainText(blocks)).toBe('1. A\n\nmore\n\n  1. sub\n2. B')
  })

  it.each([
    ['CxSpFirst', '<ol><li>A</li></ol><p>more</p><ol><li>B</li><li>C<ol><li>D</li></ol></li></ol>'],
    // End of a run: the item belongs to the list before the paragraph.
    [
      'CxSpMiddle',
      '<ol><li>A</li></ol><p>more</p><ul style="list-style-type:none"><li style="list-style-type:none"><ol><li>B</li></ol></li></ul><ol><li>C<ol><li>D</li></ol></li></ol>',
    ],
  ])('start on the first level with the first item of another Word list: %s', (place, html) => {
    const list = 'l1'
    expect(
      pasted(
        wordItem(1, '1.', 'A') +
          more +
          wordItem(2, '1.', 'B', { list, place }) +
          wordItem(1, '1.', 'C', { list, place: 'CxSpMiddle' }) +
          wordItem(2, '1.', 'D', { list, place: 'CxSpLast' }),
      ),
    ).toBe(html)
  })

  it.each([
    [
      'Word',
      wordItem(1, '1.', 'A') +
        wordItem(4, '1.', 'B') +
        wordItem(3, 'i.', 'C') +
        wordItem(3, 'ii.', 'D'),
    ],
    ['Google Docs', '<ol><li>A</li><ol><ol><ol><li>B</li></ol><li>C</li><li>D</li></ol></ol></ol>'],
  ])('are siblings if %s omits their parent level', (_, html) => {
    expect(pasted(html)).toBe('<ol><li>A<ol><li>B</li><li>C</li><li>D</li></ol></li></ol>')
  })

  it.each(['\n', '\r\n ', ' '])('are found if the style of the marker is wrapped in %j', (wrap) => {
    expect(pasted(wordItem(1, '1.', 'A', { wrap }) + wordItem(1, '2.', 'B', { wrap }))).toBe(
      '<ol><li>A</li><li>B</li></ol>',
    )
  })

  it('stay when the first item becomes a paragraph, and continue when one is added', () => {
    const document = new StepDocument('<ol start="2"><li>a</li><li>b</li></ol>')
    const { editor } = document
    Transforms.select(editor, Editor.end(editor, [0]))
    editor.insertBreak()
    editor.insertText('x')
    expect(document.toHtml()).toBe('<ol start="2"><li>a</li><li>x</li><li>b</li></ol>')
    setKind(editor, { type: 'paragraph' }, [0])
    expect(document.toHtml()).toBe('<p>a</p><ol start="2"><li>x</li><li>b</li></ol>')
    Transforms.removeNodes(editor, { at: [0] })
    expect(toPlainText(bodyBlocks(editor))).toBe('2. x\n3. b')
  })

  it('continue when the content between two lists is deleted', () => {
    const document = new StepDocument('<ol><li>a</li></ol><p>b</p><ol start="7"><li>c</li></ol>')
    Transforms.removeNodes(document.editor, { at: [1] })
    expect(document.toHtml()).toBe('<ol><li>a</li><li>c</li></ol>')
  })
})

describe('an item of several paragraphs', () => {
  const more = '<p class=MsoListParagraphCxSpMiddle style="font-style:italic">more</p>'
  it.each([
    [
      wordItem(1, '1.', 'A') + more + more + wordItem(1, '2.', 'B'),
      '<ol><li>A<br><em>more</em><br><em>more</em></li><li>B</li></ol>',
    ],
    ['<ol><li><p>A</p><p>more</p><div>end</div></li></ol>', '<ol><li>A<br>more<br>end</li></ol>'],
    ['<ol><li><h2>A</h2><p>more</p></li></ol>', '<ol><li><strong>A</strong><br>more</li></ol>'],
  ])('is one item: %s', (html, list) => {
    expect(pasted(html)).toBe(list)
  })
})

describe('a style sheet of Word', () => {
  const sheet =
    '<style><!-- /* Font */ @font-face {font-family:A} p.T, li.T {margin:0;font-weight:bold} @page W {size:1pt}' +
    ' span.R {color:#cc0000} v\\:* {behavior:url(#default#VML)} h1 {font-weight:bold;color:#2f5496} .C {text-align:center}' +
    ' @media print { p.T {font-style:italic} } --></style>'
  it.each([
    ['<p class=T>a</p>', '<p><strong>a</strong></p>'],
    [
      '<p class=T>a <span class=R>b</span></p>',
      '<p><strong>a </strong><strong><span style="color:#cc0000">b</span></strong></p>',
    ],
    ['<p class=T style="font-weight:normal">a</p>', '<p>a</p>'],
    ['<h1>a</h1>', '<h1><span style="color:#2f5496">a</span></h1>'],
    ['<p class=C>a</p>', '<p style="text-align:center">a</p>'],
    ['<ul><li class=T>a</li></ul>', '<ul><li><strong>a</strong></li></ul>'],
  ])('formats pasted content: %s', (html, written) => {
    expect(pasted(`<html><head>${sheet}</head><body>${html}</body></html>`)).toBe(written)
  })
})

describe('a heading of Word', () => {
  it.each([
    ['1.', '<h1>1. Scope</h1>'],
    ['1.2', '<h1>1.2 Scope</h1>'],
    ['Chapter 3', '<h1>Chapter 3 Scope</h1>'],
    ['IV.', '<h1>IV. Scope</h1>'],
    ['·', '<h1>Scope</h1>'],
  ])('keeps its number: %s', (marker, html) => {
    expect(pasted(wordItem(1, marker, 'Scope').replace(/^<p/, '<h1').replace(/p>$/, 'h1>'))).toBe(
      html,
    )
  })
})

describe('text struck through, superscript and subscript', () => {
  const html = '<p>H<sub>2</sub>O x<sup>2</sup> <s>old</s> <strong><u><s>both</s></u></strong></p>'

  it('is read and written again', () => {
    expect(written(html)).toBe(html)
  })

  it.each([
    ['<p><strike>a</strike><del>b</del></p>', '<p><s>ab</s></p>'],
    [
      '<p><span style="text-decoration:line-through underline">a</span></p>',
      '<p><u><s>a</s></u></p>',
    ],
    ['<p>x<span style="vertical-align:super;font-size:0.6em">2</span></p>', '<p>x<sup>2</sup></p>'],
    ['<p>a<del cite="mailto:x" datetime="2026-01-05">deleted</del></p>', '<p>a</p>'],
  ])('is pasted from %s', (from, to) => {
    expect(pasted(from)).toBe(to)
  })
})
