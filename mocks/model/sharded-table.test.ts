import { expect, test } from 'vitest'
import { createShardedTable } from './sharded-table'

type Row = { id: string; code: string }
const row = (number: number): Row => ({ id: String(number), code: `c${number}` })

test('a removed row is found by neither column, and the others do not move', () => {
  const table = createShardedTable<Row>('code')
  for (let number = 1; number <= 3; number += 1) table.insert(row(number))
  expect(table.remove('2')).toBe(true)
  expect(table.remove('2')).toBe(false)
  expect([table.get('2'), table.getByUnique('c2')]).toEqual([undefined, undefined])
  table.insert(row(4))
  expect(table.getByUnique('c4')).toEqual(row(4))
  expect(table.all()).toEqual([row(1), row(3), row(4)])
  expect(table.count()).toBe(3)
})

test('refuses a duplicate id', () => {
  const table = createShardedTable<Row>('code')
  table.insert(row(1))
  expect(() => table.insert(row(1))).toThrow('There is a row 1 already')
})

test('restored shards replace the rows of the same shard, in any order', () => {
  const source = createShardedTable<Row>('code')
  for (let number = 1; number <= 1_200; number += 1) source.insert(row(number))
  source.update('1', { code: 'changed' })
  expect(source.getByUnique('c1')).toBeUndefined()
  const shards = source.takeChanges().toReversed()
  expect(shards.map(({ key, rows }) => [key, rows.length])).toEqual([
    ['2', 200],
    ['1', 500],
    ['0', 500],
  ])
  const copy = createShardedTable<Row>('code')
  copy.insert(row(1))
  copy.restore(shards)
  expect(copy.all()).toEqual(source.all())
  expect(copy.getByUnique('c1')).toBeUndefined()
  expect(copy.takeChanges()).toEqual([])
})
