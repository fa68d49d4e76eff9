import { expect, it } from 'vitest'
import { canonicalPlace, places, suggestPlaces } from './places'

it.each([
  ['us', 'United States'],
  ['USA', 'United States'],
  ['nyc', 'New York City, NY'],
  [' SF ', 'San Francisco, CA'],
  ['u.k.', 'United Kingdom'],
  ['München', 'Munich, Germany'],
  ['Washington  DC', 'Washington, DC'],
  ['paris, france', 'Paris, France'],
])('%j is %s', (typed, place) => {
  expect(canonicalPlace(typed)).toBe(place)
})

it.each(['Springfield', 'Paris, Texas', 'CA'])('%s stays unchanged', (typed) => {
  expect(canonicalPlace(typed)).toBe(typed)
})

it('each canonical place maps to itself', () => {
  expect(places.map(canonicalPlace)).toEqual(places)
})

it('suggests nothing for an unknown name', () => {
  expect(suggestPlaces('xyz')).toEqual([])
})
