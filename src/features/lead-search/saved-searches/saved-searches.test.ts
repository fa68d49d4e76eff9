import { expect, it } from 'vitest'
import { noFilters } from '@/entities/lead/lead-filters'
import { savedSearches, withoutSaved, withRecent, withSaved } from './saved-searches'

const none = { saved: [], recent: [] }
const searchOf = (title: string) => ({ filters: { ...noFilters, jobTitles: [title] }, limit: 25 })

it('keeps the last five, each once, newest first', () => {
  const titles = ['A', 'B', 'C', 'D', 'E', 'F', 'B']
  const { recent } = titles.map(searchOf).reduce(withRecent, none)
  expect(recent.map(({ filters }) => filters.jobTitles[0])).toEqual(['B', 'F', 'E', 'D', 'C'])
})

it('distinguishes a job title and a technology of the same name', () => {
  const jobTitle = searchOf('Python')
  const technology = { filters: { ...noFilters, technologies: ['Python'] }, limit: 25 }
  expect([jobTitle, technology, jobTitle].reduce(withRecent, none).recent).toEqual([
    jobTitle,
    technology,
  ])
})

it('saves by name', () => {
  const two = [
    { ...searchOf('A'), name: 'Zed', isUnlisted: false },
    { ...searchOf('B'), name: 'Ann', isUnlisted: false },
    { ...searchOf('C'), name: 'Zed', isUnlisted: true },
  ].reduce(withSaved, none)
  expect(
    two.saved.map(({ name, filters, isUnlisted }) => [name, filters.jobTitles[0], isUnlisted]),
  ).toEqual([
    ['Ann', 'B', false],
    ['Zed', 'C', true],
  ])
  expect(withoutSaved(two, 'Ann').saved.map(({ name }) => name)).toEqual(['Zed'])
})

it.each([
  [
    '{"saved":[{"name":4,"limit":"9e9"}],"recent":[]}',
    [{ name: '', filters: noFilters, limit: 1000, isUnlisted: false }],
  ],
  ['rubbish', []],
])('reads %s in the storage', (stored, saved) => {
  localStorage.setItem('searches:1', stored)
  expect(savedSearches('1').get().saved).toEqual(saved)
})
