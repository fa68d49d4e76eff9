import { Editor, Text } from 'slate'
import { describe, expect, it } from 'vitest'
import { sendableHtml } from '@/entities/campaign/mail/clean-html'
import { isHtmlBlock } from '../model/document'
import { StepDocument } from '../step-document'

const LETTER = '\uE000'

/** The body after a character has been typed into each text in turn and removed again. */
function typedInto(html: string): string[] {
  const { editor } = new StepDocument(html)
  const places = [...Editor.nodes(editor, { at: [], match: Text.isText })].filter(
    ([{ text }, [index = 0]]) =>
      text.trim() !== '' && !isHtmlBlock(editor.children[index] ?? { text: '' }),
  )
  return places.map(([{ text }, path]) => {
    const document = new StepDocument(html)
    const offset = Math.ceil(text.trim().length / 2)
    document.editor.insertText(LETTER, { at: { path, offset } })
    return document.toHtml().replace(LETTER, '')
  })
}

const SHEET =
  '<style><!-- p.MsoNormal{margin:0cm;font-family:"Calibri",sans-serif} a:link{color:#0563C1} --></style>'

describe('typing a letter changes only its word', () => {
  it.each([
    '<p style="font-family:Georgia,serif;font-size:15px;line-height:1.8;margin:0 0 12px">one <strong>two</strong></p>',
    '<p><font face="verdana, sans-serif" size="2">one</font> <small>two</small> <mark>three</mark> <code>four</code></p>',
    '<p><span style="font-size:18px;letter-spacing:1px">one <span style="font-family:Arial">two</span></span> <big>three</big></p>',
    '<p>one <img src="https://a.example/a.png" alt="" width="96" height="30" style="vertical-align:middle"> two</p>',
    '<ol type="a" start="3"><li style="margin-left:15px">one</li><li>two<ul style="list-style-type:square"><li>three</li></ul></li></ol>',
    '<ol start="3" type="a"><li>one</li><li>two</li></ol><ol type="I"><li>three</li></ol>',
    '<ol><li>one</li></ol><ol><li>two</li></ol><ul><li>three</li></ul><ul><li>four</li></ul>',
    '<p><a href="#end">one</a></p><a name="end"></a><p>two</p>',
    '<blockquote class="gmail_quote" style="margin:0 0 0 .8ex;border-left:1px solid #cccccc;padding-left:1ex"><div dir="ltr">one<ul><li>two</li><li>three</li></ul></div></blockquote>',
    '<p><a href="#top" name="start">one</a> <a href="https://a.example/?a=1&amp;b=2" style="color:#333333;text-decoration:none" target="_blank" rel="noopener">two</a></p>',
    '<div dir="ltr">one<div><br></div><div>two</div><div style="text-align:center">three</div></div>',
    '<div class="gmail_default" style="font-family:verdana,sans-serif">one</div><div dir="ltr" class="gmail_signature"><div>two<br>three</div></div>',
    '<h3 style="color:#4472c4">one</h3><h5>two</h5><address>three</address><center>four</center><p align="right">five</p>',
    '<pre style="background:#eeeeee">one\n  two</pre><blockquote><pre>three</pre></blockquote>',
    '<ol><li style="margin:4px"><p style="margin:0 0 1em">one</p></li><li><div>two</div><ul><li>three</li></ul></li></ol>',
    '<h2><div style="color:#333333">one</div></h2>',
    '<div dir="ltr">one<table width="300"><tbody><tr><td>kept</td></tr></tbody></table><div>two</div><hr>three</div>',
    `${SHEET}<div class="WordSection1"><p class="MsoNormal">one</p><div style="border:none;border-top:solid #E1E1E1 1.0pt;padding:3.0pt 0cm 0cm 0cm"><p class="MsoNormal">kept</p></div><p>two</p></div>`,
    '<font face="Arial"><div>one</div><div>two</div></font>',
    `<html><head>${SHEET}</head><body lang="EN-GB" link="#0563C1"><div class="WordSection1"><p class="MsoNormal">one <span style="font-size:10.0pt">two</span></p><p class="MsoNormal"><o:p>&nbsp;</o:p></p><ul type="disc"><li class="MsoNormal">three</li></ul></div></body></html>`,
  ])('%s', (html) => {
    const bodies = typedInto(html)
    expect(bodies.length).toBeGreaterThan(0)
    for (const body of bodies) expect(body).toBe(html)
    expect(sendableHtml(html).replace(/<\/?o:p>|<!--|-->/g, '')).toBe(
      html.replace(/<\/?o:p>|<!--|-->/g, ''),
    )
  })

  it.each([
    '<style>.a{display:inline-block;padding:8px}</style><p>one <a class="a" href="https://a.example">Go</a></p>',
    '<style>p{color:red}</style><p>one</p><style>p{color:blue}</style><p>two</p>',
    '<p>one</p><!--[if mso]><p>Outlook</p><![endif]--><p>two</p>',
    '<ol><li><p>one</p><p>two</p></li></ol>',
    '<ol><li>one<p>two</p></li></ol>',
    '<pre>x = <b style="color:#cc0000">1</b></pre>',
    '<p>one <a name="end"></a>two</p>',
    '<ul><li><a id="end"></a>one</li></ul>',
  ])('is not possible where more would change, which is kept as a layout: %s', (html) => {
    const { editor } = new StepDocument(html)
    expect(editor.children.some(isHtmlBlock)).toBe(true)
    for (const body of typedInto(html)) expect(body).toBe(html)
  })
})
