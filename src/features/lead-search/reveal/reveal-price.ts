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

type Known = {
  /** The latest is the last. */
  prices: readonly number[]
  /** Of this page. */
  lastOutcome?: RevealOutcome
}

export const revealPrices = createStore<Known>({ prices: readPrices() })

/** An answer without costs says nothing about the price: the addresses may have been paid for before. */
export function learnPrice(outcome: RevealOutcome): void {
  const { revealed, creditsUsed } = outcome
  revealPrices.update(({ prices }) => ({
    lastOutcome: outcome,
    prices:
      creditsUsed > 0 ? [...prices, creditsUsed / Math.max(1, revealed)].slice(-MOST) : prices,
  }))
  deviceStorage.write(KEY, JSON.stringify(revealPrices.get().prices))
}

/** In units; undefined while no price is known. */
export function costAtMost(addresses: number, prices: readonly number[]): number | undefined {
  return prices.length === 0 ? undefined : Math.ceil(addresses * Math.max(...prices))
}
