import { cleanup, screen, within } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { userEvent } from 'vitest/browser'
import { mountBody, paste, writeIn } from '@/test/mount-body'
import { writer } from '@/test/writer'
import { libraryOfUser } from './library'

const pricing = '<p>From <strong>20</strong> a month for {{company}}.</p>'
const library = () => libraryOfUser(writer.id)
const addSnippets = () =>
  library().add([
    { kind: 'snippet', id: 'a', name: 'Pricing', html: pricing },
    { kind: 'snippet', id: 'b', name: 'Case study', html: '<p>One</p><p>Two</p>' },
  ])

afterEach(() => {
  cleanup()
  for (const { id } of library().entries.get()) library().remove(id)
})

const list = () => screen.queryByRole('listbox', { name: 'Snippets' })
const options = () => screen.queryAllByRole('option').map(({ textContent }) => textContent)

describe('a slash that begins a word', () => {
  it('offers the snippets, filtered by typing; Enter inserts with formatting and tokens', async () => {
    addSnippets()
    const body = mountBody('<p>Hello</p>')
    await writeIn(body, ' /')
    await expect.poll(options).toHaveLength(2)
    await body.keys('pri')
    await expect
      .poll(options)
      .toEqual([expect.stringContaining('From 20 a month for {{company}}.')])
    await body.keys('{Enter}')
    expect(body.html()).toBe('<p>Hello From <strong>20</strong> a month for {{company}}.</p>')
    expect(list()).toBeNull()
    await body.keys(' Yes?')
    expect(body.html()).toContain('{{company}}. Yes?')
  })

  it('is restored by one Undo', async () => {
    addSnippets()
    const body = mountBody('<p>Hello</p>')
    await writeIn(body, ' /case')
    await expect.poll(list).not.toBeNull()
    body.clock.now += 2000
    await body.keys('{Tab}')
    expect(body.html()).toBe('<p>Hello One</p><p>Two</p>')
    await body.keys('{Control>}z{/Control}')
    expect(body.html()).toBe('<p>Hello /case</p>')
  })

  it('is plain text after Escape; in plain text mode, snippets are inserted without formatting', async () => {
    addSnippets()
    const body = mountBody('<p>Hello</p>')
    await writeIn(body, ' /p')
    await expect.poll(list).not.toBeNull()
    await body.keys('{Escape}r{Enter}x')
    expect(list()).toBeNull()
    expect(body.html()).toBe('<p>Hello /pr</p><p>x</p>')
    await userEvent.click(screen.getByRole('radio', { name: 'Plain text' }))
    await writeIn(body, '{Enter}see /pri')
    await expect.poll(list).not.toBeNull()
    await body.keys('{Enter}')
    expect(body.html()).toContain('From 20 a month for {{company}}.')
  })

  it('opens nothing when pasted; typed at the start of a line it does', async () => {
    addSnippets()
    const body = mountBody()
    await writeIn(body)
    body.body().dispatchEvent(new ClipboardEvent('paste', { bubbles: true }))
    paste(body, { 'text/plain': '/' })
    await expect.poll(() => body.html()).toBe('<p>/</p>')
    expect(list()).toBeNull()
    await body.keys('{Backspace}/')
    await expect.poll(list).not.toBeNull()
  })

  it.each([
    'now and/or later',
    'on 24/12/2026 ',
    'see https://example.com/pricing ',
    'Mon / Tue ',
    '// ',
    '/nothing like it ',
  ])('leaves %j as it is typed', async (text) => {
    addSnippets()
    const body = mountBody()
    await writeIn(body, text)
    // The list opens only once its code has loaded, so the text above could have opened it too.
    await body.keys('{Enter}a /')
    await expect.poll(list).not.toBeNull()
    await body.keys('{Backspace}{Backspace}{Backspace}{Backspace}{Enter}')
    expect(list()).toBeNull()
    expect(body.html().replace('&nbsp;', ' ')).toBe(`<p>${text}</p><p><br></p>`)
  })
})

it('opens nothing in code, or while there are no snippets', async () => {
  addSnippets()
  const body = mountBody('<pre>get</pre>')
  await writeIn(body, ' /')
  await body.press('Code block')
  await writeIn(body, ' /')
  await expect.poll(list).not.toBeNull()
  await body.press('Code block')
  await expect.poll(list).toBeNull()
})

it('a snippet is created from the selected text, and available in the toolbar', async () => {
  const body = mountBody('<p>Hi <em>{{first_name}}</em>, hello</p>')
  await writeIn(body, '{Control>}a{/Control}')
  await userEvent.click(body.button('Snippets'))
  const dialog = within(await screen.findByRole('dialog', { name: 'Snippets' }))
  await userEvent.fill(dialog.getByRole('textbox', { name: 'Snippet name' }), 'Greeting')
  await userEvent.click(dialog.getByRole('button', { name: 'Save as snippet' }))
  await userEvent.click(await dialog.findByRole('button', { name: 'Insert Greeting' }))
  await expect.poll(() => screen.queryByRole('dialog')).toBeNull()
  expect(body.html()).toBe('<p>Hi <em>{{first_name}}</em>, hello</p>')
  expect(library().entries.get()).toMatchObject([
    { name: 'Greeting', html: '<p>Hi <em>{{first_name}}</em>, hello</p>' },
  ])
  await body.keys(' again')
  await expect.poll(() => body.html()).toContain('hello again')
})
