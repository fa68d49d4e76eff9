import { cleanup, screen, within } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { mountBody, writeIn } from '@/test/mount-body'

afterEach(cleanup)

describe('typing', () => {
  it('keeps every word, and paragraphs apart', async () => {
    const body = mountBody()
    await writeIn(body, 'Hello there{Enter}Second line{Shift>}{Enter}{/Shift}with a break')
    expect(body.html()).toBe('<p>Hello there</p><p>Second line<br>with a break</p>')
  })

  it.each([
    [
      '- one{Enter}two{Enter}{Tab}inner',
      '<ul><li>one</li><li>two<ul><li>inner</li></ul></li></ul>',
    ],
    ['1. one{Enter}two', '<ol><li>one</li><li>two</li></ol>'],
    ['- one{Enter}{Enter}after', '<ul><li>one</li></ul><p>after</p>'],
    ['# Title{Enter}text', '<h1>Title</h1><p>text</p>'],
    ['## Title', '<h2>Title</h2>'],
  ])('turns what is typed at the start into a block: %s', async (keys, html) => {
    const body = mountBody()
    await writeIn(body, keys)
    await expect.poll(body.html).toContain(html)
  })

  it('turns "> " into a quote and leaves it with Enter on an empty line', async () => {
    const body = mountBody()
    await writeIn(body, '> said{Enter}{Enter}after')
    expect(body.html()).toMatch(
      /^<blockquote style="[^"]+"><p>said<\/p><\/blockquote><p>after<\/p>$/,
    )
  })

  it('restores the typed characters on undo', async () => {
    const body = mountBody()
    await writeIn(body, '- ')
    expect(body.html()).toBe('<ul><li><br></li></ul>')
    await body.keys('{Control>}z{/Control}')
    expect(body.html()).toBe('<p>-&nbsp;</p>')
  })

  it('removes the formatting of a block before it deletes characters', async () => {
    const body = mountBody('<h1>Title</h1>')
    await writeIn(body, '{Home}{Backspace}')
    expect(body.html()).toBe('<p>Title</p>')
  })
})

it('Redo stays available as long as there is something to redo', async () => {
  const body = mountBody()
  await writeIn(body, 'one')
  for (const word of ['two', 'three']) {
    // A new undo step.
    body.clock.now += 1000
    await body.keys(` ${word}`)
  }
  const press = (name: string) => userEvent.click(page.getByRole('button', { name }))
  await press('Undo')
  await press('Undo')
  expect(body.html()).toBe('<p>one</p>')
  await press('Redo')
  await press('Redo')
  expect(body.html()).toBe('<p>one two three</p>')
})

describe('shortcuts', () => {
  it.each([
    ['{Control>}b{/Control}', '<p><strong>word</strong></p>'],
    ['{Control>}i{/Control}', '<p><em>word</em></p>'],
    ['{Control>}u{/Control}', '<p><u>word</u></p>'],
    ['{Control>}{Shift>}7{/Shift}{/Control}', '<ol><li>word</li></ol>'],
    ['{Control>}{Shift>}8{/Shift}{/Control}', '<ul><li>word</li></ul>'],
  ])('%s', async (keys, html) => {
    const body = mountBody('<p>word</p>')
    await writeIn(body, '{Control>}a{/Control}')
    await body.keys(keys)
    expect(body.html()).toBe(html)
    await body.keys(keys)
    expect(body.html()).toBe('<p>word</p>')
  })

  it('clears all formatting but keeps links', async () => {
    const body = mountBody(
      '<h1 style="text-align:center"><strong><span style="color:#ff0000">Big</span></strong> <a href="https://example.com">site</a></h1>',
    )
    await writeIn(body, '{Control>}a{/Control}')
    await body.keys('{Control>}\\{/Control}')
    expect(body.html()).toBe('<p>Big <a href="https://example.com">site</a></p>')
  })

  it('shows the active formatting in the toolbar', async () => {
    const body = mountBody('<p>word</p>')
    await writeIn(body, '{Control>}b{/Control}')
    await expect.element(body.button('Bold')).toHaveAttribute('aria-pressed', 'true')
    await expect.element(body.button('Italic')).toHaveAttribute('aria-pressed', 'false')
    await body.keys('x')
    expect(body.html()).toBe('<p>word<strong>x</strong></p>')
  })
})

describe('undo', () => {
  it('undoes the typing within one second of the first edit', async () => {
    const body = mountBody()
    await writeIn(body, 'one')
    body.clock.now = 999
    await body.keys(' two')
    body.clock.now = 1000
    await body.keys(' three')
    await body.keys('{Control>}z{/Control}')
    expect(body.html()).toBe('<p>one two</p>')
    await body.keys('{Control>}z{/Control}')
    expect(body.html()).toBe('<p><br></p>')
    await body.keys('{Control>}y{/Control}')
    await body.keys('{Control>}{Shift>}z{/Shift}{/Control}')
    expect(body.html()).toBe('<p>one two three</p>')
  })

  it('goes back 100 steps', async () => {
    const body = mountBody()
    await writeIn(body)
    const { editor } = body.session.open('step', '')
    for (let step = 0; step < 105; step++) {
      body.clock.now += 1000
      editor.insertText('x')
      await Promise.resolve()
    }
    for (let step = 0; step < 105; step++) editor.undo()
    expect(body.html()).toBe('<p>xxxxx</p>')
  })

  it('has a history for each step', async () => {
    const body = mountBody('<p>first</p>')
    await writeIn(body, ' step')
    body.openStep('other')
    await writeIn(body, 'second')
    body.openStep('step')
    expect(body.saved.get('step')).toBe('<p>first step</p>')
    expect(body.saved.get('other')).toBe('<p>second</p>')
    await writeIn(body, '{Control>}z{/Control}')
    expect(body.html()).toBe('<p>first</p>')
  })

  it('undoes an insertion in one step', async () => {
    const body = mountBody('<p>before after</p>')
    await writeIn(body, '{Home}{ArrowRight>6/}')
    body.handle().insertAtCursor('<p>one</p><ul><li>two</li></ul><p>three</p>')
    expect(body.html()).toBe('<p>before one</p><ul><li>two</li></ul><p>three after</p>')
    body.handle().replaceBody('<p>new</p>')
    expect(body.html()).toBe('<p>new</p>')
    await writeIn(body, '{Control>}z{/Control}')
    expect(body.html()).toBe('<p>before one</p><ul><li>two</li></ul><p>three after</p>')
    await body.keys('{Control>}z{/Control}')
    expect(body.html()).toBe('<p>before after</p>')
  })
})

describe('tokens', () => {
  it('offers tokens after two braces and inserts one by keyboard', async () => {
    const body = mountBody()
    await writeIn(body, 'Hi {{{{last')
    await body.keys('{Enter}, hello')
    expect(body.html()).toBe('<p>Hi {{last_name}}, hello</p>')
    await body.keys('{Backspace>8/}')
    expect(body.html()).toBe('<p>Hi&nbsp;</p>')
  })

  it('makes a chip when the braces are closed by typing', async () => {
    const body = mountBody()
    await writeIn(body, '{{{{ Company }}!')
    expect(body.html()).toBe('<p>{{company}}!</p>')
    expect(body.body().querySelector('[data-token=company]')).not.toBeNull()
  })

  it('puts text typed on a selected chip after it', async () => {
    const body = mountBody('<p>Hi {{first_name}} there</p>')
    await writeIn(body)
    await userEvent.click(page.getByText('{{first_name}}', { exact: true }))
    await body.keys('!')
    expect(body.html()).toBe('<p>Hi {{first_name}}! there</p>')
  })

  it.each(['{{frist_name}}', '{{{first_name}}}'])('marks %s and repairs it', async (written) => {
    const body = mountBody(`<p>Hi ${written}</p>`)
    await expect.element(body.body()).toBeVisible()
    expect(document.body.textContent).toContain(
      `${written} is not a token. Did you mean {{first_name}}?`,
    )
    await body.press('Use {{first_name}}')
    expect(body.html()).toBe('<p>Hi {{first_name}}</p>')
    expect(document.body.textContent).not.toContain('is not a token')
  })
})

describe('a link without text', () => {
  it.each([
    ['javascript:alert(1)', '<a href="about:blank">javascript:alert(1)</a>'],
    ['example.com', '<a href="https://example.com">https://example.com</a>'],
    ['me@example.com', '<a href="mailto:me@example.com">mailto:me@example.com</a>'],
  ])('shows its address, also a refused one: %s', async (address, link) => {
    const body = mountBody()
    await writeIn(body, '{Control>}k{/Control}')
    await userEvent.fill(await screen.findByRole('textbox', { name: /^Address/ }), address)
    await body.press('Save link')
    await expect.poll(body.html).toBe(`<p>${link}</p>`)
  })
})

describe('modes', () => {
  const rich = '<h1>Title</h1><p><strong>Bold</strong> {{first_name}}</p><ul><li>one</li></ul>'

  it('restores the rich version if the plain one was not edited', async () => {
    const body = mountBody(rich)
    for (let turn = 0; turn < 5; turn++) {
      await userClickMode('Plain text')
      await expect.poll(body.html).toBe('<p>Title<br><br>Bold {{first_name}}<br><br>- one</p>')
      expect(document.body.textContent).toContain('Plain text has no formatting')
      await userClickMode('Rich text')
      await expect.poll(body.html).toBe(rich)
    }
  })

  it('turns text edited as plain text into lines, and undoes across the switch', async () => {
    const body = mountBody('<p><strong>Hi</strong></p>')
    await userClickMode('Plain text')
    await writeIn(body, '{Enter}  you & me')
    await userClickMode('Rich text')
    await expect.poll(body.html).toBe('<p>Hi<br>&nbsp;&nbsp;you &amp; me</p>')
    await writeIn(body, '{Control>}z{/Control}{Control>}z{/Control}{Control>}z{/Control}')
    expect(body.html()).toBe('<p><strong>Hi</strong></p>')
  })
})

const userClickMode = (name: string) => page.getByText(name, { exact: true }).click()

describe('the mouse', () => {
  it.each([
    ['word', 'alpha beta gamma', 'alpha beta gamma', 'beta gamma alpha'],
    ['clicked chip', '{{company}} of here', '{{company}}', 'of here {{company}}'],
  ])('moves a dragged %s, which one Undo restores', async (kind, html, dragged, moved) => {
    const body = mountBody(`<p>${html}</p>`)
    await writeIn(body)
    const text = within(body.body()).getByText(dragged)
    const node = text.firstChild ?? text
    if (kind === 'word') getSelection()?.setBaseAndExtent(node, 0, node, 5)
    else await userEvent.click(text)
    await userEvent.dragAndDrop(text, body.body(), {
      sourcePosition: { x: 8, y: 8 },
      targetPosition: { x: 400, y: 20 },
    })
    await expect.poll(body.html).toBe(`<p>${moved}</p>`)
    await body.keys('{Control>}z{/Control}')
    expect(body.html()).toBe(`<p>${html}</p>`)
  })

  it('selects by dragging, and typing replaces the selection', async () => {
    const body = mountBody('<p>alpha beta</p><p>gamma</p>')
    await writeIn(body)
    const text = within(body.body())
    const target = text.getByText('gamma')
    await userEvent.dragAndDrop(text.getByText('alpha beta'), target, {
      sourcePosition: { x: 1, y: 8 },
      targetPosition: { x: target.offsetWidth - 1, y: 8 },
    })
    await body.keys('x')
    expect(body.html()).toBe('<p>x</p>')
  })
})
