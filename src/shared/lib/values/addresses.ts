/**
 * Equal for addresses that differ in case, in surrounding white space, or in how their letters are composed.
 * An accent makes another mailbox.
 */
export const addressKey = (address: string) => address.normalize('NFKC').trim().toLowerCase()

/** Compares two e-mail addresses by `addressKey`. */
export function isSameAddress(a: string, b: string): boolean {
  return addressKey(a) === addressKey(b)
}

/**
 * Whether the part of an address after the last @ is exactly the domain, ignoring case and
 * surrounding white space.
 */
export function isCompanyEmail(address: string, domain: string): boolean {
  const trimmed = address.trim().toLowerCase()
  const at = trimmed.lastIndexOf('@')
  return at > 0 && trimmed.slice(at + 1) === domain
}

/** The addresses in a text: splits at commas, semicolons and line ends. */
export const addressesIn = (text: string): string[] =>
  text
    .split(/[,;\r\n]/)
    .map((part) => part.trim())
    .filter(Boolean)
