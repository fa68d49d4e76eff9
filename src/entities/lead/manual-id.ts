import { deviceStorage } from '@/shared/lib/browser-storage'

/** In storage the last stamp that any tab has given out. */
const MARK_KEY = 'manual-id'

/** As `Date.now()` writes it, in any year that matters. */
const STAMP = /^\d{13}$/

/** For as long as the page, should storage be blocked. */
let ownMark = 0

function readMark(): number {
  const kept = deviceStorage.read(MARK_KEY) ?? ''
  return Math.max(ownMark, STAMP.test(kept) ? Number(kept) : 0)
}

/**
 * Stamps of a block: the first one and as many as `count` in a row. They are near the present time
 * and larger than all that were given out before, on this device.
 *
 * @returns the first stamp
 */
export function reserveManualIds(count: number): number {
  const first = Math.max(Date.now(), readMark() + 1)
  ownMark = first + count - 1
  deviceStorage.write(MARK_KEY, String(ownMark))
  return first
}

/** The apolloId of a person whom no search knows: 'manual' and a strictly increasing timestamp. */
export const toManualId = (stamp: number): string => `manual${stamp}`

export const nextManualId = (): string => toManualId(reserveManualIds(1))
