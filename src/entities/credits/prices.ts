import * as z from 'zod/mini'
import { persisted } from '@/shared/lib/device/persisted'

const MOST_PRICES = 10

/** Prices observed on this device, in units (100 are one credit), newest last. */
const schema = z.array(z.number().check(z.positive()))

/** Per address, in earlier reveals. */
export const revealPrices = persisted({
  name: 'reveal-prices',
  scope: 'device',
  schema,
  fallback: [],
  atLogOut: 'stays',
})
/** Differences of the balance before and after a search. */
export const searchPrices = persisted({
  name: 'search-prices',
  scope: 'device',
  schema,
  fallback: [],
  atLogOut: 'stays',
})

function learn(prices: typeof revealPrices, price: number, most = MOST_PRICES): void {
  if (price > 0) prices.update((known) => [...known, price].slice(-most))
}

/** Ignores answers without costs, because the addresses may have been paid for before. */
export function learnRevealPrice(revealed: number, creditsUsed = 0): void {
  learn(revealPrices, creditsUsed / Math.max(1, revealed))
}

/** Maximum cost in units; undefined if no price is known. */
export function costAtMost(addresses: number, prices: readonly number[]): number | undefined {
  return prices.length === 0 ? undefined : Math.ceil(addresses * Math.max(...prices))
}

/** Few, because the price may change; more than one, because colleagues spend credits as well. */
const MOST_SEARCHES = 3

/** @param before balance before the search; undefined if unknown, as `after` */
export function learnSearchPrice(before: number | undefined, after: number | undefined): void {
  if (before !== undefined && after !== undefined)
    learn(searchPrices, before - after, MOST_SEARCHES)
}

/** Undefined until a search has shown it. */
export const searchPrice = (prices: readonly number[]): number | undefined =>
  prices.length > 0 ? Math.min(...prices) : undefined
