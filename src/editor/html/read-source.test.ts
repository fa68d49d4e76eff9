import { Transforms } from 'slate'
import { describe, expect, it } from 'vitest'
import { isHtmlBlock, paragraph } from '../model/document'
import template from '../clipboard/fixtures/template.mail?raw'
import { htmlToPlainText } from './plain-text'
import { StepDocument } from '../step-document'
import { readFragment, readSource } from './read-source'

const table = '<TABLE width=600><tr><td bgcolor="#eee">Cell {{company}}</TD></tr></TABLE>'
const sources = (html: string) =>
  readSource(html).blocks.map((block) => (isHtmlBlock(block) ? block.html : block.type))

describe('a body is split into editable blocks and kept HTML blocks', () => {
  it.each<[string, string[]]>([
    [`<p>a</p>${table}<p>b</p>`, ['paragraph', table, 'paragraph']],
    [
      `Hi,<br>${table}\n<!-- end -->\n<h2>b</h2>`,
      ['paragraph', `${table}\n<!-- end -->\n`, 'heading'],
    ],
    [`${table}${table}`, [`${table}${table}`]],
    ['<p>a</p><hr><p>b</p>', ['paragraph', '<hr>', 'paragraph']],
    [
      '<p>a</p><div style="background:#eee;padding:8px">b</div>',
      ['paragraph', '<div style="background:#eee;padding:8px">b</div>'],
    ],
    [
      '<p><a href="https://a.example" style="display:inline-block;padding:8px">Go</a></p><p>b</p>',
      [
        '<p><a href="https://a.example" style="display:inline-block;padding:8px">Go</a></p>',
        'paragraph',
      ],
    ],
    [
      '<p>a</p>before <a style="padding:8px">Go</a> <b>after</b><p>b</p>',
      ['paragraph', 'before <a style="padding:8px">Go</a> <b>after</b>', 'paragraph'],
    ],
    [
      '<div style="display:none">Preview text</div><p>a</p>',
      ['<div style="display:none">Preview text</div>', 'paragraph'],
    ],
    [
      `<p>a</p><!--[if mso]><table><tr><td><![endif]--><p>b</p><!--[if mso]></td></tr></table><![endif]--><hr><p>c</p>`,
      [
        'paragraph',
        '<!--[if mso]><table><tr><td><![endif]--><p>b</p><!--[if mso]></td></tr></table><![endif]--><hr>',
        'paragraph',
      ],
    ],
    [`<p>a</p>${table}<script>1</script>`, ['paragraph', `${table}<script>1</script>`]],
  ])('%s', (html, parts) => {
    expect(sources(html)).toEqual(parts)
  })

  it.each([
    '<div>Hi</div><div style="font-family:Arial;color:#333333">there</div>',
    '<section>Hi</section><center>there</center>',
    '<p style="border:none windowtext 1.0pt;padding:0cm">Word</p>',
    '<blockquote style="margin:0 0 0 8px;padding-left:12px;border-left:3px solid #cccccc"><p>q</p></blockquote>',
    '<pre style="padding:12px;background-color:#f4f4f4">code</pre>',
    '<p><span style="background-color:#ffff00">marked</span></p>',
  ])('has no kept HTML block in %s', (html) => {
    expect(readSource(html).blocks.some(isHtmlBlock)).toBe(false)
  })

  it('keeps a whole body whose style sheet gives it a shape, or that cannot be split cleanly', () => {
    expect(sources('<style>.a{padding:8px}</style><p class="a">a</p>')).toEqual([
      '<p class="a">a</p>',
    ])
    expect(sources(`<p>a${table}</p>`)).toEqual([`<p>a${table}</p>`])
    expect(sources('<div style="padding:8px">a<p>b')).toEqual([
      '<div style="padding:8px">a<p>b</p></div>',
    ])
  })

  it('keeps what only Outlook hides, also as simple text', () => {
    const html = '<p><a href="https://a.example" style="mso-hide:all;padding:8px">Book</a></p>'
    expect(sources(html)).toEqual([html])
    expect(htmlToPlainText(html)).toBe('Book (https://a.example)')
  })

  it.each([
    [
      '<table><tr><td>a</td><td><p>b</p></td></tr><tr><td>c</td><td></td></tr></table>',
      'a | b\n\nc',
    ],
    ['<table><tr><th>Plan</th><th></th><th>Price</th></tr></table>', 'Plan | | Price'],
    ['<table><tr><td>a<br>b</td><td>c</td></tr></table>', 'a\nb\n\nc'],
    [
      '<table><tr><td><table><tr><td>{{first_name}}</td><td>b</td></tr></table></td></tr></table>',
      '{{first_name}} | b',
    ],
    ['<tr><td>Basic</td><td>120</td></tr>', 'Basic | 120'],
    ['<ol><li>a</li></ol><ol><li>b</li></ol>', '1. a\n1. b'],
    ['<ol><li>a</li></ol><ol start="4"><li>b</li><li>c</li></ol>', '1. a\n4. b\n5. c'],
    ['<p>a</p><p><br></p><p>b</p>', 'a\n\nb'],
    ['<style>.m{display:none}</style><p class="m">no</p><p>yes</p>', 'yes'],
    ['<legend>Plan</legend><label>Basic</label>', 'Plan\n\nBasic'],
  ])('what is seen stays apart in plain text: %s', (html, text) => {
    expect(htmlToPlainText(html)).toBe(text)
  })

  it('copies the styles to another body', () => {
    const [block] = readFragment('<style>.a{color:red}</style><p class="a">a</p>')
    expect(block).toMatchObject({ html: '<style>.a{color:red}</style><p class="a">a</p>' })
  })
})

describe('the HTML of a body with kept blocks', () => {
  it('is the exact source, with the text that was added above and below', () => {
    const document = new StepDocument(template)
    const { editor } = document
    expect(document.toHtml()).toBe(template)
    editor.insertNodes(paragraph('above'), { at: [0] })
    editor.insertNodes(paragraph('below'), { at: [2] })
    expect(document.toHtml().replace('<p>above</p>', '').replace('<p>below</p>', '')).toBe(template)
    expect(document.toHtml()).toMatch(
      /#eef1f1">\s*<p>above<\/p>[^]*<p>below<\/p><\/body>\s*<\/html>\s*$/,
    )
    editor.undo()
    editor.undo()
    expect(document.toHtml()).toBe(template)
  })

  it('is read again as the same document', () => {
    const html = `<p>a</p>${table}<p>b</p>`
    const document = new StepDocument(html)
    Transforms.insertText(document.editor, '!', { at: { path: [0, 0], offset: 1 } })
    expect(document.toHtml()).toBe(`<p>a!</p>${table}<p>b</p>`)
    const withoutOrigin = (blocks: readonly object[]) =>
      blocks.map((block) => ({ ...block, origin: undefined }))
    expect(withoutOrigin(readSource(document.toHtml()).blocks)).toEqual(
      withoutOrigin(document.editor.children),
    )
  })

  it('omits the wrapper of a template when nothing of the template is left', () => {
    const document = new StepDocument(template)
    document.replaceBody('<p>New</p>')
    expect(document.toHtml()).toBe('<p>New</p>')
    document.editor.undo()
    expect(document.toHtml()).toBe(template)
  })
})
