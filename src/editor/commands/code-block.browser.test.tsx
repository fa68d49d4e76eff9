import { cleanup, screen } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { mountBody, writeIn } from '@/test/mount-body'

afterEach(cleanup)

describe('code', () => {
  it('has a tab of two spaces and stays one block', async () => {
    const body = mountBody()
    await writeIn(body, 'x')
    await body.press('Code block')
    await body.keys('{Enter}{Tab}y{Enter}{Tab}z{Shift>}{Tab}{/Shift}')
    expect(body.html()).toMatch(/<pre style="[^"]+">x\n {2}y\nz<\/pre>/)
    await body.keys('{Enter}{Enter}after')
    expect(body.html()).toMatch(/>x\n {2}y\nz<\/pre><p>after<\/p>$/)
  })

  it('is left by Escape, which the hint says, and then by Tab', async () => {
    const body = mountBody('<pre>x</pre><p>next</p><pre>y</pre>')
    await writeIn(body, '{Tab}')
    expect(screen.getByText('Tab indents. Escape leaves the code block.')).toBeVisible()
    await body.keys('{Control>}{Home}{/Control}{Escape}!')
    expect(body.html()).toMatch(/>x<\/pre><p>!next<\/p><pre>y {2}<\/pre>$/)
    await writeIn(body, '{Escape}z{Tab}')
    expect(body.html()).toMatch(/>y {2}<\/pre><p>z<\/p>$/)
    expect(body.body().contains(document.activeElement)).toBe(false)
    expect(screen.queryByText(/^Tab indents/)).toBeNull()
  })

  const lines = (text: string) => expect.stringMatching(new RegExp(`<pre>${text}</pre>`))

  it('indents each of the selected lines by two spaces, and back', async () => {
    const body = mountBody('<pre>one\n  two\n{{first_name}} three\nfour</pre>')
    await writeIn(body, '{ArrowUp}{End}{Shift>}{ArrowUp}{ArrowUp}{Home}{/Shift}')
    await body.keys('{Tab}')
    expect(body.html()).toEqual(lines('  one\n    two\n  {{first_name}} three\nfour'))
    await body.keys('{Tab}{Shift>}{Tab}{Tab}{Tab}{/Shift}')
    expect(body.html()).toEqual(lines('one\ntwo\n{{first_name}} three\nfour'))
    await body.keys('{Control>}z{/Control}{Control>}z{/Control}{Control>}z{/Control}')
    expect(body.html()).toEqual(lines('    one\n      two\n    {{first_name}} three\nfour'))
  })

  it('leaves out a line when the selection ends at its start', async () => {
    const body = mountBody('<pre>one\ntwo</pre>')
    await writeIn(body, '{Home}{Shift>}{ArrowUp}{/Shift}{Tab}')
    expect(body.html()).toEqual(lines('  one\ntwo'))
  })

  it('unindents a line wherever the caret is in it', async () => {
    const body = mountBody('<pre>one\n   two</pre>')
    await writeIn(body, '{Home}{Shift>}{Tab}{/Shift}')
    expect(body.html()).toEqual(lines('one\n two'))
    await body.keys('{End}{Shift>}{Tab}{/Shift}!')
    expect(body.html()).toEqual(lines('one\ntwo!'))
  })

  it('replaces the selection by a newline', async () => {
    const body = mountBody('<pre>one two</pre>')
    await writeIn(body, '{Shift>}{ArrowLeft>4/}{/Shift}{Enter}three')
    expect(body.html()).toEqual(lines('one\nthree'))
  })
})

describe('Ctrl+K where links are not allowed', () => {
  const isOpen = () => screen.queryByRole('dialog') !== null

  it('opens nothing in code', async () => {
    const body = mountBody('<p>text</p><pre>code</pre>')
    await writeIn(body, '{Control>}{Home}k{/Control}')
    await expect.poll(isOpen).toBe(true)
    await body.keys('{Escape}')
    await expect.poll(isOpen).toBe(false)
    await writeIn(body, '{Control>}k{/Control}!')
    expect(isOpen()).toBe(false)
    expect(body.html()).toMatch(/>code!<\/pre>$/)
  })

  it('opens nothing in plain text, and the dialog elsewhere', async () => {
    const body = mountBody('<p>text</p>')
    await page.getByText('Plain text', { exact: true }).click()
    await writeIn(body, '{Control>}k{/Control}!')
    expect(isOpen()).toBe(false)
    await page.getByText('Rich text', { exact: true }).click()
    await writeIn(body, '{Control>}k{/Control}')
    await expect.poll(isOpen).toBe(true)
  })
})
