import { isAscii } from './text-key'

/**
 * Comparison key: ignores case, surrounding white space and Unicode composition. Accents are kept:
 * they denote a different mailbox.
 */
export const addressKey = (address: string) =>
  (isAscii(address) ? address : address.normalize('NFKC')).trim().toLowerCase()

export function isSameAddress(a: string, b: string): boolean {
  return addressKey(a) === addressKey(b)
}

/**
 * Whether the part after the last @ is exactly the domain, ignoring case and surrounding white
 * space.
 */
export function isCompanyEmail(address: string, domain: string): boolean {
  const trimmed = address.trim().toLowerCase()
  const at = trimmed.lastIndexOf('@')
  return at > 0 && trimmed.slice(at + 1) === domain
}

/** Splits a text into addresses at commas, semicolons and line ends. */
export const addressesIn = (text: string): string[] =>
  text
    .split(/[,;\r\n]/)
    .map((part) => part.trim())
    .filter(Boolean)
