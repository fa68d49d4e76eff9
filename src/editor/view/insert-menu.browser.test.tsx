import { cleanup, screen } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { mountBody, paste, writeIn } from '@/test/mount-body'

afterEach(cleanup)

const menu = () => screen.queryByRole('listbox', { name: 'Insert' })
const options = () => screen.queryAllByRole('option').map(({ textContent }) => textContent)

function mountWithCommands(html = '') {
  const run = vi.fn()
  const commands = [
    { id: 'template', label: 'Template', hint: 'A whole mail', run: () => run('template') },
    { id: 'ai', label: 'AI help', hint: 'A text to start from', run: () => run('ai') },
  ]
  return { ...mountBody(html, { commands, placeholder: 'Write here' }), run }
}

describe('a slash at the start of an empty line', () => {
  it('opens the menu; arrow keys choose, and Enter replaces the slash and runs the command', async () => {
    const body = mountWithCommands()
    await writeIn(body, '/')
    await expect
      .poll(options)
      .toEqual([
        expect.stringMatching(/^Template/),
        expect.stringMatching(/^AI help/),
        expect.stringMatching(/^Snippet/),
        expect.stringMatching(/^Token/),
      ])
    await body.keys('{ArrowDown}{Enter}')
    expect(body.run.mock.calls).toEqual([['ai']])
    expect(menu()).toBeNull()
    expect(body.html()).toBe('<p><br></p>')
    await body.keys('{Control>}z{/Control}')
    expect(body.html()).toBe('<p>/</p>')
  })

  it('is filtered by typing, and stays as typed when nothing matches or after Escape', async () => {
    const body = mountWithCommands('<p>Hello</p>')
    await writeIn(body, '{Enter}/he')
    await expect.poll(options).toEqual([expect.stringMatching(/^AI help/)])
    await body.keys('llo')
    await expect.poll(menu).toBeNull()
    await body.keys('{Enter}/')
    await expect.poll(menu).not.toBeNull()
    await body.keys('{Escape}t{Enter}x')
    expect(menu()).toBeNull()
    expect(body.html()).toBe('<p>Hello</p><p>/hello</p><p>/t</p><p>x</p>')
    expect(body.run).not.toHaveBeenCalled()
  })

  it('stays closed for a pasted slash, and opens for the next typed one', async () => {
    const body = mountWithCommands()
    await writeIn(body)
    body.body().dispatchEvent(new ClipboardEvent('paste', { bubbles: true }))
    paste(body, { 'text/plain': '/' })
    await expect.poll(() => body.html()).toBe('<p>/</p>')
    expect(menu()).toBeNull()
    await body.keys('{Backspace}/')
    await expect.poll(menu).not.toBeNull()
  })

  it('closes at a space, and opens after a line break and in plain text as well', async () => {
    const body = mountWithCommands('<p>Hello</p>')
    await writeIn(body, '{Shift>}{Enter}{/Shift}/')
    await expect.poll(menu).not.toBeNull()
    await body.keys(' ')
    await expect.poll(menu).toBeNull()
    await userEvent.click(screen.getByRole('radio', { name: 'Plain text' }))
    await writeIn(body, '{Enter}/tem')
    await expect.poll(menu).not.toBeNull()
    await body.keys('{Enter}')
    expect(body.run.mock.calls).toEqual([['template']])
  })

  it('becomes the list of tokens', async () => {
    const body = mountWithCommands()
    await writeIn(body, '/tok{Enter}')
    await expect.poll(() => screen.queryByRole('listbox', { name: 'Tokens' })).not.toBeNull()
    await body.keys('{Enter} and')
    expect(body.html()).toBe('<p>{{first_name}} and</p>')
  })

  it.each(['<p>Hello </p>', '<p>{{first_name}}</p>', '<pre>a</pre>'])(
    'is an ordinary character in %s',
    async (html) => {
      const body = mountWithCommands(html)
      await writeIn(body, '/')
      expect(menu()).toBeNull()
      await body.keys('{Home}/')
      expect(menu()).toBeNull()
    },
  )
})

describe('the placeholder', () => {
  const shown = (element: Element) => {
    const { content } = getComputedStyle(element, '::before')
    // Firefox leaves it unresolved.
    return content === 'attr(aria-placeholder)' ? `"${element.ariaPlaceholder}"` : content
  }

  it('is there while the body is empty, and not in its text', async () => {
    const body = mountWithCommands()
    expect(shown(body.body())).toBe('"Write here"')
    await writeIn(body, 'H')
    await expect.poll(() => shown(body.body())).toBe('none')
    await body.keys('{Backspace}')
    await expect.poll(() => shown(body.body())).toBe('"Write here"')
    body.body().dispatchEvent(new CompositionEvent('compositionstart', { bubbles: true }))
    await expect.poll(() => shown(body.body())).toBe('none')
  })
})
