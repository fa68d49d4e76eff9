import { expect, test } from 'vitest'
import { freeName } from './free-name'

test.each([
  ['Spring push', ['Autumn'], 'Spring push'],
  ['Spring push', ['Spring push'], 'Spring push 2'],
  ['Spring push', ['Spring push', 'Spring push 2', ' Spring push 3 '], 'Spring push 4'],
  ['Spring push 2', ['Spring push 2'], 'Spring push 3'],
  ['2026', ['2026'], '2026 2'],
  ['Q3 2026', ['Q3 2026'], 'Q3 2026 2'],
])('the name after %s', (name, taken, expected) => {
  expect(freeName(name, taken)).toBe(expected)
})
