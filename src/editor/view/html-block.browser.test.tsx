import { cleanup, screen, within } from '@testing-library/react'
import { Editor } from 'slate'
import { afterEach, describe, expect, it } from 'vitest'
import { userEvent } from 'vitest/browser'
import { mountBody, paste } from '@/test/mount-body'
import template from '../clipboard/fixtures/template.mail?raw'
import { isHtmlBlock } from '../model/document'

afterEach(cleanup)

const table =
  '<table width=600 bgcolor="#EEEEEE"><tr><td>Left {{company}}</td><td><a href="https://example.com" style="padding:8px">Book</a></td></tr></table>'
const html = `<p>above</p>${table}<p>below</p>`

const mount = (source = html) => {
  const body = mountBody(source)
  const document = body.session.documents.get('step')
  if (!document) throw new Error('no document')
  const { editor } = document
  return {
    ...body,
    editor,
    types: () => editor.children.map((block) => ('type' in block ? block.type : '')),
    select: () => userEvent.click(frame(), { position: { x: 20, y: 30 }, force: true }),
    selected: () => {
      const [index = -1] = editor.selection?.anchor.path ?? []
      const block = editor.children[index]
      return block && isHtmlBlock(block) ? block.html : undefined
    },
    caretIn: async (index: number, edge: 'start' | 'end') => {
      await userEvent.click(body.body().querySelector('p') ?? body.body())
      editor.select(Editor[edge](editor, [index]))
    },
    action: (name: string) =>
      userEvent.click(
        within(screen.getByRole('toolbar', { name: 'Layout block' })).getByRole('button', { name }),
      ),
  }
}
const frame = () => document.querySelector('iframe')?.parentElement ?? document.body
const shown = async () => {
  const read = () => document.querySelector('iframe')?.contentDocument
  await expect.poll(() => read()?.querySelector('table')).toBeTruthy()
  const page = read()
  if (!page) throw new Error('no page')
  return page
}

describe('a layout in a body', () => {
  it('is shown in a frame, as it looks in the mail, and runs nothing', async () => {
    mount(
      template.replace(
        '<h1>',
        '<h1 onclick="parent.wasHacked = 1"><script>parent.wasHacked = 2</script>',
      ),
    )
    const page = await shown()
    expect(page.querySelectorAll('script, [onclick]')).toHaveLength(0)
    const button = page.querySelector('.button')
    if (!button) throw new Error('no button')
    expect(getComputedStyle(button).backgroundColor).toBe('rgb(10, 108, 116)')
    expect(getComputedStyle(page.querySelector('.preheader') ?? button).display).toBe('none')
    // A relative address must not resolve to our own server.
    expect(page.baseURI).toBe('about:invalid')
    expect(page.querySelector('meta[name=referrer]')?.getAttribute('content')).toBe('no-referrer')
    expect('wasHacked' in window).toBe(false)
  })

  it('survives typing around it, and its frame is not loaded again for each character', async () => {
    const body = mount()
    const page = await shown()
    await body.caretIn(0, 'end')
    await body.keys('!')
    expect(body.html()).toBe(`<p>above!</p>${table}<p>below</p>`)
    await body.caretIn(2, 'start')
    await body.keys('so ')
    expect(body.html()).toBe(`<p>above!</p>${table}<p>so below</p>`)
    expect(document.querySelector('iframe')?.contentDocument).toBe(page)
  })

  it('is selected by a click, and a typed character goes below it as one undo step', async () => {
    const body = mount(template)
    await shown()
    await body.select()
    expect(body.selected()).toContain('<table class="main" width=600')
    await body.keys('x')
    expect(body.html().replace('<p>x</p>', '')).toBe(template)
    await body.keys('{Control>}z{/Control}')
    expect(body.html()).toBe(template)
  })

  it('is entered and left with the arrows', async () => {
    const body = mount()
    await shown()
    await body.caretIn(0, 'end')
    await body.keys('{ArrowRight}')
    await expect.poll(body.selected).toBe(table)
    await body.keys('{ArrowDown}')
    await expect.poll(() => body.editor.selection?.anchor.path[0]).toBe(2)
    await body.keys('{ArrowLeft}')
    await expect.poll(body.selected).toBe(table)
    await body.keys('{ArrowUp}')
    await expect.poll(() => body.editor.selection?.anchor.path[0]).toBe(0)
  })

  it('is moved by key and by button', async () => {
    const body = mount()
    await shown()
    await body.select()
    await body.keys('{Alt>}{ArrowUp}{/Alt}')
    expect(body.types()).toEqual(['html-block', 'paragraph', 'paragraph'])
    await body.action('Move down')
    await body.action('Move down')
    expect(body.html()).toBe(`<p>above</p><p>below</p>${table}`)
    await body.keys('{Control>}z{/Control}{Control>}z{/Control}{Control>}z{/Control}')
    expect(body.html()).toBe(html)
  })

  it.each(['{Backspace}', '{Delete}'])(
    'is deleted with %s and comes back with Undo',
    async (key) => {
      const body = mount()
      await shown()
      await body.select()
      await body.keys(key)
      expect(body.html()).toBe('<p>above</p><p>below</p>')
      await body.keys('{Control>}z{/Control}')
      expect(body.html()).toBe(html)
    },
  )

  it('is selected, not deleted, by Backspace behind it and Delete in front of it', async () => {
    const body = mount()
    await shown()
    await body.caretIn(2, 'start')
    await body.keys('{Backspace}')
    expect(body.selected()).toBe(table)
    await body.caretIn(0, 'end')
    await body.keys('{Delete}')
    expect(body.selected()).toBe(table)
    expect(body.html()).toBe(html)
  })

  it('is replaced when everything is selected and typed over', async () => {
    const body = mount(`${table}<p>below</p>`)
    await shown()
    await body.select()
    await body.keys('{Control>}a{/Control}n')
    await expect.poll(body.html).toBe('<p>n</p>')
  })

  it('is copied exactly and pasted unchanged', async () => {
    const body = mount()
    await shown()
    await body.select()
    const data = new DataTransfer()
    body.editor.setFragmentData(data)
    expect(data.getData('text/html')).toBe(table)
    await body.caretIn(2, 'end')
    body.editor.insertData(data)
    expect(body.html()).toBe(`${html}${table}`)
    body.editor.undo()
    expect(body.html()).toBe(html)
  })

  it('accepts text above and below', async () => {
    const body = mount(table)
    await shown()
    await body.action('Add text above')
    await body.keys('one')
    await body.action('Add text below')
    await body.keys('two')
    expect(body.html()).toBe(`<p>one</p>${table}<p>two</p>`)
  })

  it('changes its texts and nothing else', async () => {
    const body = mount()
    await shown()
    await body.action('Edit texts')
    const field = await screen.findByRole('textbox', { name: 'Text 2 of 2' })
    await userEvent.fill(field, 'Reserve & pay')
    await body.press('Save texts')
    await expect.poll(body.html).toBe(html.replace('>Book<', '>Reserve &amp; pay<'))
    body.editor.undo()
    expect(body.html()).toBe(html)
  })

  it('becomes simple text after saying what will be lost', async () => {
    const body = mount()
    await shown()
    await body.action('Convert to simple text')
    const dialog = await screen.findByRole('alertdialog', { name: 'Convert to simple text' })
    expect(dialog).toHaveTextContent('What is lost: its table, columns, the shape of buttons')
    await userEvent.click(within(dialog).getByRole('button', { name: 'Convert to simple text' }))
    await expect
      .poll(body.html)
      .toBe(
        '<p>above</p><p>Left {{company}}</p><p><a href="https://example.com">Book</a></p><p>below</p>',
      )
    body.editor.undo()
    expect(body.html()).toBe(html)
  })

  it('marks an unknown token and repairs it', async () => {
    const body = mount(table.replace('company', 'compnay'))
    await body.press('Use {{company}}')
    expect(body.html()).toBe(table)
  })

  it('cannot be formatted', async () => {
    const body = mount()
    await shown()
    await body.select()
    for (const name of ['Header 1', 'Quote', 'Align centre', 'Clear formatting', 'Bold']) {
      await body.press(name)
    }
    expect(body.html()).toBe(html)
  })
})

it('a pasted table is kept as a rewritten table', async () => {
  const body = mount('<p>a</p>')
  await body.caretIn(0, 'end')
  paste(body, {
    'text/html':
      '<p>Prices</p><table class="MsoTable" onclick="x()"><tr><th>Room</th><th style="text-align:right">Price</th></tr>' +
      '<tr><td bgcolor="#EEEEEE"><p class="MsoNormal"><b>One</b></p></td><td colspan="1"><script>x()</script>9 <a href="javascript:x()">a</a></td></tr></table>',
  })
  const cell = 'padding:6px 10px;border:1px solid #cccccc;vertical-align:top'
  expect(body.html()).toBe(
    '<p>a</p><p>Prices</p><table cellspacing="0" style="border-collapse:collapse"><tbody>' +
      `<tr><th style="${cell};text-align:left">Room</th><th style="${cell};text-align:right">Price</th></tr>` +
      `<tr><td style="${cell};background-color:#eeeeee"><strong>One</strong></td><td style="${cell}">9 <a href="about:blank">a</a></td></tr>` +
      '</tbody></table>',
  )
})
