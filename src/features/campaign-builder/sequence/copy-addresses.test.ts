import { expect, it } from 'vitest'
import { adviceOnCopies } from './copy-addresses'

it.each([
  ['', undefined],
  ['boss@example.com', undefined],
  [' boss@example.com ;ann@example.com, ', undefined],
  ['boss', '“boss” does not look like an e-mail address.'],
  [
    'boss@example.com ann@example.com',
    '“boss@example.com ann@example.com” does not look like an e-mail address.',
  ],
  ['Sales@example.com', 'Sales@example.com is the sender of this step as well.'],
])('for copies to %j gives the advice %j', (cc, advice) => {
  expect(adviceOnCopies(cc, 'sales@example.com')).toBe(advice)
})
