import { cleanup } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { mountBody, writeIn } from '@/test/mount-body'

afterEach(cleanup)

it.each(['{ArrowLeft}{ArrowLeft}', '{ArrowLeft}{Control>}{ArrowLeft}{/Control}'])(
  'text typed at the start of a line in front of a chip stays on this line: %s',
  async (keys) => {
    const body = mountBody('<p>{{first_name}}<br>{{company}}</p>')
    await writeIn(body, `${keys}abc`)
    expect(body.html()).toBe('<p>{{first_name}}<br>abc{{company}}</p>')
  },
)

const line = '<p>Hi<br>{{first_name}}{{company}} you</p>'

it.each([
  ['{Home}abc', '<p>Hi<br>abc{{first_name}}{{company}} you</p>'],
  ['{Home}{Home}abc', '<p>Hi<br>abc{{first_name}}{{company}} you</p>'],
  ['{Shift>}{Home}{/Shift}{Delete}', '<p>Hi<br><br></p>'],
  ['{Shift>}{Home}{/Shift}abc', '<p>Hi<br>abc</p>'],
  [
    '{ArrowLeft}{ArrowLeft}{ArrowLeft}{ArrowLeft}{Home}abc',
    '<p>Hi<br>abc{{first_name}}{{company}} you</p>',
  ],
  ['{ArrowUp}{Home}abc', '<p>abcHi<br>{{first_name}}{{company}} you</p>'],
])('Home goes to the start of a line that begins with a chip: %s', async (keys, expected) => {
  const body = mountBody(line)
  await writeIn(body, keys)
  expect(body.html()).toBe(expected)
})
