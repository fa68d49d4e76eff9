import { expect, it } from 'vitest'
import { isCompanyEmail } from './company-email'

it.each([
  ['ann@example.com', true],
  [' Ann@EXAMPLE.com ', true],
  ['a@b@example.com', true],
  ['ann@evilexample.com', false],
  ['ann@example.com.evil.com', false],
  ['ann@sub.example.com', false],
  ['@example.com', false],
  ['example.com', false],
  ['', false],
])('%s at example.com: %s', (address, expected) => {
  expect(isCompanyEmail(address, 'example.com')).toBe(expected)
})
