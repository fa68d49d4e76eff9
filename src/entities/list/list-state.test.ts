import { expect, it } from 'vitest'
import type { List } from './list-queries'
import { listState } from './list-state'

const list: List = {
  id: '1',
  name: 'Leads',
  description: '',
  leads: [],
  totalLeads: 2,
  contactCount: 2,
}

it.each([
  [undefined, [list], 'none'],
  ['1', undefined, 'unknown'],
  ['1', [list], list],
  ['2', [list], 'missing'],
])('the list %s among %j is %j', (listId, lists, expected) => {
  expect(listState(lists, listId)).toEqual(expected)
})
