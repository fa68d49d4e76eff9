import { createRandom } from '../simulation/prospects/random'

/** Milliseconds, inclusive. */
export type Latency = readonly [min: number, max: number]

export const latencies = {
  none: [0, 0],
  real: [150, 300],
  slow: [3_000, 3_000],
} as const satisfies Record<string, Latency>

export type LatencyName = keyof typeof latencies

/** @returns a generator of varying pauses, the same in every run */
export function createPauses() {
  const random = createRandom(1)
  return ([min, max]: Latency) => min + random.below(max - min + 1)
}
