import { expect, it } from 'vitest'
import { addressesIn, isCompanyEmail, isSameAddress } from './addresses'

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

it.each([
  ['sales@example.com', 'sales@example.com', true],
  ['Sales@Example.com', 'sales@example.COM', true],
  [' sales@example.com', 'sales@example.com ', true],
  ['sales@example.com', 'sale@example.com', false],
  ['', 'sales@example.com', false],
  ['jose\u0301@example.com', 'JOS\u00C9@example.com', true],
  ['jos\u00E9@example.com', 'jose@example.com', false],
])('%j and %j: %s', (a, b, expected) => {
  expect(isSameAddress(a, b)).toBe(expected)
})

it('splits addresses at commas, semicolons and line ends', () => {
  expect(addressesIn('a@b.com, c@d.com;\r\n e@f.com,')).toEqual(['a@b.com', 'c@d.com', 'e@f.com'])
})
