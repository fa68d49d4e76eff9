import { expect, it } from 'vitest'
import { isSameAddress } from './same-address'

it.each([
  ['sales@example.com', 'sales@example.com', true],
  ['Sales@Example.com', 'sales@example.COM', true],
  [' sales@example.com', 'sales@example.com ', true],
  ['sales@example.com', 'sale@example.com', false],
  ['', 'sales@example.com', false],
])('%j and %j: %s', (a, b, expected) => {
  expect(isSameAddress(a, b)).toBe(expected)
})
