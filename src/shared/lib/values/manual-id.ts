/** The ids of some contacts that no search found. Plain data, because a worker makes ids of it as well. */
export type ManualIds = { stamp: number; random: string }

/** Twelve random digits, so that two devices that import at the same instant share no id. */
export function newManualIds(): ManualIds {
  const random = [...crypto.getRandomValues(new Uint32Array(2))]
    .map((value) => String(value % 1_000_000).padStart(6, '0'))
    .join('')
  return { stamp: Date.now(), random }
}

/** 'manual', 13 digits of a time in milliseconds, different for each position, and the random digits. */
export const manualIdAt = ({ stamp, random }: ManualIds, position: number): string =>
  `manual${stamp + position}${random}`

export const isManualId = (id: string): boolean => id.startsWith('manual')

export const nextManualId = (): string => manualIdAt(newManualIds(), 0)
