export type ManualIds = { stamp: number; random: string }

/** Twelve random digits prevent collisions between imports on two devices at the same instant. */
export function newManualIds(): ManualIds {
  const random = [...crypto.getRandomValues(new Uint32Array(2))]
    .map((value) => String(value % 1_000_000).padStart(6, '0'))
    .join('')
  return { stamp: Date.now(), random }
}

/** 'manual', a 13-digit millisecond timestamp offset by the position, and the random digits. */
export const manualIdAt = ({ stamp, random }: ManualIds, position: number): string =>
  `manual${stamp + position}${random}`

export const isManualId = (id: string): boolean => id.startsWith('manual')

export const nextManualId = (): string => manualIdAt(newManualIds(), 0)
