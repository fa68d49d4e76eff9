import { expect, it } from 'vitest'
import { doneBy, withMarks } from './done-marks'

const marks = (...keys: string[]) => keys.map((key, at) => ({ key, at }))
const keysOf = (all: { key: string }[]) => all.map(({ key }) => key)

it('marks are replaced and removed, and the oldest are dropped', () => {
  expect(keysOf(withMarks(marks('a', 'b'), ['b', 'c'], marks('b', 'c')))).toEqual(['a', 'b', 'c'])
  expect(keysOf(withMarks(marks('a', 'b', 'c'), ['a', 'c'], []))).toEqual(['b'])
  const many = marks(...Array.from({ length: 10_000 }, (_, index) => String(index)))
  const marked = keysOf(withMarks(many, ['new'], marks('new')))
  expect([marked.length, marked[0], marked.at(-1)]).toEqual([10_000, '1', 'new'])
})

it.each([
  [{ at: new Date(2026, 10, 24).getTime(), by: 'Anna' }, 'done by Anna, November 24'],
  [{ at: 0, by: 'Anna' }, 'done by Anna'],
  [{ at: 1 }, ''],
])('%j reads “%s”', (mark, text) => {
  expect(doneBy(mark)).toBe(text)
})
