import { expect, it } from 'vitest'
import { formatCredits } from './format-credits'

it.each([
  [0, '0.0 credits'],
  [1, '0.01 credits'],
  [9, '0.09 credits'],
  [10, '0.1 credits'],
  [250, '2.5 credits'],
  [123_456, '1,234.6 credits'],
])('%d units are %s', (units, text) => {
  expect(formatCredits(units)).toBe(text)
})
