import { cleanup, within } from '@testing-library/react'
import { Transforms } from 'slate'
import { afterEach, describe, expect, it } from 'vitest'
import { userEvent } from 'vitest/browser'
import { mountBody, writeIn } from '@/test/mount-body'

afterEach(cleanup)

const isFirefox = navigator.userAgent.includes('Firefox/')

describe('a button that is pressed right after text was selected', () => {
  it('applies to the selection, before Slate has been notified of it', async () => {
    const body = mountBody('<p>all of it</p>')
    await writeIn(body)
    const selection = getSelection()
    // Faster than any user: the selection changes and the button is clicked in the same task.
    selection?.selectAllChildren(body.body())
    body.button('Bold').click()
    await expect.poll(body.html).toBe('<p><strong>all of it</strong></p>')
  })
})

it('text that a program selects right after it focuses the body is replaced', async () => {
  const body = mountBody('<p>first</p><p>{{first_name}} again</p>')
  await writeIn(body, ' text')
  for (const text of ['second', 'third', 'fourth']) {
    body.button('Bold').focus()
    // Focuses, selects everything and inserts, like a text expander.
    await userEvent.fill(body.body(), text)
    expect(body.html()).toBe(`<p>${text}</p>`)
  }
})

describe('a key that follows a move of the caret', () => {
  it('inserts at the caret, before Slate has been notified of it', async () => {
    const body = mountBody('<p>before after</p>')
    await writeIn(body)
    getSelection()?.collapse(within(body.body()).getByText('before after').firstChild, 6)
    body.handle().insertAtCursor('<p>,{{first_name}}</p>')
    expect(body.html()).toBe('<p>before,{{first_name}} after</p>')
  })

  it('continues from there', async () => {
    const body = mountBody('<p>before after</p>')
    await writeIn(body)
    getSelection()?.collapse(within(body.body()).getByText('before after').firstChild, 5)
    body.body().dispatchEvent(
      // Slate reads `which`, which Firefox does not derive from `keyCode` as Chromium does.
      new KeyboardEvent('keydown', { key: 'ArrowRight', keyCode: 39, which: 39, bubbles: true }),
    )
    body.handle().insertAtCursor('<p>,</p>')
    expect(body.html()).toBe('<p>before, after</p>')
  })

  it('applies at the caret, although Slate has just been notified of another position', async () => {
    const body = mountBody('<h1>Title</h1>')
    await writeIn(body)
    const { editor } = body.session.open('step', '<h1>Title</h1>')
    const title = within(body.body()).getByText('Title').firstChild
    // Simulates a slow machine: the caret moves again as soon as Slate has been notified.
    getSelection()?.collapse(title, 3)
    Transforms.select(editor, { path: [0, 0], offset: 3 })
    await Promise.resolve()
    getSelection()?.collapse(title, 0)
    body.body().dispatchEvent(
      new InputEvent('beforeinput', {
        inputType: 'deleteContentBackward',
        bubbles: true,
        cancelable: true,
      }),
    )
    await expect.poll(body.html).toBe('<p>Title</p>')
  })
})

describe('an accent or an input method on a selected chip', () => {
  const onChip = async () => {
    const body = mountBody('<p>Hi {{first_name}} there</p>')
    await writeIn(body)
    await userEvent.click(within(body.body()).getByText('{{first_name}}'))
    return body
  }
  const selectedChip = () => document.querySelector('[data-token] [data-selected]')

  it.each(['Dead', 'Process'])('is written behind it: %s', async (key) => {
    const body = await onChip()
    await expect.poll(selectedChip).not.toBeNull()
    body.body().dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }))
    await expect.poll(selectedChip).toBeNull()
    await body.keys('x')
    expect(body.html()).toBe('<p>Hi {{first_name}}x there</p>')
    expect(getSelection()?.anchorNode?.textContent).toBe('x there')
  })

  it.runIf(isFirefox)(
    'can be composed in Firefox, which composes only in what is editable',
    async () => {
      const body = await onChip()
      const chip = body.body().querySelector<HTMLElement>('[data-token]')
      await expect.poll(() => chip?.isContentEditable).toBe(true)
      await body.keys('{ArrowRight}')
      await expect.poll(() => chip?.isContentEditable).toBe(false)
      await body.keys('{ArrowLeft}')
      await expect.poll(() => chip?.isContentEditable).toBe(true)
      await body.keys('x')
      expect(body.html()).toBe('<p>Hi {{first_name}}x there</p>')
    },
  )
})
