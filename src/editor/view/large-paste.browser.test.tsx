import { cleanup, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { mountBody, paste, writeIn } from '@/test/mount-body'

afterEach(cleanup)

const lines = Array.from({ length: 600 }, (_, index) => `Line ${index}`)
const html = lines.map((line) => `<p><b>${line}</b></p>`).join('')

/** The system clipboard is shared with tests that run at the same time. */
async function pasteLong(body: ReturnType<typeof mountBody>) {
  paste(body, { 'text/html': html, 'text/plain': lines.join('\n\n') })
  const name = 'Paste a long text?'
  const question = await screen.findByRole('alertdialog', { name }, { timeout: 20_000 })
  await waitFor(() => expect(question.contains(document.activeElement)).toBe(true))
  return question
}

/** Waits until the dialog is closed and the caret is in the editor. */
const isOver = (body: ReturnType<typeof mountBody>) =>
  waitFor(
    () => {
      expect(screen.queryByRole('alertdialog')).toBeNull()
      expect(body.body().contains(document.activeElement)).toBe(true)
    },
    { timeout: 20_000 },
  )

it('a long paste asks first, is one undo step, and writing continues behind it', async () => {
  const body = mountBody('<p>start</p>')
  await writeIn(body, '!')
  const question = await pasteLong(body)
  expect(question.textContent).toContain('about 6 kB of text in 600 paragraphs')
  expect(body.html()).toBe('<p>start!</p>')
  await body.press('Paste')
  await isOver(body)
  body.clock.now += 2000
  await body.keys('?')
  expect(body.html()).toBe(
    `<p>start!<strong>Line 0</strong></p>${lines
      .slice(1)
      .map((line) => `<p><strong>${line}${line === 'Line 599' ? '?' : ''}</strong></p>`)
      .join('')}`,
  )
  await body.keys('{Control>}zz{/Control}')
  expect(body.html()).toBe('<p>start!</p>')
})

it('a long paste that is cancelled leaves text and caret as they were', async () => {
  const body = mountBody('<p>start</p>')
  await writeIn(body, '{ArrowLeft}')
  await pasteLong(body)
  await body.keys('{Enter}')
  await isOver(body)
  await body.keys('x')
  expect(body.html()).toBe('<p>starxt</p>')
})
