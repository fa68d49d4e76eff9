import { describe, expect, it } from 'vitest'
import {
  cleanValues,
  completed,
  filterDefinitions,
  type FilterName,
  readFilters,
  suggest,
} from './lead-filters'
import { filterOptions } from './lead-filter-options'

function field(name: FilterName) {
  const found = filterDefinitions.find((filter) => filter.name === name)
  if (!found) throw new Error(`There is no filter ${name}`)
  return found
}

const labels = (name: FilterName, typed: string) =>
  suggest(field(name), typed).map(({ label }) => label)

it('offers the stated numbers of presets', () => {
  expect(filterOptions.jobTitles()).toHaveLength(15)
  expect(filterOptions.technologies()).toHaveLength(16)
  expect(filterOptions.companySizes().map(({ value }) => value)).toEqual([
    '1,10',
    '11,50',
    '51,200',
    '201,500',
    '501,1000',
    '1001,5000',
    '5001,10000',
    '10001,',
  ])
})

describe('values', () => {
  it.each<[FilterName, string[], string[]]>([
    [
      'jobTitles',
      ['CEO', ' ceo ', '', '  ', '\u200B', 'Chief of Staff'],
      ['CEO', 'Chief of Staff'],
    ],
    ['locations', ['NYC ', 'us', 'Paris, France', 'New York City, NY'], places()],
    ['industries', ['retail', 'Retail', 'spaceships'], ['retail']],
    ['companySizes', ['1,10', '1–10 employees', '3,4'], ['1,10']],
  ])('of %s %j become %j', (name, typed, expected) => {
    expect(cleanValues(field(name), typed)).toEqual(expected)
  })

  function places() {
    return ['New York City, NY', 'United States', 'Paris, France']
  }
})

describe('suggestions', () => {
  it('have at most five places', () => {
    expect(labels('locations', '')).toHaveLength(5)
    expect(labels('locations', 's')).toHaveLength(5)
  })

  it.each([
    ['us', 'United States'],
    ['nyc', 'New York City, NY'],
    ['sf', 'San Francisco, CA'],
    ['U.S.', 'United States'],
    ['sao', 'São Paulo, Brazil'],
    ['kingdom', 'United Kingdom'],
  ])('for the location %s start with %s', (typed, place) => {
    expect(labels('locations', typed)[0]).toBe(place)
  })

  it.each<[FilterName, string, string[]]>([
    ['locations', 'germ', ['Germany', 'Berlin, Germany', 'Munich, Germany', '“germ” as typed']],
    ['locations', 'Springfield', ['“Springfield” as typed']],
    ['locations', 'berlin', ['Berlin, Germany']],
    ['jobTitles', 'vp eng', ['VP of Engineering', '“vp eng” as typed']],
    ['jobTitles', 'eng vp', ['VP of Engineering', '“eng vp” as typed']],
    ['jobTitles', 'ceo', ['CEO']],
    ['technologies', 'js', ['Node.js', '“js” as typed']],
    ['industries', 'serv fin', ['Financial services']],
    ['industries', 'spaceships', []],
  ])('of %s for %j', (name, typed, expected) => {
    expect(labels(name, typed)).toEqual(expected)
  })

  it.each<[FilterName, string, string | undefined]>([
    ['locations', 'germ', 'Germany'],
    ['locations', 'united', 'United States'],
    ['locations', 'san francisco', 'San Francisco, CA'],
    ['locations', 'Berlin', undefined],
    ['locations', 'York', undefined],
    ['locations', 'CA', undefined],
    ['locations', 'Springfield', undefined],
    ['jobTitles', 'vp eng', 'VP of Engineering'],
    ['jobTitles', 'Engineer', undefined],
    ['jobTitles', 'VP', undefined],
    ['jobTitles', 'Chief of Staff', undefined],
    ['technologies', 'kube', 'Kubernetes'],
    ['technologies', 'SQL', undefined],
    ['technologies', 'Go', undefined],
    ['technologies', '+++', undefined],
  ])('complete in %s %j to %j', (name, typed, expected) => {
    expect(completed(field(name), typed)).toBe(expected)
  })

  it('of the other filters contain the typed text', () => {
    expect(labels('seniorityLevels', 'LEVEL')).toEqual([
      'VP level',
      'Director level',
      'Manager level',
      'Senior level',
      'Entry level',
    ])
  })
})

it('leaves out invalid filter values of a link', () => {
  const filters = readFilters({
    jobTitles: ['CEO', 'CEO'],
    industries: 'media',
    revenueRanges: ['1,2', '100000000,'],
    seniorityLevels: null,
  })
  expect(filters).toMatchObject({
    jobTitles: ['CEO'],
    industries: ['media'],
    revenueRanges: ['100000000,'],
    seniorityLevels: [],
    locations: [],
  })
})
