import { translate } from '@/shared/i18n/translate'
import { addressesIn, isSameAddress } from '@/shared/lib/values/addresses'

const ADDRESS = /^[^\s@,;<>]+@[^\s@,;<>]+\.[^\s@,;<>]+$/

/** Advice on the copy addresses, if any. Not blocking. */
export function adviceOnCopies(cc: string, sender: string): string | undefined {
  const addresses = addressesIn(cc)
  const wrong = addresses.find((address) => !ADDRESS.test(address))
  if (wrong) return translate('“{wrong}” does not look like an e-mail address.', { wrong })
  const own = addresses.find((address) => isSameAddress(address, sender))
  return own === undefined
    ? undefined
    : translate('{own} is the sender of this step as well.', { own })
}
