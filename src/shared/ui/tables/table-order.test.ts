import { expect, it } from 'vitest'
import { readOrder, writeOrder } from './table-order'

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
