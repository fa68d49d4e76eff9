/** Equal for addresses that differ in case and surrounding white space only. */
export const addressKey = (address: string) => address.trim().toLowerCase()

/** Compares two e-mail addresses, ignoring case and surrounding white space. */
export function isSameAddress(a: string, b: string): boolean {
  return addressKey(a) === addressKey(b)
}
