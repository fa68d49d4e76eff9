import * as z from 'zod/mini'
import type { RevealOutcome } from '@/entities/lead/lead-mapping'
import { kept } from '@/shared/lib/kept'

const MOST = 10

/** What addresses cost in earlier reveals, in units (100 are one credit). The latest is the last. */
export const revealPrices = kept({
  name: 'reveal-prices',
  scope: 'device',
  schema: z.array(z.number().check(z.positive())),
  fallback: [],
  atLogOut: 'stays',
})

/** An answer without costs says nothing about the price: the addresses may have been paid for before. */
export function learnPrice({ revealed, creditsUsed }: RevealOutcome): void {
  if (creditsUsed <= 0) return
  const price = creditsUsed / Math.max(1, revealed)
  revealPrices.update((prices) => [...prices, price].slice(-MOST))
}

/** In units; undefined while no price is known. */
export function costAtMost(addresses: number, prices: readonly number[]): number | undefined {
  return prices.length === 0 ? undefined : Math.ceil(addresses * Math.max(...prices))
}
