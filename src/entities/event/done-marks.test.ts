import { expect, it } from 'vitest'
import { withMarks } from './done-marks'

it('marks are added once and removed, and the oldest are dropped', () => {
  expect(withMarks(['a', 'b'], ['b', 'c'], true)).toEqual(['a', 'b', 'c'])
  expect(withMarks(['a', 'b', 'c'], ['a', 'c'], false)).toEqual(['b'])
  const many = Array.from({ length: 1000 }, (_, index) => String(index))
  const marked = withMarks(many, ['new'], true)
  expect([marked.length, marked[0], marked.at(-1)]).toEqual([1000, '1', 'new'])
})
