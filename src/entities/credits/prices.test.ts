import { beforeEach, expect, test } from 'vitest'
import {
  costAtMost,
  learnRevealPrice,
  learnSearchPrice,
  revealPrices,
  searchPrice,
  searchPrices,
} from './prices'

beforeEach(() => {
  revealPrices.set([])
  searchPrices.set([])
})

test('shows no price if none is known', () => {
  expect(costAtMost(3, revealPrices.get())).toBeUndefined()
  learnRevealPrice(5, 0)
  expect(costAtMost(3, revealPrices.get())).toBeUndefined()
})

test('uses the highest price of earlier reveals, because some addresses may have been free', () => {
  learnRevealPrice(4, 400)
  learnRevealPrice(4, 100)
  expect(costAtMost(3, revealPrices.get())).toBe(300)
  expect(JSON.parse(localStorage.getItem('reveal-prices') ?? '')).toEqual([100, 25])
})

test('a reveal that found nothing counts as one address', () => {
  learnRevealPrice(0, 50)
  expect(costAtMost(2, revealPrices.get())).toBe(100)
})

test('forgets old prices', () => {
  learnRevealPrice(1, 900)
  for (let reveal = 0; reveal < 10; reveal += 1) learnRevealPrice(1, 100)
  expect(costAtMost(1, revealPrices.get())).toBe(100)
})

type Balances = [before: number | undefined, after: number | undefined]
test.each<[string, Balances[], number | undefined]>([
  ['no search', [], undefined],
  ['a balance that was not known', [[undefined, 100]], undefined],
  ['a balance that was not read again', [[100, undefined]], undefined],
  ['a free search', [[100, 100]], undefined],
  ['credits that were bought meanwhile', [[100, 5000]], undefined],
  ['one search', [[1000, 750]], 250],
  [
    'a colleague who spent as well',
    [
      [1000, 350],
      [350, 100],
    ],
    250,
  ],
  [
    'a new price',
    [
      [1000, 900],
      [900, 600],
      [600, 300],
      [300, 0],
    ],
    300,
  ],
])('the price of a search after %s', (_, searches, price) => {
  for (const search of searches) learnSearchPrice(...search)
  expect(searchPrice(searchPrices.get())).toBe(price)
})
