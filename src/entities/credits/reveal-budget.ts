/** Maximum cost of a reveal, and how far the balance goes. In units: 100 are one credit. */
export type RevealBudget = { count: number } & (
  | { cost: undefined; balance: number | undefined; covered?: undefined }
  | { cost: number; balance: undefined; covered?: undefined }
  | {
      cost: number
      balance: number
      /** Number of addresses that the balance pays for; at most `count`. */
      covered: number
    }
)

/** Maximum cost in units; undefined if no price is known. */
export function costAtMost(addresses: number, prices: readonly number[]): number | undefined {
  return prices.length === 0 ? undefined : Math.ceil(addresses * Math.max(...prices))
}

/**
 * @param prices per address, from earlier reveals
 * @param balance undefined if unknown
 */
export function revealBudget(
  count: number,
  prices: readonly number[],
  balance: number | undefined,
): RevealBudget {
  const cost = costAtMost(count, prices)
  if (cost === undefined) return { count, cost, balance }
  if (balance === undefined) return { count, cost, balance }
  const payable = Math.floor(Math.max(0, balance) / Math.max(...prices))
  return { count, cost, balance, covered: cost <= balance ? count : Math.min(count, payable) }
}
