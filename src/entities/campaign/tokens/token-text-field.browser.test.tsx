import { cleanup, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, expect, it } from 'vitest'
import { userEvent } from 'vitest/browser'
import { createAppQueryClient } from '@/app/app-query-client'
import { Providers } from '@/app/providers'
import { TokenTextField } from './token-text-field'

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

it('a pasted text loses what cannot be sent, and a picture changes nothing', async () => {
  const field = await openField('Hi there')
  await userEvent.keyboard('{Control>}a{/Control}')
  const picture = new DataTransfer()
  picture.setData('text/html', '<img src="https://a.example/b.png">')
  const paste = new ClipboardEvent('paste', {
    clipboardData: picture,
    bubbles: true,
    cancelable: true,
  })
  expect(field.dispatchEvent(paste)).toBe(false)
  expect(field).toHaveValue('Hi there')
  await userEvent.fill(field, 'one\u000Btwo\u0007 three\u202E')
  expect(field).toHaveValue('one two three')
})
