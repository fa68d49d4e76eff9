import { cleanup } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { cdp } from 'vitest/browser'
import { mountBody, writeIn } from '@/test/mount-body'

afterEach(cleanup)

describe('writing with an input method', () => {
  const compose = async (texts: string[], result: string) => {
    const session = cdp()
    for (const text of texts) {
      const caret = { selectionStart: text.length, selectionEnd: text.length }
      await session.send('Input.imeSetComposition', { text, ...caret })
    }
    if (result) await session.send('Input.insertText', { text: result })
  }

  it('keeps the words around it, and restores the composed one on undo', async () => {
    const body = mountBody('<p>before:</p>')
    await writeIn(body)
    await compose(['に', 'にほ', 'にほん'], '日本')
    await body.keys(' after')
    expect(body.html()).toBe('<p>before:日本 after</p>')
    body.clock.now += 2000
    await body.keys('{Control>}z{/Control}')
    expect(body.html()).not.toContain('after')
    await body.keys('{Control>}y{/Control}')
    expect(body.html()).toBe('<p>before:日本 after</p>')
  })

  it('leaves nothing behind when it is cancelled, also beside a token', async () => {
    const body = mountBody('<p>Hi {{first_name}}</p>')
    await writeIn(body)
    await compose(['か', ''], '')
    await body.keys('!')
    await compose(['é'], 'é')
    expect(body.html()).toBe('<p>Hi {{first_name}}!é</p>')
  })
})
