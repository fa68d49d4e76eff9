import { cleanup } from '@testing-library/react'
import { Editor, Transforms } from 'slate'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { mountBody, paste, writeIn } from '@/test/mount-body'

afterEach(cleanup)

const long = '<p>line</p>'.repeat(80)

function isCaretSeen(body: ReturnType<typeof mountBody>) {
  const range = getSelection()?.getRangeAt(0).cloneRange()
  if (!range) return false
  const text = range.endContainer
  // A collapsed range before a trailing newline has no rectangle.
  const isAtLastBreak = text.nodeValue?.slice(range.endOffset) === '\n'
  if (isAtLastBreak) range.setEnd(text, range.endOffset + 1)
  const caret = range.getClientRects()[0] ?? text.parentElement?.getBoundingClientRect()
  const box = body.body().getBoundingClientRect()
  if (!caret) return false
  return caret.top >= Math.max(box.top, 0) && caret.bottom <= Math.min(box.bottom, innerHeight)
}

describe('the caret stays visible', () => {
  // Extends the editor beyond the window, as on a small screen.
  beforeEach(() => {
    document.body.style.paddingTop = '500px'
  })
  afterEach(() => {
    document.body.style.paddingTop = ''
  })

  it('after Enter', async () => {
    const body = mountBody(long)
    await writeIn(body)
    for (let line = 0; line < 5; line++) {
      await body.keys('{Enter}')
      await expect.poll(() => isCaretSeen(body)).toBe(true)
    }
  })

  it('after a line break in a text that is one paragraph', async () => {
    const body = mountBody(`<p>${'line<br>'.repeat(80)}end</p>`)
    await writeIn(body)
    for (let line = 0; line < 3; line++) {
      await body.keys('{Shift>}{Enter}{/Shift}')
      await expect.poll(() => isCaretSeen(body)).toBe(true)
    }
    await body.keys('x')
    await expect.poll(() => isCaretSeen(body)).toBe(true)
  })

  it('after a long paste', async () => {
    const body = mountBody('<p>first</p>')
    await writeIn(body)
    paste(body, { 'text/plain': 'one\ntwo\n\n'.repeat(60) })
    await expect.poll(() => isCaretSeen(body)).toBe(true)
    paste(body, { 'text/plain': 'a\n'.repeat(80) })
    await expect.poll(() => isCaretSeen(body)).toBe(true)
  })

  it('after undo far from it', async () => {
    const body = mountBody(long)
    await writeIn(body, 'x')
    const { editor } = body.session.open('step', long)
    body.clock.now = 5000
    Transforms.select(editor, Editor.start(editor, []))
    await expect.poll(() => isCaretSeen(body)).toBe(true)
    await body.keys('{Control>}z{/Control}')
    await expect.poll(() => editor.selection?.anchor.path).toEqual([79, 0])
    await expect.poll(() => isCaretSeen(body)).toBe(true)
  })
})
