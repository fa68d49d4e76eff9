import * as z from 'zod/mini'
import type { RevealOutcome } from '@/entities/lead/lead-mapping'
import { deviceStorage } from '@/shared/lib/browser-storage'
import { createStore } from '@/shared/lib/store'

/** What addresses cost in earlier reveals on this device, in units (100 are one credit). */
const KEY = 'reveal-prices'
const MOST = 10

const pricesReader = z.array(z.number().check(z.positive()))

function readPrices(): readonly number[] {
  try {
    return pricesReader.parse(JSON.parse(deviceStorage.read(KEY) ?? '[]'))
  } catch {
    return []
  }
}

/** The latest is the last. */
export const revealPrices = createStore(readPrices())

/** An answer without costs says nothing about the price: the addresses may have been paid for before. */
export function learnPrice({ revealed, creditsUsed }: RevealOutcome): void {
  if (creditsUsed <= 0) return
  const price = creditsUsed / Math.max(1, revealed)
  revealPrices.update((prices) => [...prices, price].slice(-MOST))
  deviceStorage.write(KEY, JSON.stringify(revealPrices.get()))
}

/** In units; undefined while no price is known. */
export function costAtMost(addresses: number, prices: readonly number[]): number | undefined {
  return prices.length === 0 ? undefined : Math.ceil(addresses * Math.max(...prices))
}
