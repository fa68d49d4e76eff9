import { cleanup, within } from '@testing-library/react'
import { Transforms } from 'slate'
import { afterEach, describe, expect, it } from 'vitest'
import { mountBody, writeIn } from '@/test/mount-body'

afterEach(cleanup)

describe('a button pressed right after the text was selected', () => {
  it('works on what is selected, although Slate has not heard of it yet', async () => {
    const body = mountBody('<p>all of it</p>')
    await writeIn(body)
    const selection = getSelection()
    // As fast as no hand is: the change of the selection and the click in one go.
    selection?.selectAllChildren(body.body())
    body.button('Bold').click()
    await expect.poll(body.html).toBe('<p><strong>all of it</strong></p>')
  })
})

describe('what comes right after the caret was moved', () => {
  it('inserts where the caret is, although Slate has not heard of it yet', async () => {
    const body = mountBody('<p>before after</p>')
    await writeIn(body)
    getSelection()?.collapse(within(body.body()).getByText('before after').firstChild, 6)
    body.handle().insertAtCursor('<p>,</p>')
    body.handle().insertToken('first_name')
    expect(body.html()).toBe('<p>before,{{first_name}} after</p>')
  })

  it('moves on from there', async () => {
    const body = mountBody('<p>before after</p>')
    await writeIn(body)
    getSelection()?.collapse(within(body.body()).getByText('before after').firstChild, 5)
    body
      .body()
      .dispatchEvent(
        new KeyboardEvent('keydown', { key: 'ArrowRight', keyCode: 39, bubbles: true }),
      )
    body.handle().insertAtCursor('<p>,</p>')
    expect(body.html()).toBe('<p>before, after</p>')
  })

  it('works where the caret is, although Slate was just told of another place', async () => {
    const body = mountBody('<h1>Title</h1>')
    await writeIn(body)
    const { editor } = body.session.open('step', '<h1>Title</h1>')
    const title = within(body.body()).getByText('Title').firstChild
    // As on a slow machine: the caret moves on as soon as Slate has heard of its last place.
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
