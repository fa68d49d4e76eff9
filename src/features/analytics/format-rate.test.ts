import { expect, it } from 'vitest'
import { formatRate } from './format-rate'

it.each([
  [0, '0%'],
  [42, '42%'],
  [42.55, '42.6%'],
  [8.04, '8%'],
  [100, '100%'],
  [undefined, '–'],
])('%s reads %s', (rate, text) => {
  expect(formatRate(rate)).toBe(text)
})
