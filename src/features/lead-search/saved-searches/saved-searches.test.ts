import { expect, it } from 'vitest'
import { noFilters } from '@/entities/lead/search/lead-filters'
import { type SavedSearch, savedSearches, withoutSaved, withSaved } from './saved-searches'

const searchOf = (title: string) => ({ filters: { ...noFilters, jobTitles: [title] }, limit: 25 })

it('saves by name', () => {
  const two = [
    { ...searchOf('A'), name: 'Zed', isUnlisted: false },
    { ...searchOf('B'), name: 'Ann', isUnlisted: false },
    { ...searchOf('C'), name: 'Zed', isUnlisted: true },
  ].reduce<SavedSearch[]>(withSaved, [])
  expect(
    two.map(({ name, filters, isUnlisted }) => [name, filters.jobTitles[0], isUnlisted]),
  ).toEqual([
    ['Ann', 'B', false],
    ['Zed', 'C', true],
  ])
  expect(withoutSaved(two, 'Ann').map(({ name }) => name)).toEqual(['Zed'])
})

it.each([
  [
    '{"saved":[{"name":4,"limit":"9e9"}],"recent":[]}',
    [{ name: '', filters: noFilters, limit: 1000, isUnlisted: false }],
  ],
  ['rubbish', []],
])('reads %s in the storage', (stored, saved) => {
  localStorage.setItem('searches:1', stored)
  expect(savedSearches('1').get()).toEqual(saved)
})
