import { deviceStorage } from '@/shared/lib/browser-storage'

/** Storage key of the last timestamp that any tab has used. */
const MARK_KEY = 'manual-id'

/** Milliseconds since the epoch, in the years 2001 to 2286. */
const STAMP = /^\d{13}$/

/** The last timestamp of this page, in case storage is blocked. */
let ownMark = 0

function readMark(): number {
  const kept = deviceStorage.read(MARK_KEY) ?? ''
  return Math.max(ownMark, STAMP.test(kept) ? Number(kept) : 0)
}

/**
 * Reserves `count` consecutive timestamps in milliseconds, near the current time and larger than all
 * reserved before on this device.
 *
 * @returns the first timestamp
 */
export function reserveManualIds(count: number): number {
  const first = Math.max(Date.now(), readMark() + 1)
  ownMark = first + count - 1
  deviceStorage.write(MARK_KEY, String(ownMark))
  return first
}

/** The apolloId of a lead that no search found: 'manual' and a strictly increasing timestamp. */
export const toManualId = (stamp: number): string => `manual${stamp}`

export const nextManualId = (): string => toManualId(reserveManualIds(1))
