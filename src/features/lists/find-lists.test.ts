import { describe, expect, it } from 'vitest'
import { findLists, type ListOrder, usesByList } from './find-lists'

const lists = [
  ['Spring 10', 7],
  ['spring 9', 120],
  ['Autumn', 0],
].map(([name, totalLeads], index) => ({
  id: String(index),
  name: String(name),
  description: '',
  leads: [],
  totalLeads: Number(totalLeads),
}))
const names = (text: string, order?: ListOrder) =>
  findLists(lists, text, order).map(({ name }) => name)

describe('the lists that are shown', () => {
  it.each([
    ['', ['Spring 10', 'spring 9', 'Autumn']],
    [' SPRING ', ['Spring 10', 'spring 9']],
    ['winter', []],
  ])('contain “%s”, in the order of the server', (text, expected) => {
    expect(names(text)).toEqual(expected)
  })

  it.each([
    ['name', ['Autumn', 'spring 9', 'Spring 10']],
    ['size', ['Autumn', 'Spring 10', 'spring 9']],
  ] as const)('are sorted by %s, both ways', (column, expected) => {
    expect(names('', { column, isDescending: false })).toEqual(expected)
    expect(names('', { column, isDescending: true })).toEqual(expected.toReversed())
  })
})

it('counts the campaigns of each list', () => {
  const campaigns = ['4', undefined, '7', '4'].map((listId) => ({ listId }))
  expect([...usesByList(campaigns)]).toEqual([
    ['4', 2],
    ['7', 1],
  ])
})
