import { beforeEach, expect, test } from 'vitest'
import { costAtMost, learnPrice, revealPrices } from './reveal-price'

const outcome = (revealed: number, creditsUsed: number) => ({
  emails: new Map<string, string | null>(),
  revealed,
  requested: 5,
  creditsUsed,
})

beforeEach(() => void revealPrices.set([]))

test('claims nothing where nothing is known', () => {
  expect(costAtMost(3, revealPrices.get())).toBeUndefined()
  learnPrice(outcome(5, 0))
  expect(costAtMost(3, revealPrices.get())).toBeUndefined()
})

test('is the highest price of earlier reveals: some addresses may have been free', () => {
  learnPrice(outcome(4, 400))
  learnPrice(outcome(4, 100))
  expect(costAtMost(3, revealPrices.get())).toBe(300)
  expect(JSON.parse(localStorage.getItem('reveal-prices') ?? '')).toEqual([100, 25])
})

test('a reveal that found nothing counts as one address', () => {
  learnPrice(outcome(0, 50))
  expect(costAtMost(2, revealPrices.get())).toBe(100)
})

test('forgets prices of long ago', () => {
  learnPrice(outcome(1, 900))
  for (let reveal = 0; reveal < 10; reveal += 1) learnPrice(outcome(1, 100))
  expect(costAtMost(1, revealPrices.get())).toBe(100)
})
