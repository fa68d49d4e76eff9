import { expect, it } from 'vitest'
import { companySizeLabel } from './lead-labels'

it.each([
  ['1,10', '1–10'],
  ['1001,5000', '1,001–5,000'],
  ['10001,', '10,001+'],
  ['about 50', 'about 50'],
  ['some, more', 'some, more'],
  ['', ''],
])('%s is labelled %s', (range, label) => {
  expect(companySizeLabel(range)).toBe(label)
})
