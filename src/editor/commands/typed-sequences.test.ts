import { Editor, Transforms } from 'slate'
import { describe, expect, it } from 'vitest'
import { fc, runs } from '@/test/fast-check'
import {
  bodyPieces,
  dot,
  savedAs,
  savedText,
  textPieces,
  type TypedPiece,
} from '@/test/typed-pieces'
import { StepDocument } from '../step-document'
import { leaveCode } from './writing-rules'
import { replaceMeantTokens } from './find-text'
import { runShortcut } from './shortcuts'
import { insertText } from './insert-blocks'
import { insertImage } from './inline-commands'
import { switchMode } from './modes'

function openAtEnd(html: string) {
  const document = new StepDocument(html, { now: () => 0 })
  const { editor } = document
  Transforms.select(editor, Editor.end(editor, []))
  const type = ({ kind, keys }: TypedPiece) => {
    if (kind === 'picture') insertImage(editor, { url: dot, alt: '' })
    else if (kind === 'break') editor.insertSoftBreak()
    else for (const character of keys) editor.insertText(character)
  }
  return { document, editor, type }
}

describe('any sequence of words, chips, pictures and line breaks is saved as it was typed', () => {
  it.each([
    ['a paragraph', '<p>x</p>', bodyPieces],
    ['a heading', '<h1>x</h1>', bodyPieces],
    ['a small heading', '<h2>x</h2>', bodyPieces],
    ['a bullet', '<ul><li>x</li></ul>', bodyPieces],
    ['an inner item', '<ol><li>one<ol><li>x</li></ol></li></ol>', bodyPieces],
    ['a quote', '<blockquote><p>x</p></blockquote>', bodyPieces],
    ['bold text', '<p><strong>x</strong></p>', bodyPieces],
    ['a link', '<p><a href="https://example.com">x</a></p>', bodyPieces],
    ['code', '<pre>x</pre>', textPieces],
    ['plain text', '<p>x</p>', textPieces],
  ])('in %s', (kind, html, pieces) => {
    const isPlain = kind === 'plain text'
    fc.assert(
      fc.property(fc.array(pieces, { maxLength: 12 }), (typed) => {
        const { document, editor, type } = openAtEnd(html)
        if (isPlain) switchMode(editor, 'plain')
        typed.forEach(type)
        const text = `x${savedAs(typed)}`
        // Saved plain text omits the newline that makes an empty last line visible.
        expect(savedText(document.toHtml())).toBe(isPlain ? text.replace(/\n$/, '') : text)
      }),
      runs(20),
    )
  })
})

describe('a chip stays', () => {
  it('when a misspelt token behind it is corrected', () => {
    const { document, editor } = openAtEnd('<p>{{first_name}}{{lst_name}}!</p>')
    replaceMeantTokens(editor, '{{lst_name}}')
    expect(document.toHtml()).toBe('<p>{{first_name}}{{last_name}}!</p>')
  })

  it('at the end of code that Enter does not leave yet', () => {
    const { document, editor } = openAtEnd('<pre>x\n{{first_name}}</pre>')
    editor.insertBreak()
    editor.insertText('y')
    expect(document.toHtml()).toContain('>x\n{{first_name}}\ny</pre>')
  })

  it('at the end of code that is left', () => {
    const { document, editor } = openAtEnd('<pre>x\n{{first_name}}</pre>')
    leaveCode(editor)
    expect(document.toHtml()).toContain('>x\n{{first_name}}</pre><p><br></p>')
  })

  it('at the start of a line of code that is indented', () => {
    const { document, editor } = openAtEnd('<pre>{{first_name}}\n{{last_name}} a</pre>')
    Transforms.select(editor, Editor.range(editor, []))
    runShortcut(editor, new KeyboardEvent('keydown', { key: 'Tab', which: 9 }))
    expect(document.toHtml()).toContain('>  {{first_name}}\n  {{last_name}} a</pre>')
  })

  it('alone in a block before which a layout is inserted', () => {
    const { document, editor } = openAtEnd('<p>{{first_name}}</p>')
    insertText(editor, '<table><tbody><tr><td>a</td></tr></tbody></table>')
    expect(document.toHtml()).toContain('<p>{{first_name}}</p>')
  })
})
