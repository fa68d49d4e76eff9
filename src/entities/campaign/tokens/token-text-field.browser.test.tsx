import { cleanup, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, expect, it } from 'vitest'
import { userEvent } from 'vitest/browser'
import { createAppQueryClient } from '@/app/app-query-client'
import { Providers } from '@/app/providers'
import { takeClipboardInTurns } from '@/test/clipboard-turn'
import { TokenTextField } from './token-text-field'

takeClipboardInTurns()
afterEach(cleanup)

function Subject({ initial }: { initial: string }) {
  const [value, setValue] = useState(initial)
  return (
    <Providers queryClient={createAppQueryClient()}>
      <TokenTextField label="Subject" value={value} onChange={setValue} />
    </Providers>
  )
}

async function openField(initial: string) {
  render(<Subject initial={initial} />)
  const field = screen.getByRole('textbox', { name: 'Subject' })
  await userEvent.click(field)
  await userEvent.keyboard('{End}')
  return field
}

it('keys at the edge of a token act on all of it, and are undone', async () => {
  const field = await openField('Hi {{first_name}}{{company}}')
  await userEvent.keyboard('{Backspace}')
  expect(field).toHaveValue('Hi {{first_name}}')
  await userEvent.keyboard('{Control>}z{/Control}')
  expect(field).toHaveValue('Hi {{first_name}}{{company}}')

  await userEvent.keyboard('{End}{ArrowLeft}, ')
  expect(field).toHaveValue('Hi {{first_name}}, {{company}}')
  await userEvent.keyboard('{Delete}')
  expect(field).toHaveValue('Hi {{first_name}}, ')
})

it('a chip is behind each token, also of a text that is longer than the field', async () => {
  const field = await openField(`${'longer '.repeat(40)}{{first_name}}`)
  const chips = () =>
    [...document.querySelectorAll('[data-chip]')].map((chip) => chip.getBoundingClientRect())
  expect(chips()).toHaveLength(1)
  const { left, right } = field.getBoundingClientRect()
  // The last character is in view, before the token button.
  await expect.poll(() => Math.round(right - (chips().at(-1)?.right ?? 0))).toBe(49)
  expect(chips().at(-1)?.left).toBeGreaterThan(left)
})

it('full-width braces become a token as they are typed, and the caret stays behind it', async () => {
  const field = await openField('Hi  there')
  await userEvent.keyboard('{ArrowLeft>6/}｛｛First Name｝｝!')
  expect(field).toHaveValue('Hi {{first_name}}! there')
})

/** Copies the content of an element with real keys, and pastes it into the field. */
async function pasteFrom(element: HTMLElement, field: HTMLElement) {
  document.body.append(element)
  await userEvent.click(element)
  await userEvent.keyboard('{Control>}ac{/Control}')
  element.remove()
  await userEvent.click(field)
  await userEvent.keyboard('{Control>}av{/Control}')
}
const written = (text: string) =>
  Object.assign(document.createElement('textarea'), { defaultValue: text })

it.each([
  ['one\u000Btwo\u0007 three\tfour\nfive', 'one two three four five'],
  ['o\u00ADne\u200B\u202E\uFEFF two', 'one two'],
  ['👩‍👩‍👧 नमस्‍ते می‌خواهم', '👩‍👩‍👧 नमस्‍ते می‌خواهم'],
  ['Hi ｛｛first_name｝｝ ｛｛名前｝｝', 'Hi {{first_name}} ｛｛名前｝｝'],
])('%j is pasted as a line that can be sent', async (text, pasted) => {
  const field = await openField('Hi there')
  await pasteFrom(written(text), field)
  await expect.poll(() => field).toHaveValue(pasted)
})

it('a pasted picture changes nothing', async () => {
  const field = await openField('Hi there')
  const picture = document.createElement('div')
  picture.contentEditable = 'true'
  picture.innerHTML =
    '<img alt="" width="40" height="40" src="data:image/gif;base64,R0lGODlhAQABAAAAACw=">'
  let types: readonly string[] = []
  field.addEventListener('paste', ({ clipboardData }) => {
    types = clipboardData?.types ?? []
  })
  await pasteFrom(picture, field)
  await expect.poll(() => types).toContain('text/html')
  expect(field).toHaveValue('Hi there')
})
