import { expect, it } from 'vitest'
import { countNamesakes, togetherText } from './results'

const spring = { name: 'Fintech spring push' }

it.each([
  [[], ''],
  [[{ name: 'fintech spring push' }], ''],
  [[{ name: ' Fintech spring push ' }], 'together with the other “Fintech spring push”'],
  [[spring, spring], 'together with 2 others named “Fintech spring push”'],
])('figures of campaigns of one name are called shared, beside %j', (others, text) => {
  const campaigns = [spring, { name: 'Autumn' }, ...others]
  expect(togetherText(spring, countNamesakes(campaigns)(spring))).toBe(text)
})
