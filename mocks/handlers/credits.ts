import { http } from '../contract/contract-http'
import { requireUser } from './guards'
import type { World } from '../model/world'

const searchPrice = 250
/** Units per address found. */
const revealPrice = 100

export function balanceOf(world: World): number {
  return world.db.account.get('1')?.balance ?? 0
}

/**
 * Deducts the units.
 * @returns false, without a deduction, if the balance is too low
 */
function pay(world: World, units: number): boolean {
  const balance = balanceOf(world)
  if (balance < units) return false
  world.db.account.update('1', { balance: balance - units })
  return true
}

export const payForSearch = (world: World) => pay(world, searchPrice)

/** @returns the price in units, or null if the balance is too low */
export function payForReveals(world: World, found: number): number | null {
  const price = found * revealPrice
  return pay(world, price) ? price : null
}

export function creditHandlers(world: World) {
  return [
    http.get('/api/credits/balance', ({ response, ...call }) => {
      requireUser(world, call)
      return response(200).json({ balance: balanceOf(world) })
    }),
  ]
}
