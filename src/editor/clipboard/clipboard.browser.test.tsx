import { cleanup } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { userEvent } from 'vitest/browser'
import { sendableHtml } from '@/entities/campaign/mail/clean-html'
import { takeClipboardInTurns } from '@/test/clipboard-turn'
import { mountBody, paste, writeIn } from '@/test/mount-body'
import gmail from './fixtures/gmail.clipboard?raw'
import googleDocs from './fixtures/google-docs.clipboard?raw'
import hostile from './fixtures/hostile.clipboard?raw'
import outlook from './fixtures/outlook.clipboard?raw'
import otherEditor from './fixtures/other-slate-editor.clipboard?raw'
import word from './fixtures/word.clipboard?raw'

afterEach(cleanup)

async function pasted(html: string, text = '') {
  const body = mountBody()
  await writeIn(body)
  paste(body, { 'text/html': html, 'text/plain': text })
  return body
}

describe('pasting keeps the structure and drops what other programs add', () => {
  it('from Word: lists, levels and numbers, without tracked deletions', async () => {
    const body = await pasted(word)
    expect(body.html()).toBe(
      '<h1>Quarterly plan</h1><p>Dear <strong>team</strong>, this is the <em>short</em> version.</p>' +
        '<ul><li>First point<ul><li>Inner point</li></ul></li><li>Second point</li></ul>' +
        '<ol><li>Step one</li><li>Step two</li></ol>' +
        '<p>Kept text. <a href="https://example.com/plan?a=1&amp;b=2">Read more</a></p>',
    )
  })

  it('from Outlook: paragraphs, and pictures of the e-mail left blank with a notice', async () => {
    const body = await pasted(outlook)
    expect(body.html()).toMatch(
      /^<p>Hi Jane,<\/p><p>&nbsp;<\/p><p>See the chart: <img src="data:image\/gif;[^"]+" alt="chart" width="320" style="max-width:100%"><\/p><p><strong>Best<\/strong><br>Sam<\/p>$/,
    )
    expect(body.notices.map(({ title }) => title)).toEqual(['A picture was left blank'])
  })

  it('from Google Docs: the wrapper does not make everything bold', async () => {
    const body = await pasted(googleDocs)
    expect(body.html()).toBe(
      '<h2>Notes</h2><p>Plain, <strong>bold</strong> and <em>slanted</em>, <a href="https://example.com/">a link</a>.</p>' +
        '<ul><li>one<ul><li>one a</li></ul></li><li>two</li></ul><p style="text-align:center">Centred <span style="color:#cc0000">red</span></p>',
    )
  })

  it('from Gmail: lines, quotes and colours', async () => {
    const body = await pasted(gmail)
    expect(body.html()).toMatch(
      /^<p>Hello {{first_name}},<\/p><p><br><\/p><p>Short <u>line<\/u>\.<\/p><blockquote style="[^"]+"><p>Earlier message<\/p><\/blockquote>$/,
    )
  })

  it('from another Slate editor: the visible content, not the hidden fragment', async () => {
    const body = await pasted(otherEditor)
    expect(body.html()).toBe('<h1>Heading</h1><p>Some <strong>bold</strong> text</p>')
  })

  it('from text: empty lines separate paragraphs, tokens become chips', async () => {
    const body = await pasted('', 'Hi {{ First Name }},\r\nsecond line\r\n\r\nnew paragraph')
    expect(body.html()).toBe('<p>Hi {{first_name}},<br>second line</p><p>new paragraph</p>')
  })

  it('as plain text in a code block', async () => {
    const body = mountBody()
    await body.press('Code block')
    paste(body, { 'text/html': '<b>a</b><p>b</p>' })
    expect(body.html()).toMatch(/>a\n\nb<\/pre>$/)
  })
})

describe('hostile HTML', () => {
  it('does nothing in the editor, and is not saved', async () => {
    const body = await pasted(hostile)
    const html = body.html()
    expect(html).toContain('visible text')
    expect(html).not.toMatch(
      /javascript|onerror|onclick|<script|<svg|<iframe|<style|text\/html|vbscript/i,
    )
    expect(body.body().querySelectorAll('script, iframe, svg, style, [onerror]')).toHaveLength(0)
    for (const link of body.body().querySelectorAll('a')) {
      expect(link.getAttribute('href')).toBe('about:blank')
    }
    expect('wasHacked' in window).toBe(false)
  })

  it('does nothing as a saved body, and is not sent', async () => {
    const body = mountBody(hostile)
    await writeIn(body, '!')
    expect(sendableHtml(body.html())).not.toMatch(
      /javascript|onerror|<script|<svg|<iframe|vbscript/i,
    )
    expect('wasHacked' in window).toBe(false)
  })
})

describe('the clipboard of the system', () => {
  takeClipboardInTurns()

  it.each([
    ['chip', '[data-token] [contenteditable=false]', '{{company}}'],
    [
      'picture',
      'img',
      '<img src="data:image/gif;base64,R0lGODdhAQABAIAAAAAAAAAAACwAAAAAAQABAAACAkQBADs=" alt="x" width="40" height="20">',
    ],
  ])('shortcuts paste copied content after a selected %s', async (_, selector, source) => {
    const body = mountBody(`<p>${source} and Ada</p>`)
    await writeIn(body, '{Control>}{Shift>}{ArrowLeft}{/Shift}{/Control}{Control>}c{/Control}')
    await userEvent.click(body.body().querySelector(selector) ?? body.body())
    await expect
      .poll(() => body.session.documents.get('step')?.editor.selection?.anchor.path.length)
      .toBe(3)
    await body.keys('{Control>}v{/Control}')
    await expect.poll(() => body.body().textContent).toMatch(/Ada and Ada$/)
  })

  it('copies the HTML that would be sent, with tokens as text', async () => {
    const body = mountBody('<h1>Hi <strong>{{first_name}}</strong></h1><p>there</p>')
    await writeIn(body)
    const { editor } = body.session.open(
      'step',
      '<h1>Hi <strong>{{first_name}}</strong></h1><p>there</p>',
    )
    editor.select({ anchor: { path: [0, 0], offset: 0 }, focus: { path: [1, 0], offset: 5 } })
    const data = new DataTransfer()
    editor.setFragmentData(data)
    expect(data.getData('text/html')).toBe(body.html())
    expect(data.getData('text/plain')).toBe('Hi {{first_name}}\n\nthere')
  })
})
