import { cleanup, screen } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { userEvent } from 'vitest/browser'
import { mountBody, writeIn } from '@/test/mount-body'

afterEach(cleanup)

const list = () => screen.queryByRole('listbox', { name: 'Tokens' })
const place = (element: Element | null) => element?.getBoundingClientRect() ?? new DOMRect()
const caret = () => getSelection()?.getRangeAt(0).getBoundingClientRect() ?? new DOMRect()

describe('the list of tokens', () => {
  it('closes when the focus leaves, and opens again when it returns', async () => {
    const body = mountBody()
    await writeIn(body, 'Hi {{{{fi')
    await expect.poll(list).not.toBeNull()
    await userEvent.click(document.body, { position: { x: 1400, y: 890 } })
    await expect.poll(list).toBeNull()
    body.handle().focus()
    await expect.poll(list).not.toBeNull()
  })

  it('closes on Escape and stays closed', async () => {
    const body = mountBody()
    await writeIn(body, 'Hi {{{{f')
    await expect.poll(list).not.toBeNull()
    await body.keys('{Escape}i')
    expect(list()).toBeNull()
    expect(body.html()).toBe('<p>Hi {{fi</p>')
  })

  it('leaves Shift+Enter to the text', async () => {
    const body = mountBody()
    await writeIn(body, 'Hi {{{{f')
    await expect.poll(list).not.toBeNull()
    await body.keys('{Shift>}{Enter}{/Shift}x')
    expect(body.html()).toBe('<p>Hi {{f<br>x</p>')
  })

  it('stays at the caret while the page scrolls, until the caret is out of sight', async () => {
    const body = mountBody(`${'<p>line</p>'.repeat(40)}<p>last</p>`)
    await writeIn(body, ' {{{{')
    const isBeside = () => {
      const { left, top, bottom } = place(list())
      const text = caret()
      return Math.abs(left - text.left) < 4 && (top - text.bottom < 8 || text.top - bottom < 8)
    }
    await expect.poll(isBeside).toBe(true)
    const before = caret().top
    scrollBy(0, -60)
    expect(caret().top).toBeCloseTo(before + 60, 0)
    scrollBy(0, 30)
    await expect.poll(isBeside).toBe(true)
    scrollTo(0, 0)
    // A hidden list has no role.
    await expect.poll(list).toBeNull()
    scrollTo(0, 5000)
    await expect.poll(isBeside).toBe(true)
  })
})
