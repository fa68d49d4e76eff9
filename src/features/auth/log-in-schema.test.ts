import { expect, it } from 'vitest'
import { logInSchema } from './log-in-schema'

const missing = 'Missing fields: Please enter both email and password'
const denied = 'Access denied: Only @example.com emails are allowed'

it.each([
  ['', '', missing],
  ['ann@example.com', '', missing],
  ['ann@other.com', '', missing],
  ['  ', 'password', missing],
  ['ann@other.com', 'password', denied],
  ['ann@evilexample.com', 'password', denied],
  ['ann@example.com.evil.com', 'password', denied],
  [' ANN@Example.com ', 'password', undefined],
])('%s with password "%s": %s', (email, password, message) => {
  const { error } = logInSchema('example.com').safeParse({ email, password })
  expect(error?.issues[0]?.message).toBe(message)
})
