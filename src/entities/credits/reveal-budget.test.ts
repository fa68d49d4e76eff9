import { expect, test } from 'vitest'
import { costAtMost, revealBudget } from './reveal-budget'

test.each<[string, Parameters<typeof revealBudget>, object]>([
  ['no known price', [36, [], 12_250], { cost: undefined }],
  ['an unknown balance', [36, [100], undefined], { cost: 3600 }],
  ['enough', [36, [100], 12_250], { cost: 3600, covered: 36 }],
  ['exactly enough', [36, [100], 3600], { cost: 3600, covered: 36 }],
  ['too little', [200, [100], 12_000], { cost: 20_000, covered: 120 }],
  ['a rest that pays for no further address', [499, [100], 8050], { covered: 80 }],
  ['the highest of several prices', [10, [25, 100, 50], 450], { cost: 1000, covered: 4 }],
  ['less than one address', [3, [100], 99], { covered: 0 }],
  ['a debt', [3, [100], -500], { covered: 0 }],
  ['a price that is no whole unit', [3, [33.4], 100.2], { cost: 101, covered: 3 }],
])('a budget with %s', (_, input, expected) => {
  expect(revealBudget(...input)).toMatchObject({ count: input[0], ...expected })
})

test('reveals at most what the balance covers', () => {
  const balances = Array.from({ length: 150 }, (_, index) => index * 7)
  const costs = balances.map((balance) =>
    costAtMost(revealBudget(20, [49], balance).covered ?? 99, [49]),
  )
  expect(costs.filter((cost = 0, index) => cost > (balances[index] ?? 0))).toEqual([])
})
