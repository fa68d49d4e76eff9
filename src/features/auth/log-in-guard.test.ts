import { expect, it } from 'vitest'
import { whyNotLogIn } from './log-in-guard'

const missing = 'Missing fields: Please enter both email and password'
const denied = 'Access denied: Only @example.com emails are allowed'

it.each([
  ['', '', missing],
  ['ann@example.com', '', missing],
  ['  ', 'password', missing],
  ['ann@other.com', 'password', denied],
  ['ann@evilexample.com', 'password', denied],
  ['ann@example.com.evil.com', 'password', denied],
  [' ANN@Example.com ', 'password', undefined],
])('%s with password "%s": %s', (email, password, title) => {
  expect(whyNotLogIn({ email, password }, 'example.com')?.title).toBe(title)
})
