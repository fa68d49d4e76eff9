/** Clock of a mock world: real time plus the time skipped by `advance`. */
export type Clock = {
  /** Milliseconds since the epoch. */
  now: () => number
  advance: (milliseconds: number) => void
  freeze: (at: number) => void
  reset: () => void
}

export const second = 1000
export const minute = 60 * second
export const hour = 60 * minute
export const day = 24 * hour

export function createClock(realTime: () => number = Date.now): Clock {
  let skipped = 0
  let frozenAt: number | null = null
  return {
    now: () => (frozenAt ?? realTime()) + skipped,
    advance: (milliseconds) => {
      skipped += milliseconds
    },
    freeze: (at) => {
      frozenAt = at
      skipped = 0
    },
    reset: () => {
      frozenAt = null
      skipped = 0
    },
  }
}
