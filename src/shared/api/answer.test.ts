import * as z from 'zod/mini'
import { describe, expect, it } from 'vitest'
import {
  count,
  id,
  idText,
  instant,
  items,
  itemsIn,
  optionalNumber,
  optionalText,
  optionalWireId,
  read,
  readAgain,
  text,
} from './answer'

describe('single values', () => {
  it.each([
    [id, 7, '7'],
    [id, '7', '7'],
    [text, 'Ann', 'Ann'],
    [text, null, ''],
    [text, undefined, ''],
    [text, 12, '12'],
    [text, { first: 'Ann' }, ''],
    [optionalText, '  ', undefined],
    [optionalText, null, undefined],
    [optionalText, 'a@b.co', 'a@b.co'],
    [optionalNumber, '42.5', 42.5],
    [optionalNumber, '', undefined],
    [optionalNumber, 'many', undefined],
    [optionalNumber, null, undefined],
    [count, -3, 0],
    [count, '12', 12],
    [count, undefined, 0],
    [instant, '2026-01-05T09:00:00Z', Date.UTC(2026, 0, 5, 9)],
    [instant, 1_767_603_600, Date.UTC(2026, 0, 5, 9)],
    [instant, '1767603600000', Date.UTC(2026, 0, 5, 9)],
    [instant, 'soon', undefined],
    [instant, '1e400', undefined],
    [instant, null, undefined],
  ])('converts or defaults the value of case %#', (schema, value, expected) => {
    expect(read(schema as z.ZodMiniType, value)).toBe(expected)
  })
})

const named = z.object({ id, name: text })

describe('lists', () => {
  it.each([
    ['a bare array', [{ id: 1, name: 'A' }]],
    ['an object that holds it', { lists: [{ id: 1, name: 'A' }] }],
    ['unreadable items beside a good one', [null, 'x', { name: 'no id' }, { id: 1, name: 'A' }]],
  ])('reads %s', (_, body) => {
    expect(read(itemsIn(named, 'lists'), body)).toEqual([{ id: '1', name: 'A' }])
  })

  it('takes a missing array inside a record as empty', () => {
    expect(read(z.object({ leads: items(named) }), {})).toEqual({ leads: [] })
    expect(read(itemsIn(named, 'lists'), { lists: null })).toEqual([])
  })

  it.each([
    ['nothing', undefined, 'The server sent an empty answer.'],
    ['null', null, 'The server sent an answer without the data that is needed here.'],
    ['a text', 'hello', 'The server sent an answer without the data that is needed here.'],
    [
      'another object',
      { rows: [] },
      'The server sent an answer without the data that is needed here.',
    ],
  ])('refuses %s', (_, body, message) => {
    expect(() => read(itemsIn(named, 'lists'), body)).toThrow(message)
  })
})

describe('a list that is refetched', () => {
  const first = '[{"id":1,"name":"A"},{"id":2,"name":"B"}]'

  it('is the same object when the text is the same', () => {
    const before = readAgain(named, 'lists', first)
    expect(readAgain(named, 'lists', first, before)).toBe(before)
  })

  it('keeps the objects of unchanged items, in any order', () => {
    const before = readAgain(named, 'lists', first)
    const after = readAgain(named, 'lists', '[{"id":2,"name":"B"},{"id":1,"name":"Z"}]', before)
    expect(after).toEqual([
      { id: '2', name: 'B' },
      { id: '1', name: 'Z' },
    ])
    expect(after[0]).toBe(before[1])
  })

  it('reflects a change that was made to the cached list in the meantime', () => {
    const before = readAgain(named, 'lists', first)
    const changed = before.map((item) => ({ ...item, name: 'C' }))
    expect(readAgain(named, 'lists', first, changed)).toEqual(before)
  })

  it.each([
    ['nothing', '', 'The server sent an empty answer.'],
    ['half a text', '[{"id":1,', 'The server sent an answer that could not be read.'],
    ['a page', '<html></html>', 'The server sent an answer that could not be read.'],
  ])('refuses %s', (_, text, message) => {
    expect(() => readAgain(named, 'lists', text)).toThrow(message)
  })
})

it.each([
  [11, '11'],
  ['12', '12'],
  [' ap-1 ', 'ap-1'],
  ['007', '007'],
])('keeps the id %j as it came; its key is %j', (wire, key) => {
  expect(read(optionalWireId, wire)).toBe(wire)
  expect(idText(wire)).toBe(key)
})

it.each([null, '', ' ', undefined, {}])('takes the id %j as missing', (wire) => {
  expect(read(optionalWireId, wire)).toBeUndefined()
})
