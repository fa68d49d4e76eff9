import { expect, it } from 'vitest'
import { readOrder, sortRows, writeOrder } from './table-order'

const columns = ['name', 'size'] as const

it.each([
  ['name', { column: 'name', isDescending: false }],
  ['-size', { column: 'size', isDescending: true }],
])('reads and writes the order %s', (text, order) => {
  expect(readOrder(text, columns)).toEqual(order)
  expect(writeOrder(readOrder(text, columns))).toBe(text)
})

it.each([undefined, '', '-', '--name', 'constructor', 'NAME'])('%s sorts nothing', (text) => {
  expect(readOrder(text, columns)).toBeUndefined()
  expect(writeOrder(readOrder(text, columns))).toBeUndefined()
})

it('names that differ only by an accent or a capital have a fixed order', () => {
  const names = ['Zoë', 'zoe', 'Zoe', 'Zoé', 'Ana 10', 'Ana 9']
  const sorted = (rows: readonly string[]) =>
    sortRows(rows, { column: 'name', isDescending: false }, (name) => name)
  expect(sorted(names)).toEqual(['Ana 9', 'Ana 10', 'zoe', 'Zoe', 'Zoé', 'Zoë'])
  expect(sorted(names.toReversed())).toEqual(sorted(names))
})
